/** How many pages the book can still take, to follow another sentence. */
export function roomSentence(room: number | null): string {
  if (room === null) return "";
  if (room === 0) return " Das Malbuch ist schon voll.";
  return ` In das Malbuch ${room === 1 ? "passt noch 1 Seite" : `passen noch ${room} Seiten`}.`;
}

/** Many pages at once: from lines, from a theme, from a template. */
export const manyText = {
  open: "Mehrere auf einmal",
  title: "Mehrere Seiten auf einmal",
  lead: "Nennen Sie ein Thema, oder schreiben Sie selbst: jede Zeile wird ein Bild.",
  theme: "Thema",
  themeExample: "Dinosaurier, Unser Bauernhofbesuch …",
  themeTooLong: "Das Thema darf höchstens 80 Zeichen lang sein.",
  suggest: "Sätze vorschlagen",
  suggesting: "Wird überlegt …",
  failure: "Dazu ließ sich gerade nichts vorschlagen. Bitte versuchen Sie es noch einmal.",
  lines: "Ein Bild je Zeile",
  /** `room`: how many pages the book that is being made can still take; null where that is not said. */
  linesHint: (limit: number, room: number | null) =>
    `Höchstens ${limit === 1 ? "1 Zeile" : `${limit} Zeilen`}. Sie können jede ändern.${roomSentence(room)}`,
  linesRequired: "Bitte schreiben Sie wenigstens eine Zeile.",
  linesTooMany: (limit: number, lines: number) =>
    `${lines === 1 ? "Es ist 1 Zeile" : `Es sind ${lines} Zeilen`}, und ${limit === 1 ? "eine ist" : `${limit} sind`} möglich.`,
  lineTooLong: (line: number) => `Zeile ${line} ist länger als 500 Zeichen.`,
  /** Beside the theme: what it has filled in, also where that lies out of sight. */
  proposed: (lines: number, isOn: "exercises" | "story" | "both" | "none") => {
    const filled = `${lines === 1 ? "1 Satz ist" : `${lines} Sätze sind`} eingetragen, dazu Titel und Beschreibung.`;
    const on = {
      exercises: " Lernaufgaben sind eingeschaltet.",
      story: " Eine Geschichte ist eingeschaltet.",
      both: " Lernaufgaben und eine Geschichte sind eingeschaltet.",
      none: "",
    };
    return filled + on[isOn];
  },
  toBook: "Ansehen und ändern",
  book: "Das Buch dazu",
  bookTitle: "Titel",
  bookDescription: "Beschreibung",
  exercises: "Mit Lernaufgaben",
  story: "Mit Geschichte",
  premium: "Lernaufgaben und eine Geschichte gibt es mit Premium dazu.",
  draw: (lines: number) =>
    lines === 0 ? "Bilder zeichnen" : lines === 1 ? "1 Bild zeichnen" : `${lines} Bilder zeichnen`,
  progress: (done: number, all: number) => `${done} von ${all} Bildern`,
  cancel: "Aufhören",
  cancelled: "Aufgehört. Was gezeichnet ist, liegt bei Ihren Seiten.",
  notDrawn: "Diese Zeilen wurden nicht gezeichnet:",
  partly: "Gezeichnet, aber nicht ganz so, wie es dasteht:",
  line: (line: number, words: string) => `Zeile ${line}, „${words}“:`,
  lineFailure: "Bitte versuchen Sie es mit anderen Worten.",
  again: "Diese Zeilen ändern",
  toPages: "Zu den Seiten",
};
