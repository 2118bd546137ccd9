// Looks at a PDF with the tools of poppler and qpdf, and fails where one of them is missing.
import { execFile } from "node:child_process";
import fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { PNG } from "pngjs";

const run = promisify(execFile);

/**
 * @param {string} file
 * @returns what a printer cares about: page count, page boxes in points, fonts, text, and each page's share of ink
 */
export async function examinePdf(file) {
  await run("qpdf", ["--check", file]);
  const info = (await run("pdfinfo", ["-box", "-l", "999", file])).stdout;
  const fonts = (await run("pdffonts", [file])).stdout.split("\n").slice(2).filter(Boolean);
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), "buntstift-pdf-"));
  await run("pdftoppm", ["-r", "50", "-png", file, path.join(folder, "page")]);
  const inks = [];
  for (const name of (await fs.readdir(folder)).sort()) {
    const { data, width, height } = PNG.sync.read(await fs.readFile(path.join(folder, name)));
    let dark = 0;
    for (let i = 0; i < data.length; i += 4) dark += 1 - data[i] / 255;
    inks.push(dark / (width * height));
  }
  await fs.rm(folder, { recursive: true });
  return {
    pages: Number(/^Pages:\s+(\d+)/m.exec(info)?.[1]),
    mediaBoxes: [...info.matchAll(/^Page\s+\d+ MediaBox:\s+(.*)$/gm)].map(([, box]) => box.trim().split(/\s+/).map(Number)),
    // pdffonts prints: name, type, encoding, emb, sub, uni, object; the last five are single words.
    fonts: fonts.map((line) => {
      const words = line.trim().split(/\s+/);
      return { name: words[0], embedded: words.at(-5) === "yes", subset: words.at(-4) === "yes" };
    }),
    text: (await run("pdftotext", ["-layout", file, "-"])).stdout,
    inks,
  };
}
