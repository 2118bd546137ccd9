// Ends a server that works for several people with SIGKILL, again and again at chosen moments, and looks each
// time whether its database is sound and everything is there that it had acknowledged.
//
//   node crash.mjs [--times 1000] [--seed 1] [--seconds N]: after so long it is content with what there was (default: never)
//
// The seed decides who does what, and after how many acknowledged writes, and how many milliseconds later,
// the next end comes; where the server is then depends on the machine. What is acknowledged: pictures, books,
// folders with their names, pictures put into folders, deletions.
import { execFile, spawn } from "node:child_process";
import fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { parseArgs, promisify } from "node:util";

import { executable, whenListening } from "./support.mjs";

const run = promisify(execFile);
const people = 4;
const most_writes = 40; // between two ends
const longest_ms = 10;
const plenty = "free=100000,basic=100000,premium=100000";
const env = {
  PATH: process.env.PATH,
  BUNTSTIFT_LIMITS_PICTURES_PER_DAY: plenty,
  BUNTSTIFT_LIMITS_STORED_MEGABYTES: plenty,
  BUNTSTIFT_LIMITS_REQUESTS_PER_MINUTE: "100000",
};
const prompts = ["Eine Katze", "Ein Haus am See", "Zwei Hunde", "Ein Stern", "Mandala", "Ein Fisch"];

/** Numbers from 0 to below 1, the same for the same seed (mulberry32). */
export function dice(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/**
 * A server on this folder: { call, kill }. `call` resolves to {status, body}, or undefined where no answer
 * came.
 */
async function start(dataDir) {
  const child = spawn(executable, ["serve", "--data-dir", dataDir, "--listen", "127.0.0.1:0"], {
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  const { port } = await whenListening(child);
  const call = async (method, where, token, body) => {
    try {
      const answer = await fetch(`http://127.0.0.1:${port}${where}`, {
        method,
        headers: {
          ...(token && { Authorization: `Bearer ${token}` }),
          ...(body && { "Content-Type": "application/json" }),
        },
        body: body && JSON.stringify(body),
      });
      const text = await answer.text();
      return {
        status: answer.status,
        body: text.startsWith("{") || text.startsWith("[") ? JSON.parse(text) : text,
      };
    } catch {
      return undefined; // it was ended meanwhile
    }
  };
  return {
    call,
    async kill() {
      child.kill("SIGKILL");
      await ended;
    },
  };
}

/** What a person has been told is done, by id. */
class Known {
  pictures = new Map(); // id -> the folder that it lies in, or null
  folders = new Map(); // id -> name
  books = new Set();
  /** What a change was asked for and not answered: it may be as before or as asked for. */
  open = new Set();
}

const most_folders = 12;

/** The deeds of one person: each asks the server for one write and notes what was acknowledged. */
class Person {
  constructor(token, chance) {
    this.token = token;
    this.chance = chance;
    this.known = new Known();
  }
  pick(list) {
    return list[Math.floor(this.chance() * list.length)];
  }
  /** Asks, and notes with `done` what an answer of 2xx means for `id`. */
  async ask(method, where, body, id, done) {
    if (id) this.known.open.add(id);
    const answer = await this.server.call(method, where, this.token, body);
    if (!answer) return undefined;
    if (answer.status >= 400) throw new Error(`${method} ${where}: ${answer.status} ${JSON.stringify(answer.body)}`);
    this.known.open.delete(id);
    done(answer.body);
    return answer;
  }
  draw() {
    return this.ask("POST", "/api/generate", { prompt: this.pick(prompts) }, undefined, ({ imageUrl }) =>
      this.known.pictures.set(imageUrl.split("/").at(-1), null),
    );
  }
  move() {
    const id = this.pick([...this.known.pictures.keys()]);
    const folder = this.pick([...this.known.folders.keys(), null]);
    return this.ask("PATCH", `/api/pictures/${id}`, { folder }, id, () => this.known.pictures.set(id, folder));
  }
  discard() {
    const id = this.pick([...this.known.pictures.keys()]);
    return this.ask("DELETE", `/api/pictures/${id}`, undefined, id, () => this.known.pictures.delete(id));
  }
  addFolder() {
    const name = `Mappe ${Math.floor(this.chance() * 1e9)}`;
    return this.ask("POST", "/api/folders", { name }, undefined, ({ id }) => this.known.folders.set(id, name));
  }
  rename() {
    const id = this.pick([...this.known.folders.keys()]);
    const name = `Ordner ${Math.floor(this.chance() * 1e9)}`;
    return this.ask("PATCH", `/api/folders/${id}`, { name }, id, () => this.known.folders.set(id, name));
  }
  bind() {
    const id = this.pick([...this.known.pictures.keys()]);
    const book = {
      title: "Mein Buch",
      description: "Zum Ausmalen",
      prompt: "Mein Malbuch",
      images: [`/api/images/${id}`],
      isPremium: false,
      hasLearningTask: false,
      learningTaskType: "",
      story: null,
      storyTitle: null,
    };
    return this.ask("POST", "/api/coloring-books", book, undefined, (made) => this.known.books.add(made.id));
  }
  /** One of them; undefined where the server did not answer any more. */
  act() {
    const { pictures, folders } = this.known;
    const kind = this.chance();
    // What is asked for a change stays alone until it is known what became of it.
    const is_free = [...pictures.keys(), ...folders.keys()].every((id) => !this.known.open.has(id));
    if (!is_free || pictures.size < 3 || kind < 0.35) return this.draw();
    if (folders.size < 2 || (kind < 0.5 && folders.size < most_folders)) return this.addFolder();
    if (kind < 0.65) return this.rename();
    if (kind < 0.8) return this.move();
    if (kind < 0.9) return this.bind();
    return this.discard();
  }
  /** Works until no answer comes, and tells each write that was acknowledged. */
  async work(server, tell) {
    this.server = server;
    while (await this.act()) tell();
  }
  /** What is missing of what was acknowledged lately, or of all. Afterwards it is known what became of unanswered changes. */
  async missing(server, all = false) {
    const lost = [];
    const read = async (where) => {
      const answer = await server.call("GET", where, this.token);
      if (!answer || answer.status >= 500) throw new Error(`${where}: ${JSON.stringify(answer)}`);
      return answer;
    };
    const { folders } = (await read("/api/folders")).body;
    const names = new Map(folders.map(({ id, name }) => [id, name]));
    for (const [id, name] of this.known.folders) {
      if (!names.has(id)) lost.push(`folder ${id}`);
      else if (!this.known.open.has(id) && names.get(id) !== name) lost.push(`name of folder ${id}`);
      else this.known.folders.set(id, names.get(id));
    }
    const latest = new Set([...this.known.pictures.keys()].slice(-20));
    for (const [id, folder] of [...this.known.pictures]) {
      if (!latest.has(id) && !this.known.open.has(id) && !all) continue;
      const { status, body } = await read(`/api/pictures/${id}`);
      if (this.known.open.has(id)) {
        if (status === 404) this.known.pictures.delete(id);
        else this.known.pictures.set(id, body.folder);
      } else if (status !== 200) lost.push(`picture ${id}: ${status}`);
      else if ((body.folder ?? null) !== folder) lost.push(`folder of picture ${id}: ${body.folder}, not ${folder}`);
    }
    for (const id of [...this.known.books].slice(all ? 0 : -5)) {
      if ((await read(`/api/coloring-books/${id}`)).status !== 200) lost.push(`book ${id}`);
    }
    this.known.open.clear();
    return lost;
  }
}

/** The problems that `doctor` finds: pages, foreign keys, schema. */
async function damage(dataDir) {
  try {
    const { stdout } = await run(executable, ["doctor", "--data-dir", dataDir], {
      env: { PATH: process.env.PATH, BUNTSTIFT_SERVER_LISTEN: "127.0.0.1:0" }, // whoever else has port 8080 here
    });
    return stdout.includes("Die Datenbank ist unbeschädigt") ? [] : [stdout];
  } catch (error) {
    return [error.stdout ?? String(error)];
  }
}

/**
 * @returns {Promise<{kills: number, acknowledged: number, lost: string[], damaged: string[], unanswered:
 *     number}>}
 */
export async function crash({ times, seed, seconds = Infinity, tell = () => {} }) {
  const end = performance.now() + seconds * 1000;
  const dataDir = await fs.mkdtemp(path.join(os.tmpdir(), "buntstift-crash-"));
  const chance = dice(seed);
  const result = { kills: 0, acknowledged: 0, unanswered: 0, lost: [], damaged: [] };
  let server = await start(dataDir);
  try {
    const persons = [];
    for (let i = 0; i < people; ++i) {
      const { status, body } = await server.call("POST", "/api/register", undefined, {
        email: `p${i}@example.org`,
        password: "Regenbogen-7-Seiten",
        firstName: "Pia",
        lastName: "Probe",
      });
      if (status !== 201) throw new Error(`register: ${status} ${JSON.stringify(body)}`);
      persons.push(new Person(body.token, dice(seed * 1000 + i)));
    }
    for (let time = 0, isLast = false; !isLast; ++time) {
      isLast = time === times - 1 || performance.now() >= end;
      let wanted = 1 + Math.floor(chance() * most_writes);
      const pause = chance() * longest_ms;
      const running = server;
      await new Promise((resolve, reject) => {
        const tell = () => {
          ++result.acknowledged;
          if (--wanted === 0) setTimeout(() => running.kill(), pause);
        };
        Promise.all(persons.map((person) => person.work(running, tell))).then(resolve, reject);
      });
      ++result.kills;
      for (const { known } of persons) result.unanswered += known.open.size;
      result.damaged.push(...(await damage(dataDir)));
      server = await start(dataDir);
      for (const person of persons) result.lost.push(...(await person.missing(server, isLast)));
      if (result.lost.length + result.damaged.length > 0) break;
      if ((time + 1) % 100 === 0) tell(`${time + 1} kills, ${result.acknowledged} acknowledged writes`);
    }
    return result;
  } finally {
    await server.kill();
    await fs.rm(dataDir, { recursive: true, force: true });
  }
}

if (process.argv[1] === import.meta.filename) {
  const { values } = parseArgs({
    options: { times: { type: "string", default: "1000" }, seed: { type: "string", default: "1" }, seconds: { type: "string", default: "Infinity" } },
  });
  const began = Date.now();
  const result = await crash({
    times: Number(values.times),
    seed: Number(values.seed),
    seconds: Number(values.seconds),
    tell: (line) => console.error(line),
  });
  console.log(
    JSON.stringify({ ...result, seed: Number(values.seed), seconds: Math.round((Date.now() - began) / 1000) }),
  );
  const isDone = result.kills === Number(values.times) || values.seconds !== "Infinity";
  process.exit(result.lost.length + result.damaged.length > 0 || !isDone ? 1 : 0);
}
