// Whatever counts something says it in the right number: "1 Seite", "0 Seiten", "2 Seiten".
import { expect, test } from "vitest";

const modules = import.meta.glob<Record<string, unknown>>(["./*.ts", "!./*.test.ts"], { eager: true });

/** Words that are counted somewhere: one and many. */
const counted = [
  ["Seite", "Seiten"],
  ["Bild", "Bilder"],
  ["Malbuch", "Malbücher"],
  ["Malbuch", "Malbüchern"],
  ["Kind", "Kinder"],
  ["Kind", "Kindern"],
  ["Konto", "Konten"],
  ["Zeile", "Zeilen"],
  ["Tag", "Tage"],
  ["Tag", "Tagen"],
  ["Stunde", "Stunden"],
  ["Minute", "Minuten"],
  ["Woche", "Wochen"],
  ["Monat", "Monaten"],
  ["Sekunde", "Sekunden"],
  ["Ordner", "Ordnern"],
  ["Klasse", "Klassen"],
  ["Aufgabe", "Aufgaben"],
  ["Wort", "Wörter"],
  ["Blatt", "Blätter"],
  ["Karte", "Karten"],
  ["Code", "Codes"],
  ["Sicherung", "Sicherungen"],
  ["Gutschein", "Gutscheine"],
  ["E-Mail", "E-Mails"],
  ["Eintrag", "Einträge"],
  ["Treffer", "Treffern"],
  ["Anfrage", "Anfragen"],
  ["Fehler", "Fehlern"],
] as const;

type Said = { path: string; ways: string[] };

/** All sentences below a value. A function is called with the number, and with it as a text: it may want either. */
function* sentences(value: unknown, number: number, path: string): Generator<Said> {
  if (typeof value === "string") yield { path, ways: [value] };
  if (typeof value === "function") {
    const ways: string[] = [];
    for (const argument of [number, String(number)]) {
      try {
        const said = value(...Array.from({ length: Math.max(value.length, 3) }, () => argument));
        if (typeof said === "string") ways.push(said);
      } catch {
        // wants something else than a number
      }
    }
    if (ways.length > 0) yield { path, ways };
  }
  if (typeof value === "object" && value !== null) {
    for (const [name, part] of Object.entries(value)) yield* sentences(part, number, `${path}.${name}`);
  }
}

const after = (number: number, word: string) =>
  new RegExp(`(?<![\\d.,:])\\b${number} (?:neue |weitere )?${word}(?![\\p{L}-])`, "u");

const allSentences = (number: number) =>
  Object.entries(modules).flatMap(([file, texts]) => [...sentences(texts, number, file)]);

test.each([0, 1, 2])("what is counted agrees with %i", (number) => {
  const isWrong = (sentence: string) =>
    counted.some(([one, many]) => after(number, number === 1 ? many : one).test(sentence));
  const wrong = allSentences(number).filter(({ ways }) => ways.every(isWrong));
  expect(wrong.map(({ path, ways }) => `${path}: ${ways[0]}`)).toEqual([]);
});

test("sentences that count are found", () => {
  const counts = ({ ways }: Said) => ways.some((sentence) => counted.some(([one]) => after(1, one).test(sentence)));
  expect(allSentences(1).filter(counts).length).toBeGreaterThan(15);
});
