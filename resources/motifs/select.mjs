// Which drawings become motifs: those of Noto Emoji and of own/, and second ones of Fluent Emoji.
import fs from "node:fs";
import { DOMParser, XMLSerializer } from "@xmldom/xmldom";
import { colouredProp, hues } from "../props/coloured.mjs";

const range = (from, to) => (code) => code >= from && code <= to;
const among = (...codes) => (code) => codes.includes(code);

/** Signs and letters: nothing that could be coloured or asked for. Single code points. */
const signs = [
  range(0x23, 0x39), among(0xa9, 0xae, 0x203c, 0x2049, 0x2122, 0x2139, 0x24c2, 0x303d, 0x3030, 0x3297, 0x3299),
  range(0x2190, 0x21ff), range(0x23cf, 0x23fa), range(0x25aa, 0x25fe), range(0x2610, 0x2611), range(0x2622, 0x262f),
  range(0x2638, 0x2638), range(0x2640, 0x2642), range(0x2648, 0x2653), among(0x267b, 0x267e, 0x267f, 0x2695, 0x269b, 0x269c, 0x26a0,
    0x26a7, 0x26ce, 0x26d4, 0x2705, 0x2714, 0x2716, 0x271d, 0x2721, 0x2733, 0x2734, 0x274c, 0x274e, 0x27b0, 0x27bf),
  range(0x2753, 0x2757), range(0x2795, 0x2797), among(0x27a1), range(0x2934, 0x2935), range(0x2b05, 0x2b07), among(0x2b1b, 0x2b1c, 0x2b55),
  range(0x1f100, 0x1f2ff), among(0x1f3a6, 0x1f3e7, 0x1f4a0, 0x1f4ae, 0x1f4af, 0x1f4b1, 0x1f4b2, 0x1f4f4, 0x1f4f3, 0x1f4f5, 0x1f4f6, 0x1f4db, 0x1f4f4),
  range(0x1f500, 0x1f50a), range(0x1f515, 0x1f515), range(0x1f518, 0x1f524), range(0x1f52f, 0x1f53d), range(0x1f549, 0x1f549),
  range(0x1f54e, 0x1f54e), range(0x1f550, 0x1f567), range(0x1f6ab, 0x1f6ab), range(0x1f6ad, 0x1f6b1), range(0x1f6b3, 0x1f6b3),
  range(0x1f6b7, 0x1f6bc), range(0x1f6be, 0x1f6be), range(0x1f6c2, 0x1f6c5), range(0x1f6d0, 0x1f6d1), range(0x1f6dc, 0x1f6dc),
  range(0x1f7e0, 0x1f7f0), among(0x1f5e8, 0x1f5ef, 0x1f4a2, 0x1f530, 0x1f51e, 0x1faaf, 0x1fa76, 0x1f6d7, 0x262f),
];
/** Not for children: gestures that insult, smoking. */
const unfit = among(0x1f595, 0x1f6ac);

function isWanted(codes) {
  if (codes.some(range(0x1f3fb, 0x1f3ff))) return false; // skin tones
  if (codes.some(range(0x1f1e6, 0x1f1ff)) || codes.some(range(0xe0020, 0xe007f))) return false; // flags of countries
  if ([0x1f3f3, 0x1f3f4].includes(codes[0])) return codes[2] === 0x2620; // of all flags the pirates' one
  if (codes.includes(0x20e3)) return false; // keycaps
  if (codes.some(unfit) || codes[0] >= 0xf0000 || codes.some(range(0xfe000, 0xfefff))) return false; // private use
  // Families are pictograms in a box.
  if (codes[0] === 0x1f46a || (codes.length > 1 && codes.slice(1).some(among(0x1f466, 0x1f467, 0x1f9d2)))) return false;
  return codes.length > 1 || !signs.some((test) => test(codes[0]));
}

/**
 * A drawing made by hand in hues that only tell its areas apart, said so: nothing is coloured by them. One or two of them may be
 * its own.
 */
function withoutInventedColours(root) {
  const painted = Array.from(root.getElementsByTagName("*"));
  const isInvented = (element) => hues.includes((element.getAttribute("fill") ?? "").toLowerCase());
  if (new Set(painted.filter(isInvented).map((element) => element.getAttribute("fill").toLowerCase())).size < 3) return;
  for (const element of painted) if (element.hasAttribute("fill")) element.setAttribute("data-colour", "none");
}

/** The drawings made by hand in own/ or below, with ids `own-<file name>`. Each has a square view box that begins at 0, 0. */
function ownDrawings(folder = "./own/") {
  const own = new URL(folder, import.meta.url);
  if (!fs.existsSync(own)) return [];
  return fs.readdirSync(own).filter((file) => file.endsWith(".svg")).map((file) => {
    const text = fs.readFileSync(new URL(file, own), "utf8");
    const root = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
    const [left, top, width, height] = (root.getAttribute("viewBox") ?? "").split(/[\s,]+/).map(Number);
    if (left !== 0 || top !== 0 || width !== height) throw new Error(`${folder}${file}: the view box must be "0 0 n n"`);
    const name = file.slice(0, -4);
    withoutInventedColours(root);
    return { id: `own-${name}`, name, body: new XMLSerializer().serializeToString(root), size: width };
  });
}

/** The drawings of an icon set that are wanted, by id. */
function drawingsOf(set) {
  const folder = new URL(`./node_modules/@iconify-json/${set}/`, import.meta.url);
  const chars = JSON.parse(fs.readFileSync(new URL("chars.json", folder), "utf8"));
  const { icons, aliases, width = 16 } = JSON.parse(fs.readFileSync(new URL("icons.json", folder), "utf8"));
  const drawings = new Map();
  for (const [hex, name] of Object.entries(chars)) {
    const codes = hex.split("-").map((part) => parseInt(part, 16)).filter((code) => code !== 0xfe0f);
    const id = codes.map((code) => code.toString(16).padStart(4, "0")).join("-");
    const icon = icons[name] ?? icons[aliases?.[name]?.parent];
    if (icon && isWanted(codes)) drawings.set(id, { id, name, body: icon.body, size: icon.width ?? width });
  }
  return drawings;
}

/**
 * The first drawing of every motif.
 * @param {object} overrides see overrides.json
 * @returns {{id: string, name: string, body: string, size: number}[]} sorted by id
 */
export function selectDrawings(overrides) {
  const drawings = drawingsOf("noto");
  const others = drawingsOf("fluent-emoji-flat");
  const instead = new Map(ownDrawings("./own/instead/").map((drawing) => [drawing.id, drawing]));
  for (const [id, { exclude, other, of }] of Object.entries(overrides)) {
    const drawing = of?.startsWith("prop-") ? colouredProp(of.slice("prop-".length)) : instead.get(of);
    if (of && !drawing) throw new Error(`overrides.json: there is no drawing ${of} for ${id}`);
    if (exclude) drawings.delete(id);
    else if (other) drawings.set(id, others.get(id));
    else if (of) drawings.set(id, { ...drawing, id });
  }
  for (const drawing of ownDrawings()) {
    if (overrides[drawing.id]?.of) throw new Error(`${drawing.id} has a file in own/ and another drawing in overrides.json`);
    drawings.set(drawing.id, drawing);
  }
  return [...drawings.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}

/**
 * Second, plainer drawings of motifs.
 * @param {object} [list] those that are wanted, as in second.json; else all that there are
 * @returns {{id: string, name: string, body: string, size: number}[]} sorted by the motif's id
 */
export function selectSecondDrawings(list) {
  const drawings = drawingsOf("fluent-emoji-flat");
  const wanted = list ? Object.keys(list) : [...drawings.keys()];
  for (const drawing of ownDrawings("./own/second/")) drawings.set(drawing.id, drawing);
  return wanted.sort().map((id) => {
    const drawing = drawings.get(list?.[id].of ?? id);
    if (!drawing) throw new Error(`second.json: there is no drawing for ${id}`);
    return { ...drawing, id };
  });
}
