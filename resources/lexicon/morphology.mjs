// German inflection for the build: what forms a noun, an adjective or a verb can take. The executable only looks
// finished forms up. Rules: Duden, Die Grammatik (9th edition), chapters on noun, adjective and verb inflection.

/** The lower-case ASCII key under which a form is stored and looked up (the same as fold() in text_fold.cpp). */
export function fold(text) {
  return text
    .normalize("NFC")
    .toLowerCase()
    .replace(/ä/g, "ae")
    .replace(/ö/g, "oe")
    .replace(/ü/g, "ue")
    .replace(/ß/g, "ss")
    .normalize("NFD")
    .replace(/[^a-z0-9 ]/g, "");
}

/** Puts the umlaut on the last vowel that can bear one: Baum, Bäum; Mutter, Mütter. */
export function umlaut(stem) {
  const match = stem.match(/^(.*?)(au|aa|oo|[aouAOU])([^aouAOU]*)$/s);
  if (!match) return stem;
  // A later vowel bears the stress, or the umlaut already: "Pinguin", "Marienkäfer".
  if (/[iyäöü]/.test(match[3])) return stem;
  const table = { au: "äu", aa: "ä", oo: "ö", a: "ä", o: "ö", u: "ü", A: "Ä", O: "Ö", U: "Ü" };
  // "Haus" ends in the pair "au", of which the pattern above may have taken only the "u".
  if (/[uU]/.test(match[2]) && /[aA]$/.test(match[1])) {
    const head = match[1].slice(0, -1);
    return `${head}${match[1].at(-1) === "A" ? "Ä" : "ä"}u${match[3]}`;
  }
  return match[1] + table[match[2]] + match[3];
}

/**
 * Reads "Katze f -n": singular, gender (m, f, n) and plural. A plural "-en" is appended, "¨e" is appended after
 * the umlaut, "-" repeats the singular, "0" means that there is none, anything else is the whole plural. "@ostern" at the
 * end is the scene that the word brings with it.
 */
export function parseNoun(text) {
  const match = text.match(/^(.+?) ([mfn])(?: ([^\s@]+))?(?: @(\S+))?$/);
  if (!match) throw new Error(`noun "${text}": expected "Singular m|f|n plural"`);
  const [, singular, gender, ending, scene] = match;
  if (ending === undefined) throw new Error(`noun "${text}": the plural is missing (write 0 where there is none)`);
  return { singular, gender, plural: pluralOf(singular, ending), scene };
}

function pluralOf(singular, ending) {
  if (ending === "0") return "";
  if (ending === "-") return singular;
  if (ending.startsWith("-")) return joinPlural(singular, ending.slice(1));
  if (ending.startsWith("¨")) return umlaut(singular) + ending.slice(1);
  return ending;
}

/** "Fee" + "n", not "Feeen": an ending that starts as the word ends is not doubled for -en after -e. */
function joinPlural(singular, ending) {
  return ending === "en" && singular.endsWith("e") ? `${singular}n` : singular + ending;
}

const SINGULAR = 1;
const PLURAL = 2;
const WEAK = 4;

/** Every form of a noun as [form, number, rank]; number is 1 singular, 2 plural, 3 either, 4 weak. */
export function nounForms({ singular, gender, plural }) {
  const forms = [];
  const same = singular === plural;
  forms.push([singular, same ? SINGULAR | PLURAL : SINGULAR, "base"]);
  // "den Bären": in a weak noun the plural's form is that of the singular's other cases.
  const weak = gender === "m" && plural === (singular.endsWith("e") ? `${singular}n` : `${singular}en`);
  if (plural && !same) forms.push([plural, weak ? WEAK : PLURAL, "plural"]);
  if (plural && !/[ns]$/.test(plural)) forms.push([`${plural}n`, PLURAL, "case"]);
  if (gender !== "f") {
    if (!/[sxßz]$/.test(singular)) forms.push([`${singular}s`, SINGULAR, "case"]);
    if (!/e[lnr]?$/.test(singular)) forms.push([`${singular}es`, SINGULAR, "case"], [`${singular}e`, SINGULAR, "case"]);
    if (/[aiou]s$/.test(singular)) forms.push([`${singular}ses`, SINGULAR, "case"]);
  }
  return forms;
}

/** "schwarze Katze": the forms of a noun whose name starts with adjectives. */
export function phraseForms({ singular, gender, plural }) {
  const match = singular.match(/^(\p{Ll}+)(e|er|es) (\p{Lu}.*)$/u);
  if (!match) return nounForms({ singular, gender, plural });
  const [, stem, , noun] = match;
  const pluralNoun = plural.replace(/^\p{Ll}+ /u, "");
  return ["e", "er", "es", "en", "em"].flatMap((ending) => [
    [`${stem}${ending} ${noun}`, SINGULAR, "base"],
    ...(plural && pluralNoun !== noun ? [[`${stem}${ending} ${pluralNoun}`, PLURAL, "plural"]] : []),
    ...(plural && !/[ns]$/.test(pluralNoun) ? [[`${stem}${ending} ${pluralNoun}n`, PLURAL, "case"]] : []),
  ]);
}

/**
 * Regular diminutives in -chen and -lein of nouns of up to `longest` letters: Hase, Häschen; Vogel, Vögelchen; and those
 * of the south in -le, -li and -erl: Häsle, Hündli, Katzerl.
 */
export function diminutives(singular, longest = Infinity) {
  if (/(chen|lein)$/.test(singular) || singular.includes(" ")) return [];
  if (singular.length < 3 || singular.length > longest) return [];
  const stem = umlaut(singular.replace(/(e|en)$/, ""));
  const result = [];
  if (/(ch|g|ng)$/.test(stem)) result.push(`${stem}elchen`);
  result.push(`${stem}chen`, `${stem}lein`, `${stem.replace(/el$/, "")}elein`);
  if (/el$/.test(stem)) result.push(`${stem.slice(0, -2)}elchen`, `${stem}ein`);
  // Shorter ones are other words: "Eile", "Seele".
  const short = singular.replace(/(e|en)$/, "");
  if (short.length >= 4 || (short !== singular && short.length >= 3)) {
    if (!/(l|r)$/.test(stem)) result.push(`${stem}le`, `${stem}li`);
    result.push(`${short.replace(/el$/, "")}erl`);
  }
  return result.flatMap((form) => [
    [form, SINGULAR | PLURAL, "diminutive"],
    [`${form}s`, SINGULAR, "diminutive"],
  ]);
}

const ADJECTIVE_ENDINGS = ["", "e", "em", "en", "er", "es"];

/** All endings of an adjective's stem, its comparative and superlative included. */
export function adjectiveForms(stem) {
  const stems = [stem];
  if (/[^e]el$/.test(stem) || /(eu|au)er$/.test(stem)) stems.push(stem.replace(/e([lr])$/, "$1"));
  return stems.flatMap((s) => {
    const superlative = /([dtszßx]|sch)$/.test(s) ? `${s}est` : `${s}st`;
    return [s, `${s}er`, superlative].flatMap(declined);
  });
}

/** The endings alone, for participles: nobody compares them. */
export const declined = (stem) => ADJECTIVE_ENDINGS.map((ending) => stem + ending);

/** The forms of a verb from "schlafen schläft schlief": infinitive, then irregular ones. */
export function verbForms(text) {
  const [infinitive, ...irregular] = text.split(" ");
  const stem = infinitive.replace(/(en|n)$/, "");
  // "rechnet", "zeichnet", but "ahnt": after "ch" as after other consonants.
  const e = /([td]|ch[mn]|[^aeiouäöülrhmn][mn])$/.test(stem) ? "e" : "";
  // "Du reist": "reißt" is another verb.
  const second = /[sßxz]$/.test(stem) ? `${stem}t` : `${stem}${e}st`;
  const finite = [`${stem}e`, second, `${stem}${e}t`, `${stem}${e}te`, `${stem}${e}ten`, `ge${stem}${e}t`];
  if (/(el|er)$/.test(stem)) finite.push(`${stem.slice(0, -2)}${stem.slice(-1)}e`);
  const past = irregular.filter((form) => !/(t$|^ge.*en$)/.test(form)).map((form) => `${form}en`);
  return { finite: [infinitive, ...finite, ...irregular, ...past], participle: `${infinitive}d` };
}
