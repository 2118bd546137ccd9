import { colouringText } from "@/text/colouring.ts";

export type CrayonId = keyof typeof colouringText.crayons;

interface Crayon {
  id: CrayonId;
  name: string;
  /** What it paints with. A page is white paper in the dark too, so these do not follow the theme. */
  colour: string;
}

const colours: Record<CrayonId, string> = {
  red: "#e2503f",
  orange: "#f18b2c",
  yellow: "#f7c331",
  green: "#57a84f",
  blue: "#3f8fd2",
  violet: "#8f66c4",
};

/** The names of the six crayons in the order of the box. */
export const crayonIds = Object.keys(colours) as CrayonId[];

/** The six crayons in the order of the box. */
export const crayons: readonly Crayon[] = crayonIds.map((id) => ({
  id,
  name: colouringText.crayons[id],
  colour: colours[id],
}));

/** The crayon of an id. */
export function crayonOf(id: CrayonId): Crayon {
  return { id, name: colouringText.crayons[id], colour: colours[id] };
}
