// What is no photo, or too much of one, sent to the shipped executable: a German sentence or a page, the process alive, its memory
// bounded. What phones and cameras write is made in Chromium; what would hurt, byte by byte.
import assert from "node:assert/strict";
import { once } from "node:events";
import fs from "node:fs/promises";
import { after, test } from "node:test";
import zlib from "node:zlib";
import { startServer } from "./support.mjs";

const server = await startServer({ sells: false });
after(() => server.stop());

const post = (where, body, token) =>
  fetch(server.url + where, {
    method: "POST",
    headers: { ...(!(body instanceof FormData) && { "Content-Type": "application/json" }), ...(token && { Authorization: `Bearer ${token}` }) },
    body: body instanceof FormData ? body : JSON.stringify(body),
  });
const owner = { email: "leitung@example.org", password: "Kastanie-im-Herbst", firstName: "Petra", lastName: "Groß" };
const { token } = await (await post("/api/setup", { token: /admin\/setup#(\S+)/.exec(server.output())[1], ...owner })).json();

/** @returns {Promise<{status: number, body: object}>} what the server says to a file of that name. */
async function show(bytes, { name = "foto.jpg", wishes = {} } = {}) {
  const form = new FormData();
  form.append("file", new Blob([bytes], { type: "image/jpeg" }), name);
  form.append("wishes", JSON.stringify(wishes));
  const answer = await post("/api/pictures/upload/preview", form, token);
  return { status: answer.status, body: await answer.json() };
}

const bigEndian = (value) => {
  const four = Buffer.alloc(4);
  four.writeUInt32BE(value >>> 0);
  return four;
};
const chunk = (name, data) => {
  const body = Buffer.concat([Buffer.from(name, "latin1"), data]);
  return Buffer.concat([bigEndian(data.length), body, bigEndian(zlib.crc32(body))]);
};
/** A grey PNG; `pixel(x, y)` is 0 to 255. */
function png(width, height, pixel) {
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) rows[y * (width + 1) + 1 + x] = pixel(x, y);
  return packed(width, height, zlib.deflateSync(rows));
}
const packed = (width, height, data) =>
  Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", Buffer.concat([bigEndian(width), bigEndian(height), Buffer.from([8, 0, 0, 0, 0])])),
    chunk("IDAT", data),
    chunk("IEND", Buffer.alloc(0)),
  ]);
/** As many black pixels as its header says, in a file of less than a hundredth of their size. */
async function bomb(width, height) {
  const stream = zlib.createDeflate({ level: 1 });
  const packing = stream.toArray();
  const row = Buffer.alloc(width + 1);
  for (let y = 0; y < height; y++) if (!stream.write(row)) await once(stream, "drain");
  stream.end();
  return packed(width, height, Buffer.concat(await packing));
}
const circles = (x, y) => (Math.hypot(x - 200, y - 150) < 90 ? 60 : Math.hypot(x - 420, y - 260) < 70 ? 130 : 220);

const svg = (inside) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300">${inside}</svg>`;
const box = (brand) => Buffer.concat([bigEndian(28), Buffer.from(`ftyp${brand}\0\0\0\0mif1${brand}`, "latin1")]);

for (const [what, bytes, sentence, wishes] of [
  ["a PNG of 20,000 x 20,000", () => bomb(20_000, 20_000), /Megapixel/],
  ["a bomb just below it", () => bomb(20_000, 3_000), /Megapixel/],
  ["a truncated PNG", () => png(640, 480, circles).subarray(0, 700), /fehlt ein Teil/],
  ["an SVG with what is not read, named .png", () => svg("<text>A</text>"), /SVG/],
  ["HEIC", () => box("heic"), /iPhone/],
  ["AVIF", () => box("avif"), /AVIF/],
  ["an animated GIF", () => Buffer.from("GIF89a\x01\0\x01\0\x80\0\0\xff\xff\xff\0\0\0!\xff\x0bNETSCAPE2.0\x03\x01\0\0\0,\0\0\0\0\x01\0\x01\0\0\x02\x02D\x01\0;", "latin1"), /GIF/],
  ["a white wall", () => png(640, 480, (x, y) => 238 + ((x * 7 + y * 13) % 5)), /deutlich vom Hintergrund/, { kind: "photo" }],
  ["nothing", () => Buffer.alloc(0), /Bitte/],
  ["a page of HTML", () => "<html><body>502</body></html>", /Bitte/],
]) {
  test(`${what} gets a sentence`, async () => {
    const { status, body } = await show(await bytes(), { name: "foto.png", wishes });
    assert.equal(status, 400, JSON.stringify(body));
    assert.match(body.message, sentence);
  });
}

test("an SVG of line art is read whatever its name", async () => {
  const { status, body } = await show(svg('<rect x="40" y="40" width="300" height="200" fill="none" stroke="black" stroke-width="6"/>'), { name: "seite.png" });
  assert.equal(status, 200, JSON.stringify(body));
  assert.ok(body.regions >= 2);
});

test("after all that the server works, in less than 300 MB", async () => {
  // The largest that is taken: 24 megapixels of PNG, six at once.
  const large = png(6_000, 4_000, (x, y) => circles(x / 9, y / 9));
  const answers = await Promise.all(Array.from({ length: 6 }, () => show(large, { wishes: { orientation: "landscape" } })));
  for (const { status, body } of answers) assert.equal(status, 200, JSON.stringify(body));
  const status = await fs.readFile(`/proc/${server.pid}/status`, "utf8");
  const peakMb = Number(/VmHWM:\s+(\d+) kB/.exec(status)[1]) / 1024;
  console.log(`peak of memory: ${peakMb.toFixed(0)} MB`);
  assert.ok(peakMb < 300, `${peakMb} MB`);
});
