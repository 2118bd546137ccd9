// A small provider of OpenID Connect for tests: discovery, keys, codes with PKCE, ID tokens in RS256 and ES256, userinfo. It
// checks what it is sent as strictly as the standards say, and has switches for what goes wrong.
//
//   node local_openid.mjs [--port 8420] [--attached]
//
// Tests steer it under /_control (see `controls`). Everything is forgotten when it ends.
import crypto from "node:crypto";
import http from "node:http";
import { parseArgs } from "node:util";

const client = { id: "buntstift", secret: "geheim + geheim" };

const encode = (value) => Buffer.from(JSON.stringify(value)).toString("base64url");
const random = () => crypto.randomBytes(16).toString("base64url");

/** A refusal as the token endpoint words it (RFC 6749, 5.2). */
class Refusal extends Error {
  constructor(status, error) {
    super(error);
    this.status = status;
  }
}

const demand = (holds, error, status = 400) => {
  if (!holds) throw new Refusal(status, error);
};

function newKey(algorithm) {
  const pair =
    algorithm === "ES256"
      ? crypto.generateKeyPairSync("ec", { namedCurve: "P-256" })
      : crypto.generateKeyPairSync("rsa", { modulusLength: 2048 });
  return { algorithm, id: random(), ...pair };
}

const sign = (key, text) => crypto.sign("sha256", Buffer.from(text), { key: key.privateKey, dsaEncoding: "ieee-p1363" });

/** What can be wrong with a token; each changes its claims or how it is made. */
const tokenFaults = {
  wrong_audience: (token) => Object.assign(token.claims, { aud: "somebody-else" }),
  several_audiences: (token) => Object.assign(token.claims, { aud: [client.id, "somebody-else"] }),
  other_asker: (token) => Object.assign(token.claims, { azp: "somebody-else" }),
  wrong_issuer: (token) => Object.assign(token.claims, { iss: "https://boese.example" }),
  old_nonce: (token) => Object.assign(token.claims, { nonce: "the-one-of-yesterday" }),
  no_nonce: (token) => delete token.claims.nonce,
  no_subject: (token) => delete token.claims.sub,
  expired: (token) => Object.assign(token.claims, { iat: token.claims.iat - 500, exp: token.claims.iat - 200 }),
  no_expiry: (token) => delete token.claims.exp,
  future: (token) => Object.assign(token.claims, { iat: token.claims.iat + 500, exp: token.claims.exp + 500 }),
  stale: (token) => Object.assign(token.claims, { iat: token.claims.iat - 5000 }),
  critical: (token) => Object.assign(token.header, { crit: ["exp"] }),
  none: (token) => {
    token.header = { alg: "none", typ: "JWT" };
    token.sign = () => Buffer.alloc(0);
  },
  shared_secret: (token) => {
    token.header.alg = "HS256";
    token.sign = (text) => crypto.createHmac("sha256", client.secret).update(text).digest();
  },
  wrong_signature: (token) => {
    const right = token.sign;
    token.sign = (text) => {
      const bytes = right(text);
      bytes[10] ^= 1;
      return bytes;
    };
  },
  unknown_key: (token) => Object.assign(token.header, { kid: "nobody-has-it" }),
  not_a_token: (token) => {
    token.whole = "not.a-token";
  },
};

class Provider {
  constructor() {
    this.reset({});
  }

  /** `now`: seconds since 1970; without it, the clock of this machine. */
  reset({ now = null, algorithm = "RS256" }) {
    this.now = now;
    this.keys = [newKey(algorithm)];
    this.codes = new Map();
    this.bearers = new Map();
    this.calls = [];
    this.failures = [];
    this.fault = null;
    this.changes = {};
    this.saysInToken = true;
    this.person = { sub: "person-1", email: "lea@schule.example", given_name: "Lea", family_name: "Lehrer", groups: ["lehrer"] };
  }

  seconds() {
    return this.now ?? Math.floor(Date.now() / 1000);
  }

  discovery() {
    return {
      issuer: this.base,
      authorization_endpoint: `${this.base}/authorize`,
      token_endpoint: `${this.base}/token`,
      jwks_uri: `${this.base}/keys`,
      userinfo_endpoint: `${this.base}/person`,
      end_session_endpoint: `${this.base}/leave`,
      response_types_supported: ["code"],
      subject_types_supported: ["public"],
      id_token_signing_alg_values_supported: ["RS256", "ES256"],
      code_challenge_methods_supported: ["S256"],
      ...this.changes,
    };
  }

  keySet() {
    return {
      keys: this.keys.map((key) => ({
        ...key.publicKey.export({ format: "jwk" }),
        kid: key.id,
        use: "sig",
        alg: key.algorithm,
      })),
    };
  }

  /** Somebody signs in at the address that the browser was led to; returns where the browser goes. */
  signIn(address) {
    const query = new URL(address).searchParams;
    demand(query.get("response_type") === "code", "unsupported_response_type");
    demand(query.get("client_id") === client.id, "unauthorized_client");
    demand(query.get("scope").split(" ").includes("openid"), "invalid_scope");
    demand(query.get("code_challenge_method") === "S256" && query.get("code_challenge").length === 43, "invalid_request");
    demand(query.get("state") && query.get("nonce"), "invalid_request");
    const code = random();
    this.codes.set(code, Object.fromEntries(query));
    return this.back(query, { code, iss: this.base });
  }

  back(query, fields) {
    const target = new URL(query.get("redirect_uri"));
    for (const [name, value] of Object.entries({ ...fields, state: query.get("state") })) target.searchParams.set(name, value);
    return target.href;
  }

  token(form, authorization) {
    const [id, secret] = authorization
      ? Buffer.from(authorization.replace("Basic ", ""), "base64").toString().split(":").map(decodeURIComponent)
      : [form.get("client_id"), form.get("client_secret")];
    demand(id === client.id && secret === client.secret, "invalid_client", 401);
    demand(form.get("grant_type") === "authorization_code", "unsupported_grant_type");
    const asked = this.codes.get(form.get("code"));
    this.codes.delete(form.get("code"));
    demand(asked && asked.redirect_uri === form.get("redirect_uri"), "invalid_grant");
    const challenge = crypto.createHash("sha256").update(form.get("code_verifier") ?? "").digest("base64url");
    demand(challenge === asked.code_challenge, "invalid_grant");
    const bearer = random();
    this.bearers.set(bearer, this.person);
    return { token_type: "Bearer", access_token: bearer, expires_in: 300, id_token: this.idToken(asked.nonce) };
  }

  idToken(nonce) {
    const key = this.keys.at(-1);
    const iat = this.seconds();
    const token = {
      header: { alg: key.algorithm, kid: key.id, typ: "JWT" },
      claims: {
        iss: this.base,
        aud: client.id,
        iat,
        exp: iat + 300,
        nonce,
        ...(this.saysInToken ? this.person : { sub: this.person.sub }),
      },
      sign: (text) => sign(key, text),
    };
    if (this.fault) tokenFaults[this.fault](token);
    if (token.whole) return token.whole;
    const text = `${encode(token.header)}.${encode(token.claims)}`;
    return `${text}.${token.sign(text).toString("base64url")}`;
  }
}

const controls = {
  state: (provider) => ({ calls: provider.calls }),
  reset: (provider, fields) => provider.reset(fields),
  /** Who signs in, and whether the ID token says more than that (`inToken`). */
  person: (provider, { inToken = true, ...person }) => Object.assign(provider, { person, saysInToken: inToken }),
  /** What is wrong with the next tokens: a name of tokenFaults, or null. */
  fault: (provider, { name }) => {
    demand(name === null || Object.hasOwn(tokenFaults, name), "no such fault");
    provider.fault = name;
  },
  /** The next `times` calls of "discovery", "keys", "token" or "person" fail: with a status, "silent", "huge", "garbage". */
  fail: (provider, { call, how, times = 1 }) => provider.failures.push(...Array(times).fill({ call, how })),
  /** A new key signs; `keep`: the old one is still in the set. */
  rotate: (provider, { algorithm = "RS256", keep = false }) => {
    provider.keys = [...(keep ? provider.keys : []), newKey(algorithm)];
  },
  /** What the discovery says otherwise. */
  discovery: (provider, changes) => Object.assign(provider, { changes }),
  /** Somebody signs in; the answer is where the browser goes. */
  sign_in: (provider, { address }) => ({ address: provider.signIn(address) }),
};

const reply = (response, status, body) =>
  response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body ?? {}));

async function readBody(request) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

const escapeHtml = (text) => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);

/** The page on which one signs in. */
function signInPage(provider, url) {
  const back = provider.back(url.searchParams, { error: "access_denied" });
  return `<!doctype html><html lang="de"><title>Schulkonto</title><h1>Schulkonto</h1>
<p><a href="${escapeHtml(provider.signIn(url.href))}">Ich bin ${escapeHtml(provider.person.given_name)}</a></p>
<p><a href="${escapeHtml(back)}">Abbrechen</a></p></html>`;
}

function fail(response, how) {
  if (how === "silent") return;
  if (how === "huge") return void response.writeHead(200).end(Buffer.alloc(3_000_000, 32));
  if (how === "garbage") return void response.writeHead(200).end("<html>oh</html>");
  reply(response, how, { error: "server_error" });
}

const calls = {
  "/.well-known/openid-configuration": ["discovery", (provider) => provider.discovery()],
  "/keys": ["keys", (provider) => provider.keySet()],
  "/token": ["token", (provider, request, body) => provider.token(new URLSearchParams(body), request.headers.authorization)],
  "/person": [
    "person",
    (provider, request) => {
      const person = provider.bearers.get(request.headers.authorization?.replace("Bearer ", ""));
      demand(person, "invalid_token", 401);
      return person;
    },
  ],
};

async function answer(provider, request, response) {
  const url = new URL(request.url, provider.base);
  const body = await readBody(request);
  try {
    if (url.pathname === "/favicon.ico") return void response.writeHead(204).end();
    if (url.pathname.startsWith("/_control/")) {
      const name = url.pathname.slice("/_control/".length);
      demand(Object.hasOwn(controls, name), "no such control", 404);
      return reply(response, 200, controls[name](provider, body ? JSON.parse(body) : {}));
    }
    const isPage = url.pathname === "/authorize" || url.pathname === "/leave";
    if (isPage) {
      provider.calls.push(url.pathname.slice(1));
      const page = url.pathname === "/authorize" ? signInPage(provider, url) : "<!doctype html><title>Abgemeldet</title><h1>Abgemeldet</h1>";
      return void response.writeHead(200, { "Content-Type": "text/html; charset=utf-8" }).end(page);
    }
    const [name, handle] = calls[url.pathname] ?? [];
    demand(name, "not_found", 404);
    provider.calls.push(name);
    const at = provider.failures.findIndex(({ call }) => call === name);
    if (at >= 0) return fail(response, provider.failures.splice(at, 1)[0].how);
    reply(response, 200, handle(provider, request, body));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    reply(response, error.status, { error: error.message });
  }
}

/**
 * Starts one on a port of this machine (0: any free one). `host` is how it calls itself.
 * @returns {Promise<{url: string, client: {id: string, secret: string}, control: Function, stop: Function}>}
 */
export async function startLocalOpenId({ port = 0, host = "127.0.0.1" } = {}) {
  const provider = new Provider();
  const server = http.createServer((request, response) => {
    answer(provider, request, response).catch((error) => {
      console.error(error);
      request.socket.destroy();
    });
  });
  await new Promise((resolve) => server.listen(port, "127.0.0.1", resolve));
  provider.base = `http://${host}:${server.address().port}`;
  return {
    url: provider.base,
    client,
    control: (name, fields = {}) => controls[name](provider, fields),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

if (process.argv[1] === import.meta.filename) {
  const { values } = parseArgs({
    options: { port: { type: "string", default: "8420" }, attached: { type: "boolean", default: false } },
  });
  const provider = await startLocalOpenId({ port: Number(values.port) });
  console.log(provider.url);
  if (values.attached) process.stdin.on("end", () => process.exit(0)).resume();
}
