import path from "node:path";

const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** A number in letters, which may begin a class name: 0 is "a", 52 is "ba". */
function inLetters(number: number): string {
  const rest = Math.floor(number / letters.length);
  return (rest > 0 ? inLetters(rest) : "") + letters[number % letters.length];
}

/** FNV-1a: the same for a text on every machine. */
const hash = (text: string) =>
  [...text].reduce((sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 0x01000193) >>> 0, 0x811c9dc5);

const fileCodes = 52 ** 3;

/**
 * Names for the classes of CSS modules that compress well: three letters for the file and the place of the class in it.
 * They depend on nothing but both, so that each build gives the same ones. Throws when two files would share theirs.
 */
export function shortClassNames(root: string) {
  const files = new Map<string, string>();
  const classes = new Map<string, string[]>();
  return (name: string, filename: string): string => {
    const file = path.relative(root, filename.replace(/\?.*$/, "")).replaceAll("\\", "/");
    const code = inLetters(hash(file) % fileCodes);
    const owner = files.get(code) ?? file;
    if (owner !== file) throw new Error(`${file} and ${owner} have the same short name: rename one of them`);
    files.set(code, file);
    const known = classes.get(file) ?? [];
    classes.set(file, known);
    if (!known.includes(name)) known.push(name);
    return `${code}${known.indexOf(name)}`;
  };
}
