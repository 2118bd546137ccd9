// Makes fourteen very different books through the API and renders their sides, to look at:
//   node sample_books.mjs [FOLDER] [FIRST-WORDS-OF-NAMES ...]
// The default folder is build/books; BUNTSTIFT names another executable than build/release/buntstift.
import { execFileSync } from "node:child_process";
import fs from "node:fs/promises";
import path from "node:path";
import { startServer } from "./support.mjs";

const root = path.resolve(import.meta.dirname, "../..");
const [folder = path.join(root, "build/books"), ...wanted] = process.argv.slice(2);
const long = "Das große Buch der wunderbaren Reisen über Wiesen, Berge und Meere bis zum Mond und zurück für Anna-Sophie und Max!";

/** Sentences of pictures; "~" makes one landscape, "#" turns it into a bitmap as a remote engine's, a number gives the age. */
const books = {
  "math-easy": { type: "math", level: "easy", age: "3-5", story: true, pictures: ["Ein Löwe in der Savanne", "~Zwei Enten auf dem Teich", "Eine Katze", "Ein Traktor auf dem Bauernhof"] },
  "math-medium": { type: "math", level: "medium", options: { holeMargin: "left" }, pictures: ["Ein Dinosaurier", "~Drei Fische im Meer", "Ein Schloss mit einer Prinzessin", "Ein Auto in der Stadt"] },
  "math-hard": { type: "math", level: "hard", age: "9+", options: { holeMargin: "inner", blankBacks: true }, pictures: ["Ein Drache vor dem Schloss", "~Eine Rakete im Weltraum", "Ein Pferd auf der Wiese"] },
  "letters-easy": { type: "letters", level: "easy", age: "3-5", pictures: ["Ein Apfel", "~Ein Elefant und eine Maus", "Eine Ente", "Ein Schiff auf dem Meer"] },
  "letters-medium": { type: "letters", level: "medium", options: { paper: "a5", ruling: 2 }, pictures: ["Ein Igel im Wald", "~Zwei Vögel auf einem Ast", "Ein Krokodil", "Ein Überraschungsei"] },
  "letters-hard": { type: "letters", level: "hard", options: { paper: "letter", ruling: 3, nameLine: false }, pictures: ["Ein Schmetterling auf einer Blume", "~Ein Zug fährt durch die Berge", "Ein Yeti im Schnee"] },
  "letters-ruling": { type: "letters", level: "hard", options: { ruling: 4, holeMargin: "left" }, pictures: ["Ein Ritter auf einem Pferd"] },
  "numbers-easy": { type: "numbers", level: "easy", age: "3-5", pictures: ["Ein Elefant", "~Eine Schildkröte am Strand", "Drei Hasen auf der Wiese", "Ein Stern"] },
  "numbers-medium": { type: "numbers", level: "medium", story: true, pictures: ["Ein Wal im Meer", "~Ein Bagger auf der Baustelle", "Fünf Äpfel und drei Birnen", "Ein Fuchs im Wald"] },
  "numbers-hard": { type: "numbers", level: "hard", age: "9+", options: { paper: "a5" }, pictures: ["Ein Drache vor dem Schloss", "~Ein Schwan auf dem See", "Sieben Sterne und ein Mond", "Ein Einhorn auf der Wiese"] },
  fifteen: { type: "math", level: "medium", story: true, title: long, options: { paper: "a5", holeMargin: "inner" },
    pictures: ["Eine Prinzessin im Schloss", "Ein Frosch am Teich", "~Ein Pirat auf einem Schiff", "Ein Bär im Wald", "Eine Eule in der Nacht", "Ein Roboter", "Ein Kind auf dem Spielplatz", "Ein Hund im Garten", "Ein Pinguin auf einer Eisscholle", "Eine Giraffe in der Savanne", "~Ein Krake im Meer", "Ein Feuerwehrauto in der Stadt", "Eine Fee mit einem Zauberstab", "Ein Schneemann im Winter", "Ein Astronaut auf dem Mond"] },
  one: { story: true, title: "Emmas\nEinhorn – „Träume“ & <mehr>", pictures: ["Ein Einhorn auf der Wiese"] },
  special: { type: "math", level: "easy", story: true, pictures: ["Mandala mit Schmetterlingen", "Labyrinth mit einer Maus und Käse", "Der Name Emma", "Ein Kreis"] },
  bitmaps: { type: "math", level: "medium", story: true, options: { blankBacks: true }, pictures: ["#Ein Löwe in der Savanne", "#~Drei Fische im Meer", "Ein Hase", "#Mandala mit Blumen"] },
  "bitmap-numbers": { type: "numbers", level: "medium", pictures: ["#Ein Löwe in der Savanne", "#~Drei Fische im Meer", "#Ein Hase"] },
  "bitmap-letters": { type: "letters", level: "easy", pictures: ["#Ein Löwe in der Savanne", "#~Drei Fische im Meer"] },
};

const server = await startServer({ sells: false });
let token = "";
async function post(route, body) {
  const answer = await fetch(server.url + route, {
    method: "POST",
    headers: { "Content-Type": "application/json", Origin: server.url, ...(token && { Authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  const result = await answer.json();
  if (!answer.ok) throw new Error(`${route}: ${JSON.stringify(result)}`);
  return result;
}
const get = async (route) => {
  const answer = await fetch(server.url + route, { headers: { Authorization: `Bearer ${token}` } });
  if (!answer.ok) throw new Error(`${route}: ${await answer.text()}`);
  return Buffer.from(await answer.arrayBuffer());
};

/** What a remote engine would have left in the store in place of the drawing. */
async function makeBitmap(url) {
  const file = path.join(folder, "bitmap.png");
  await fs.writeFile(file, await get(`${url}?format=png&width=1240`));
  const id = url.split("/").at(-1);
  execFileSync("sqlite3", [path.join(server.dataDir, "buntstift.sqlite3"), `UPDATE pictures SET form = 'bitmap', engine = 'comfyui', content = readfile('${file}') WHERE id = '${id}'`]);
  await fs.rm(file);
}

async function draw(sentence, age, seed) {
  const prompt = sentence.replace(/^[#~]+/, "");
  const marks = sentence.slice(0, sentence.length - prompt.length);
  const { imageUrl } = await post("/api/generate", { prompt, options: { seed, age, orientation: marks.includes("~") ? "landscape" : "portrait" } });
  if (marks.includes("#")) await makeBitmap(imageUrl);
  return imageUrl;
}

try {
  await fs.mkdir(folder, { recursive: true });
  token = (await post("/api/register", { email: "petra@beispiel.de", password: "Kastanie-im-Herbst", firstName: "Petra", lastName: "Groß" })).token;
  for (const [name, book] of Object.entries(books)) {
    if (wanted.length > 0 && !wanted.some((word) => name.startsWith(word))) continue;
    const images = [];
    for (const [index, sentence] of book.pictures.entries()) images.push(await draw(sentence, book.age ?? "6-8", index + 1));
    const { id } = await post("/api/coloring-books", {
      title: (book.title ?? `Übungen für ${name}`).replaceAll("\n", " "),
      description: "Malen, rechnen, schreiben: ein Buch für lange Nachmittage.\nViel Freude damit!",
      images,
      hasLearningTask: Boolean(book.type),
      learningTaskType: book.type ?? "",
      difficulty: book.level,
      level: book.level,
      pageCount: images.length,
      options: book.options,
      ...(book.story ? {} : { story: null, storyTitle: null }),
    });
    const base = path.join(folder, name);
    await fs.writeFile(`${base}.pdf`, await get(`/api/coloring-books/${id}/pdf`));
    execFileSync("qpdf", ["--check", `${base}.pdf`]);
    await fs.rm(base, { recursive: true, force: true });
    await fs.mkdir(base);
    execFileSync("pdftoppm", ["-r", "80", "-png", `${base}.pdf`, path.join(base, "side")]);
    console.log(`${base}.pdf`);
  }
} finally {
  await server.stop();
}
