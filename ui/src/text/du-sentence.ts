// The server writes its sentences once, with "Sie"; here they become those that pupils read.

const modals: Readonly<Record<string, string>> = {
  können: "kannst",
  haben: "hast",
  möchten: "möchtest",
  müssen: "musst",
  dürfen: "darfst",
  wollen: "willst",
  sind: "bist",
  werden: "wirst",
};

/** Imperatives whose vowel changes, or that have no ending. */
const strong: Readonly<Record<string, string>> = {
  geben: "gib",
  nehmen: "nimm",
  lesen: "lies",
  sehen: "sieh",
  helfen: "hilf",
  lassen: "lass",
};

const strongSecond: Readonly<Record<string, string>> = {
  geben: "gibst",
  nehmen: "nimmst",
  lesen: "liest",
  sehen: "siehst",
  helfen: "hilfst",
  lassen: "lässt",
};

const likeFirst = (word: string, model: string) =>
  /^\p{Lu}/u.test(model) ? word.charAt(0).toUpperCase() + word.slice(1) : word;

/** "wählen" is "wähle", "speichern" is "speichere", "wechseln" is "wechsle". */
function imperative(verb: string): string {
  const own = strong[verb];
  if (own) return own;
  if (verb.endsWith("ern")) return `${verb.slice(0, -1)}e`;
  if (verb.endsWith("eln")) return `${verb.slice(0, -3)}le`;
  return verb.slice(0, -1);
}

/** "brauchen" is "brauchst", "warten" is "wartest", "speichern" is "speicherst". */
function secondPerson(verb: string): string {
  const own = modals[verb] ?? strongSecond[verb];
  if (own) return own;
  const stem = verb.replace(/e?n$/, "");
  return /[td]$/.test(stem) ? `${stem}est` : /[sßxz]$/.test(stem) ? `${stem}t` : `${stem}st`;
}

/** A verb as it stands with "Sie"; what only looks like one is none. */
const verb = "(?!(?:den|denen|wen|wenn|neben|gegen) )(?:[a-zäöüß]+(?:en|ern|eln)|sind)";
/**
 * A sentence that says "Sie", with "du". Built for those that the server has for pupils; one in which something formal
 * would be left stays as it is, for half of either is worse than either.
 */
export function toDu(sentence: string): string {
  const said = sentence
    // What one does or can do: "Bitte wählen Sie", "können Sie".
    .replaceAll(
      new RegExp(`(?<![\\p{L}])(${verb}) Sie(?: (sich))?(?![\\p{L}])`, "giu"),
      (_all, found: string, self) => {
        const plain = found.charAt(0).toLowerCase() + found.slice(1);
        const modal = modals[plain];
        const word = modal ? `${modal} du` : imperative(plain);
        return likeFirst(word, found) + (self ? " dich" : "");
      },
    )
    .replaceAll(
      new RegExp(`(?<![\\p{L}])Sie (${Object.keys(modals).join("|")})(?![\\p{L}])`, "gu"),
      (_all, found: string) => `du ${modals[found]}`,
    )
    // A main clause: "Sie finden es"; and one that ends with its verb: ", die Sie nicht mehr brauchen".
    .replaceAll(
      new RegExp(`(?<=^|[.;] )Sie (${verb})(?![\\p{L}])`, "gu"),
      (_all, found: string) => `du ${secondPerson(found)}`,
    )
    .replaceAll(
      new RegExp(`(?<=, \\p{L}+ )Sie ([^,.;]*?)(${verb})(?=[,.;]|$)`, "gu"),
      (_all, middle: string, found: string) => `du ${middle}${secondPerson(found)}`,
    )
    .replaceAll(/(?<!\p{L})Ihr(e[mnrs]?)?(?!\p{L})/gu, (_all, ending: string | undefined) => `dein${ending ?? ""}`)
    .replaceAll(/(?<!\p{L})Ihnen(?!\p{L})/gu, "dir")
    // They begin sentences as well.
    .replaceAll(
      /(^|[.!?] )(du|dein|deine[mnrs]?|dir)(?!\p{L})/gu,
      (_all, before: string, word: string) => before + likeFirst(word, "D"),
    );
  return /(?<!\p{L})(?:Sie|Ihnen|Ihr(?:e[mnrs]?)?)(?!\p{L})/u.test(said) ? sentence : said;
}
