import { Choice } from "@/components/ui/choice.tsx";
import { useZodForm } from "@/lib/use-form.ts";
import { booksText } from "@/text/books.ts";
import type { Book } from "../api/get-book.ts";
import { type PrintWish, printFormOf, printQuery, printWishSchema, usualPrintOptions } from "../lib/print-options.ts";
import { PrintOptionsFields } from "./print-options.tsx";

const text = booksText.print;

const ownWish = ({ level, options }: Book): PrintWish => ({
  level: level ?? "easy",
  options: printFormOf(options ?? usualPrintOptions),
});

/** How a finished book shall be printed: at first as it was made. `query` is the wish as part of an address. */
export function usePrintWish(book: Book) {
  const own = ownWish(book);
  const form = useZodForm(printWishSchema, own);
  return { form, query: printQuery(own, form.watch()) };
}

interface BookPrintOptionsProps {
  book: Book;
  form: ReturnType<typeof usePrintWish>["form"];
}

/** The options of a finished book, for its preview and its PDF; they are not stored. */
export function BookPrintOptions({ book, form }: BookPrintOptionsProps) {
  const lesson = book.learningTaskType || null;
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <PrintOptionsFields
        lesson={lesson}
        rulingByLevel={ownWish(book).options.ruling === "level"}
        register={form.register}
      >
        {lesson && <Choice legend={text.level} options={text.levels} crayon="green" field={form.register("level")} />}
      </PrintOptionsFields>
    </form>
  );
}
