import * as z from "zod/mini";
import { words } from "@/config/contract.ts";
import { readStored, storageKeys, writeStored } from "@/lib/storage.ts";

export const lessonKindSchema = z.enum([
  ...words.lessonBooks,
  ...words.arithmeticExercises,
  ...words.languageExercises,
  ...words.seeingExercises,
]);
export const lessonLevelSchema = z.enum(words.lessonLevels);

export type LessonKind = z.infer<typeof lessonKindSchema>;
export type LessonLevel = z.infer<typeof lessonLevelSchema>;

/** Whether the exercises of a lesson have something to write on ruled lines. */
export const hasRuling = (lesson: LessonKind | null) =>
  lesson !== null && ["letters", "numbers", "mixed", "tracing", "count"].includes(lesson);

const paperSchema = z.enum(words.papers);
const holeMarginSchema = z.enum(words.holeMargins);
const impositionSchema = z.enum(words.impositions);

/** How a book is printed, as the server says it. */
export const printOptionsSchema = z.object({
  paper: paperSchema,
  blankBacks: z.boolean(),
  holeMargin: holeMarginSchema,
  solutions: z.boolean(),
  nameLine: z.boolean(),
  /** Null: the ruling that goes with the lesson's level. */
  ruling: z.nullable(z.number()),
  imposition: z._default(impositionSchema, "single"),
  bleed: z._default(z.boolean(), false),
  colourCover: z._default(z.boolean(), false),
  soundChart: z._default(z.boolean(), false),
});

type PrintOptions = z.infer<typeof printOptionsSchema>;

/** The same in a form, whose radio buttons know only texts. */
export const printFormSchema = z.object({
  paper: paperSchema,
  blankBacks: z.boolean(),
  holeMargin: holeMarginSchema,
  solutions: z.boolean(),
  nameLine: z.boolean(),
  ruling: z.enum(words.rulings),
  imposition: impositionSchema,
  bleed: z.boolean(),
  colourCover: z.boolean(),
  soundChart: z.boolean(),
});

export type PrintForm = z.infer<typeof printFormSchema>;

/** What the server takes when it is told nothing. */
export const usualPrintOptions: PrintOptions = {
  paper: "a4",
  blankBacks: false,
  holeMargin: "none",
  solutions: true,
  nameLine: true,
  ruling: null,
  imposition: "single",
  bleed: false,
  colourCover: false,
  soundChart: false,
};

/** The options of a filled form. */
export const printOptionsOf = ({ ruling, ...rest }: PrintForm): PrintOptions => ({
  ...rest,
  ruling: ruling === "level" ? null : Number(ruling),
});

/** The form that says what the options say. */
export const printFormOf = ({ ruling, ...rest }: PrintOptions): PrintForm => ({
  ...rest,
  ruling: printFormSchema.shape.ruling.safeParse(String(ruling)).data ?? "level",
});

/** The options of the book that was made last in this browser, for the next one; else the usual ones. */
export function rememberedPrintForm(): PrintForm {
  const usual = printFormOf(usualPrintOptions);
  try {
    return (
      printFormSchema.safeParse({ ...usual, ...JSON.parse(readStored(storageKeys.printOptions) ?? "{}") }).data ?? usual
    );
  } catch {
    return usual;
  }
}

/** Keeps options for rememberedPrintForm. */
export const rememberPrintForm = (form: PrintForm) => writeStored(storageKeys.printOptions, JSON.stringify(form));

/** How a finished book shall be printed: its options, and the level of its exercises. */
export const printWishSchema = z.object({ level: lessonLevelSchema, options: printFormSchema });

export type PrintWish = z.infer<typeof printWishSchema>;

/** The field of the form that an address calls `name`; undefined for what is none. */
export function printFieldOf(name: string | undefined) {
  if (name === "level") return name;
  const option = Object.keys(printFormSchema.shape).find((key) => key === name) as keyof PrintForm | undefined;
  return option && (`options.${option}` as const);
}

/** The part of an address that asks for what differs from the book's own options; "" when nothing does. */
export function printQuery(own: PrintWish, wish: PrintWish): string {
  const query = new URLSearchParams();
  if (wish.level !== own.level) query.set("level", wish.level);
  for (const [name, value] of Object.entries(wish.options)) {
    if (value === own.options[name as keyof PrintForm]) continue;
    query.set(name, typeof value === "boolean" ? String(Number(value)) : value);
  }
  const text = query.toString();
  return text && `?${text}`;
}
