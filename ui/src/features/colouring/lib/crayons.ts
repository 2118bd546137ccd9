import { colouringText } from "@/text/colouring.ts";

export type CrayonId = keyof typeof colouringText.crayons;

export interface Crayon {
  id: CrayonId;
  name: string;
  /** What it paints with. A page is white paper in the dark too, so these do not follow the theme. */
  colour: string;
}

// In the order of the box: eight in a row, or four where it is narrow and high. Each row of four goes together.
const colours: Record<CrayonId, string> = {
  lemon: "#fbee7a",
  yellow: "#f7c331",
  orange: "#f18b2c",
  red: "#e2503f",
  wine: "#a02a3c",
  pink: "#e6559c",
  rose: "#f7b9cc",
  lilac: "#cfb6e8",
  lime: "#b1d95c",
  green: "#57a84f",
  fir: "#25683f",
  turquoise: "#38b6ad",
  sky: "#a5d8f3",
  blue: "#3f8fd2",
  navy: "#274a94",
  violet: "#8f66c4",
  skinLight: "#fadcc5",
  skinMedium: "#e0ab80",
  skinBrown: "#ad744c",
  skinDark: "#6a4434",
  sand: "#e9d3a1",
  brown: "#8f5a24",
  grey: "#a3a39e",
  black: "#33302d",
};

/** The names of all crayons in the order of the box. */
export const crayonIds = Object.keys(colours) as CrayonId[];

/** The crayon of an id. */
export function crayonOf(id: CrayonId): Crayon {
  return { id, name: colouringText.crayons[id], colour: colours[id] };
}

/** The large box: 24 crayons in its order. */
export const crayons: readonly Crayon[] = crayonIds.map(crayonOf);

/** The small box for a first try. */
export const fewCrayons: readonly Crayon[] = (["red", "orange", "yellow", "green", "blue", "violet"] as const).map(
  crayonOf,
);
