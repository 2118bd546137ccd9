import { Waiting } from "@/components/ui/waiting.tsx";
import { inBase } from "@/config/base.ts";
import { editorText } from "@/text/book-editor.ts";
import { booksText } from "@/text/books.ts";
import { type Side, useSides } from "../api/get-sides.ts";
import type { Place } from "../lib/book-draft.ts";
import styles from "./live-side.module.css";

const text = editorText;

interface LiveSideProps {
  id: string;
  /** Of the stored book: another one has other sides. */
  version: number;
  place: Place;
  /** The page's number, from 1. */
  number: number;
}

const isAt = (side: Side, place: Place, number: number) =>
  place.at === "cover" ? side.kind === "cover" : side.kind === place.part && side.page === number;

/** The side of the printed book that is being changed, as it is stored now. */
export function LiveSide({ id, version, place, number }: LiveSideProps) {
  const sides = useSides(id, `?v=${version}`);
  if (sides.isPending) return <Waiting label={text.loading} />;
  const side = sides.data?.find((candidate) => isAt(candidate, place, number));
  if (!side) {
    const why = place.at === "page" && place.part !== "picture" ? text.noSide[place.part] : text.noSide.other;
    return <p className={styles.none}>{why}</p>;
  }
  const what = place.at === "cover" ? booksText.sides.cover : `${text.page(number)}, ${text.parts[place.part]}`;
  return <img className={styles.side} src={inBase(side.url)} alt={text.side(what)} />;
}
