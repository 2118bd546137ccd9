// A small store for tests that speaks as much S3 as backups need: PUT, GET, DELETE of objects and
// ListObjectsV2, path style, and checks every signature (version 4) and every body against its
// x-amz-content-sha256.
//
//   node local_s3.mjs [--attached]      bucket "sicherungen", key "local-key", secret "local-secret", region
//   "eu-test"
//
// Prints its address. Tests steer it under /_control (see `controls`). Everything is forgotten when it ends.
import crypto from "node:crypto";
import http from "node:http";

const account = {
  key: "local-key",
  secret: "local-secret",
  region: "eu-test",
  bucket: "sicherungen",
};
const objects = new Map();
const calls = [];
const state = {
  failure: null,
  failures: 0,
  halves: false,
  delay: 0,
  pageSize: 1000,
  spoils: false,
};

const sha256 = (bytes) => crypto.createHash("sha256").update(bytes).digest("hex");
const hmac = (key, text) => crypto.createHmac("sha256", key).update(text).digest();
const encoded = (text) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);

class Refusal extends Error {
  constructor(status, code) {
    super(code);
    this.status = status;
  }
}

/** Computes the signature anew, from what came over the wire, and refuses what differs. */
function checkSignature(request, url, body) {
  const { authorization = "" } = request.headers;
  const [, key, day, region, names, signature] =
    authorization.match(
      /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/,
    ) ?? [];
  if (!key) throw new Refusal(403, "AccessDenied");
  if (key !== account.key) throw new Refusal(403, "InvalidAccessKeyId");
  if (region !== account.region) throw new Refusal(400, "AuthorizationHeaderMalformed");
  const signed = names.split(";");
  for (const needed of ["host", "x-amz-date", "x-amz-content-sha256"])
    if (!signed.includes(needed)) throw new Refusal(403, "AccessDenied");
  const time = request.headers["x-amz-date"];
  const [, y, mo, d, h, mi, s] = time.match(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/) ?? [];
  if (Math.abs(Date.UTC(y, mo - 1, d, h, mi, s) - Date.now()) > 15 * 60_000)
    throw new Refusal(403, "RequestTimeTooSkewed");
  const query = [...url.searchParams]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .sort()
    .join("&");
  const canonical = [
    request.method,
    url.pathname,
    query,
    ...signed.map((name) => `${name}:${request.headers[name]}`),
    "",
    names,
    request.headers["x-amz-content-sha256"],
  ].join("\n");
  const text = ["AWS4-HMAC-SHA256", time, `${day}/${region}/s3/aws4_request`, sha256(canonical)].join("\n");
  const signingKey = hmac(hmac(hmac(hmac(`AWS4${account.secret}`, day), region), "s3"), "aws4_request");
  if (hmac(signingKey, text).toString("hex") !== signature) throw new Refusal(403, "SignatureDoesNotMatch");
  if (sha256(body) !== request.headers["x-amz-content-sha256"]) throw new Refusal(400, "XAmzContentSHA256Mismatch");
}

const escapeXml = (text) => text.replace(/[&<>]/g, (c) => `&#${c.charCodeAt(0)};`);

function list(url) {
  const prefix = url.searchParams.get("prefix") ?? "";
  const names = [...objects.keys()].filter((name) => name.startsWith(prefix)).sort();
  const from = Number(url.searchParams.get("continuation-token") ?? 0);
  const page = names.slice(from, from + state.pageSize);
  const more = from + page.length < names.length;
  const contents = page.map(
    (name) => `<Contents><Key>${escapeXml(name)}</Key><Size>${objects.get(name).length}</Size></Contents>`,
  );
  const next = more ? `<NextContinuationToken>${from + page.length}</NextContinuationToken>` : "";
  return `<?xml version="1.0" encoding="UTF-8"?>\n<ListBucketResult><IsTruncated>${more}</IsTruncated>${
    next
  }${contents.join("")}</ListBucketResult>`;
}

function answer(request, url, body) {
  if (state.failure && state.failures !== 0) {
    state.failures -= 1;
    throw new Refusal(state.failure, "SlowDown");
  }
  checkSignature(request, url, body);
  const [, bucket, key = ""] = decodeURIComponent(url.pathname).match(/^\/([^/]+)(?:\/(.*))?$/) ?? [];
  if (bucket !== account.bucket) throw new Refusal(404, "NoSuchBucket");
  if (key === "" && request.method === "GET") return [200, list(url)];
  if (key === "") throw new Refusal(405, "MethodNotAllowed");
  if (request.method === "PUT") {
    objects.set(key, body);
    return [200, ""];
  }
  if (request.method === "DELETE") {
    objects.delete(key);
    return [204, ""];
  }
  if (!objects.has(key)) throw new Refusal(404, "NoSuchKey");
  const bytes = Buffer.from(objects.get(key));
  if (state.spoils) bytes[bytes.length >> 1] ^= 1;
  return [200, bytes];
}

const controls = {
  /** What lies there and what was asked for. */
  state: () => ({ objects: Object.fromEntries([...objects].map(([name, bytes]) => [name, bytes.length])), calls }),
  /** Answers everything with this status until it is null again, or so many times. */
  fail: ({ status, times = -1 }) => {
    state.failure = status;
    state.failures = times;
  },
  /** Breaks off each answer after half of its body. */
  halve: ({ on }) => void (state.halves = on),
  /** Waits so many milliseconds before it answers. */
  delay: ({ ms }) => void (state.delay = ms),
  /** Lists so many objects a page. */
  page: ({ size }) => void (state.pageSize = size),
  /** Gives back every object with one bit turned. */
  spoil: ({ on }) => void (state.spoils = on),
  /** Puts an object there. */
  put: ({ name, text }) => void objects.set(name, Buffer.from(text)),
};

const server = http.createServer(async (request, response) => {
  const pieces = [];
  for await (const piece of request) pieces.push(piece);
  const body = Buffer.concat(pieces);
  const url = new URL(request.url, "http://local");
  const [, control] = url.pathname.match(/^\/_control\/(\w+)$/) ?? [];
  if (control) {
    const result = controls[control]?.(body.length > 0 ? JSON.parse(body) : {});
    response.writeHead(controls[control] ? 200 : 404, { "Content-Type": "application/json" });
    response.end(JSON.stringify(result ?? {}));
    return;
  }
  calls.push(`${request.method} ${request.url}`);
  if (state.delay > 0) await new Promise((resolve) => setTimeout(resolve, state.delay));
  try {
    const [status, content] = answer(request, url, body);
    response.writeHead(status, { "Content-Length": Buffer.byteLength(content) });
    if (state.halves && content.length > 1) {
      response.write(content.subarray(0, content.length >> 1), () => response.destroy());
      return;
    }
    response.end(content);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const content = `<?xml version="1.0"?>\n<Error><Code>${error.message}</Code><Message>no</Message></Error>`;
    response.writeHead(error.status, { "Content-Type": "application/xml" });
    response.end(content);
  }
});

await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
console.log(`http://127.0.0.1:${server.address().port}`);
if (process.argv.includes("--attached")) process.stdin.on("end", () => process.exit(0)).resume();
