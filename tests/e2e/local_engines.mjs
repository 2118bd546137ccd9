// Small image and story servers for tests: one port speaks what OpenAI, stable-diffusion.cpp, AUTOMATIC1111 and ComfyUI
// speak, draws a page of circles, counts what it is asked for, and has switches for what goes wrong.
//
//   node local_engines.mjs [--port 0] [--key sk-local] [--delay 0] [--attached]
//
// Tests steer it under /_control (see `controls`). Everything is forgotten when it ends.
import http from "node:http";
import { parseArgs } from "node:util";
import zlib from "node:zlib";

/** A grey or coloured PNG of `width` x `height`; `shade(x, y)` gives [r, g, b]. */
export function png(width, height, shade) {
  const rows = Buffer.alloc(height * (1 + 3 * width));
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) rows.set(shade(x, y), y * (1 + 3 * width) + 1 + 3 * x);
  }
  const chunk = (type, data) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const out = Buffer.alloc(body.length + 8);
    out.writeUInt32BE(data.length, 0);
    body.copy(out, 4);
    out.writeUInt32BE(zlib.crc32(body), body.length + 4);
    return out;
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  return Buffer.concat([signature, chunk("IHDR", head), chunk("IDAT", zlib.deflateSync(rows, { level: 1 })), chunk("IEND", Buffer.alloc(0))]);
}

const white = [255, 255, 255];
const black = [0, 0, 0];

/** What `look` says: "lines" (a page as it should be), "coloured", "black", "blank". Smaller than asked for: it is the same page. */
export function picture(look, width, height) {
  const scale = Math.min(1, 400 / Math.max(width, height));
  const [w, h] = [Math.max(8, Math.round(width * scale)), Math.max(8, Math.round(height * scale))];
  const ring = (x, y, cx, cy, radius) => Math.abs(Math.hypot(x - cx, y - cy) - radius) < 2;
  const isLine = (x, y) => [0.15, 0.3, 0.42].some((r) => ring(x, y, w / 2, h / 2, r * Math.min(w, h)));
  if (look === "black") return png(w, h, () => black);
  if (look === "blank") return png(w, h, () => white);
  if (look === "coloured") return png(w, h, (x) => (x < w / 2 ? [230, 40, 40] : [40, 120, 230]));
  return png(w, h, (x, y) => (isLine(x, y) ? black : white));
}

/** A story as it should be about pictures in words: "Bild 1: Ein Igel." on a line each, with everybody's placeholder. */
export function tale(pictures) {
  const lines = pictures.trim().split("\n");
  const pages = lines.map((line, index) => {
    const names = [...new Set(line.match(/\{N\d+\}/g) ?? [])];
    const who = names.length > 0 ? names.join(" und ") : "Der kleine Igel";
    return `Am ${index + 1}. Morgen ging ${who} mit einem Korb durch den Wald, und die Sonne schien auf das bunte Laub.`;
  });
  return JSON.stringify({ title: "Ein Tag im Wald vom Dienst", pages });
}

/** Everything that this server knows. */
class Engine {
  constructor(settings = {}) {
    this.initial = settings;
    this.settings = {
      key: "", // what a Bearer token must be; "" takes anybody
      delay: 0, // milliseconds a picture takes
      look: "lines",
      looks: [], // of the next pictures, before `look`
      refuses: [], // optional fields that are refused with 400 and error.param
      answers: "base64", // or "url": an address of this server, "foreign": one of another
      line: 100, // jobs that wait at most; more are 429
      story: null, // the text that chat completions answer with; null: a story about what is asked
      stories: [], // of the next ones, before `story`
      finish: "stop", // why it ended
      refusal: null, // of the message
      ...settings,
    };
    this.jobs = new Map(); // id: {id, ready, image, cancelled, request}
    this.made = 0; // pictures that were begun
    this.calls = [];
    this.requests = []; // bodies of what asks for pictures or stories
    this.failures = [];
    this.seeds = new Map(); // how often each seed was asked for
  }

  draw(request, width, height) {
    this.made++;
    this.requests.push(request);
    if (request.seed !== undefined) this.seeds.set(request.seed, (this.seeds.get(request.seed) ?? 0) + 1);
    return picture(this.settings.looks.shift() ?? this.settings.look, width, height);
  }

  isReady(job) {
    return Date.now() >= job.ready;
  }

  // Jobs are made one after the other.
  add(id, request, width, height) {
    const begins = Math.max(Date.now(), ...[...this.jobs.values()].filter((job) => !job.cancelled).map((job) => job.ready));
    const job = { id, ready: begins + this.settings.delay, image: this.draw(request, width, height), cancelled: false };
    this.jobs.set(id, job);
    return job;
  }

  waiting() {
    return [...this.jobs.values()].filter((job) => !this.isReady(job) && !job.cancelled);
  }
}

/** What tests can make happen: POST /_control/<name> with a JSON object. */
const controls = {
  /** Forgets everything; the fields are settings besides those of the start. */
  reset: (engine, settings) => {
    Object.assign(engine, new Engine(engine.initial), { settings: { ...new Engine(engine.initial).settings, ...settings } });
    return {};
  },
  set: (engine, settings) => Object.assign(engine.settings, settings),
  /** The next `times` calls that begin with `call` go wrong: a status with `body` and `headers`, "hangup", "silence", "half" (of
   * a body), "html", "empty" (200 without bytes), "redirect" to `to`. */
  fail: (engine, { call = "", times = 1, how = 500, ...rest }) => {
    engine.failures.push({ call, times, how, ...rest });
    return {};
  },
  /** Jobs that were handed in before are unknown now, as after a restart. */
  forget: (engine) => (engine.jobs.clear(), {}),
  state: ({ made, calls, requests, seeds }) => ({ made, calls, requests, seeds: Object.fromEntries(seeds) }),
};

const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

function send(response, status, body, headers = {}) {
  const isBytes = Buffer.isBuffer(body);
  const bytes = isBytes ? body : Buffer.from(typeof body === "string" ? body : JSON.stringify(body));
  response.writeHead(status, { "Content-Type": isBytes ? "image/png" : "application/json", "Content-Length": bytes.length, ...headers });
  response.end(bytes);
}

function answerFailure({ how, body = { error: { message: "An error on purpose." } }, headers = {}, to = "" }, request, response) {
  if (how === "silence") return;
  if (how === "hangup") return void request.socket.destroy();
  if (how === "html") return send(response, 200, "<html><body>Bad gateway</body></html>", { "Content-Type": "text/html" });
  if (how === "empty") return send(response, 200, "");
  if (how === "redirect") return send(response, 302, "", { Location: to });
  if (how === "half") {
    response.writeHead(200, { "Content-Type": "application/json", "Content-Length": 1000 });
    response.write('{"images": ["iVBOR');
    return void setTimeout(() => request.socket.destroy(), 10);
  }
  send(response, how, body, headers);
}

const sizes = (text) => (/^\d+x\d+$/.test(text ?? "") ? text.split("x").map(Number) : [1024, 1024]);

const calls = {
  "GET /v1/models": (engine, { response }) => send(response, 200, { data: [] }),
  "POST /v1/images/generations": async (engine, { body, response }) => {
    const refused = engine.settings.refuses.find((name) => name in body && !(name === "size" && body.size === "1024x1536"));
    if (refused) {
      return send(response, 400, { error: { message: `Unknown parameter: '${refused}'.`, type: "invalid_request_error", param: refused, code: "unknown_parameter" } });
    }
    const image = engine.draw(body, ...sizes(body.size));
    await sleep(engine.settings.delay);
    const { answers } = engine.settings;
    if (answers === "base64" || body.response_format === "b64_json") return send(response, 200, { created: 1, data: [{ b64_json: image.toString("base64") }] });
    engine.kept = image;
    send(response, 200, { data: [{ url: `${answers === "foreign" ? "http://127.0.0.1:1" : engine.base}/kept.png` }] });
  },
  "GET /kept.png": (engine, { response }) => send(response, 200, engine.kept),
  "GET /sdcpp/v1/capabilities": (engine, { response }) => send(response, 200, {}),
  "POST /sdcpp/v1/img_gen": (engine, { body, response }) => {
    if (engine.waiting().length >= engine.settings.line) return send(response, 429, { error: "queue full" }, { "Retry-After": "1" });
    const { id } = engine.add(`job-${engine.made + 1}`, body, body.width, body.height);
    send(response, 202, { id, status: "queued", poll_url: `/sdcpp/v1/jobs/${id}` });
  },
  "GET /sdcpp/v1/jobs/:id": (engine, { id, response }) => {
    const job = engine.jobs.get(id);
    if (!job) return send(response, 404, { error: { code: "not_found", message: "no such job" } });
    if (job.cancelled) return send(response, 200, { id, status: "cancelled" });
    if (engine.isReady(job)) return send(response, 200, { id, status: "completed", result: { images: [{ b64_json: job.image.toString("base64") }] } });
    const place = engine.waiting().indexOf(job);
    send(response, 200, place === 0 ? { id, status: "generating" } : { id, status: "queued", queue_position: place });
  },
  "POST /sdcpp/v1/jobs/:id/cancel": (engine, { id, response }) => {
    const job = engine.jobs.get(id);
    if (job) job.cancelled = true;
    send(response, job ? 200 : 404, {});
  },
  "POST /sdapi/v1/txt2img": async (engine, { body, response }) => {
    engine.current = body.force_task_id;
    const image = engine.draw(body, body.width, body.height);
    await sleep(engine.settings.delay);
    engine.current = undefined;
    send(response, 200, { images: [image.toString("base64")], parameters: {}, info: "{}" });
  },
  "GET /sdapi/v1/progress": (engine, { response }) => send(response, 200, { progress: 0, current_task: engine.current ?? null }),
  "POST /sdapi/v1/interrupt": (engine, { response }) => send(response, 200, {}),
  "POST /prompt": (engine, { body, response }) => {
    const text = JSON.stringify(body.prompt);
    const seed = Number(text.match(/"seed":(\d+)/)?.[1]);
    engine.add(body.prompt_id, { ...body, seed }, 768, 1088);
    send(response, 200, { prompt_id: body.prompt_id, number: engine.made, node_errors: {} });
  },
  "GET /queue": (engine, { response }) => {
    const [running, ...pending] = engine.waiting().map((job, index) => [index, job.id, {}]);
    send(response, 200, { queue_running: running ? [running] : [], queue_pending: pending });
  },
  "POST /queue": (engine, { body, response }) => {
    for (const id of body.delete ?? []) if (engine.jobs.has(id)) engine.jobs.get(id).cancelled = true;
    send(response, 200, {});
  },
  "POST /interrupt": (engine, { response }) => send(response, 200, {}),
  "GET /history/:id": (engine, { id, response }) => {
    const job = engine.jobs.get(id);
    if (!job || job.cancelled || !engine.isReady(job)) return send(response, 200, {});
    send(response, 200, { [id]: { status: { status_str: "success" }, outputs: { 9: { images: [{ filename: `${id}.png`, subfolder: "", type: "output" }] } } } });
  },
  "GET /view": (engine, { url, response }) => send(response, 200, engine.jobs.get(url.searchParams.get("filename").replace(".png", "")).image),
  "POST /v1/chat/completions": async (engine, { body, response }) => {
    const refused = engine.settings.refuses.find((name) => name in body || name === body.response_format?.type);
    if (refused) {
      const param = name_of(refused);
      return send(response, 400, { error: { message: `Unsupported: ${refused}`, param, code: "unsupported_value" } });
    }
    engine.requests.push(body);
    await sleep(engine.settings.delay);
    const { story, stories, finish, refusal } = engine.settings;
    const content = stories.shift() ?? story ?? tale(body.messages.at(-1).content);
    send(response, 200, { choices: [{ index: 0, finish_reason: finish, message: { role: "assistant", content, refusal } }] });
  },
};

const name_of = (refused) => (refused.startsWith("json_") ? "response_format" : refused);

/** "GET /sdcpp/v1/jobs/7" as ["GET /sdcpp/v1/jobs/:id", "7"]. */
function routeOf(method, path) {
  const found = path.match(/^(\/sdcpp\/v1\/jobs|\/history)\/([^/]+)(.*)$/);
  return found ? [`${method} ${found[1]}/:id${found[3]}`, decodeURIComponent(found[2])] : [`${method} ${path}`, undefined];
}

async function answer(engine, request, response) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString();
  const url = new URL(request.url, engine.base);
  const [, area, name] = url.pathname.split("/");
  if (area === "_control") return send(response, 200, controls[name](engine, text ? JSON.parse(text) : {}));
  const call = `${request.method} ${url.pathname}`;
  engine.calls.push(call);
  const failure = engine.failures.find((one) => one.times > 0 && call.startsWith(one.call));
  if (failure) {
    failure.times--;
    return answerFailure(failure, request, response);
  }
  const { key } = engine.settings;
  const basic = `Basic ${Buffer.from(key).toString("base64")}`;
  if (key && ![`Bearer ${key}`, basic].includes(request.headers.authorization)) {
    return send(response, 401, { error: { message: "Invalid key.", type: "invalid_request_error", code: "invalid_api_key" } });
  }
  const [route, id] = routeOf(request.method, url.pathname);
  if (!calls[route]) return send(response, 404, { detail: "Not Found" });
  await calls[route](engine, { body: text ? JSON.parse(text) : {}, id, url, response });
}

/**
 * Starts one on a port of this machine (0: any free one).
 * @returns {Promise<{url: string, engine: Engine, control: Function, stop: Function}>}
 */
export async function startLocalEngine({ port = 0, ...settings } = {}) {
  const engine = new Engine(settings);
  const server = http.createServer((request, response) => {
    answer(engine, request, response).catch((error) => {
      console.error(error);
      request.socket.destroy();
    });
  });
  await new Promise((resolve) => server.listen(port, "127.0.0.1", resolve));
  engine.base = `http://127.0.0.1:${server.address().port}`;
  return {
    url: engine.base,
    engine,
    control: (name, fields = {}) => controls[name](engine, fields),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

if (process.argv[1] === import.meta.filename) {
  const { values } = parseArgs({
    options: {
      port: { type: "string", default: "0" },
      key: { type: "string", default: "" },
      delay: { type: "string", default: "0" },
      attached: { type: "boolean", default: false }, // end when the standard input does
    },
  });
  const engine = await startLocalEngine({ port: Number(values.port), key: values.key, delay: Number(values.delay) });
  console.log(engine.url);
  if (values.attached) process.stdin.on("end", () => process.exit(0)).resume();
}
