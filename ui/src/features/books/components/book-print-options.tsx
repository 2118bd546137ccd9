import { Choice } from "@/components/ui/choice.tsx";
import { ApiError } from "@/lib/api-client.ts";
import { useZodForm } from "@/lib/use-form.ts";
import { booksText } from "@/text/books.ts";
import type { Book } from "../api/get-book.ts";
import {
  type PrintWish,
  printFieldOf,
  printFormOf,
  printQuery,
  printWishSchema,
  usualPrintOptions,
} from "../lib/print-options.ts";
import { PrintOptionsFields } from "./print-options.tsx";

const text = booksText.print;

const ownWish = ({ level, options }: Book): PrintWish => ({
  level: level ?? "easy",
  options: printFormOf(options ?? usualPrintOptions),
});

/**
 * How a finished book shall be printed: at first as it was made. `query` is the wish as part of an address.
 * `showRefusal` puts the server's sentence beside the option that it is about, and returns whether there is one.
 */
export function usePrintWish(book: Book) {
  const own = ownWish(book);
  const form = useZodForm(printWishSchema, own);
  const showRefusal = (error: unknown) => {
    const field = error instanceof ApiError && error.fromServer ? printFieldOf(error.field) : undefined;
    if (!field || !(error instanceof ApiError)) return false;
    form.setError(field, { type: "server", message: error.message });
    return true;
  };
  const { errors } = form.formState;
  return {
    form,
    query: printQuery(own, form.watch()),
    showRefusal,
    isRefused: Boolean(errors.level || errors.options),
  };
}

interface BookPrintOptionsProps {
  book: Book;
  form: ReturnType<typeof usePrintWish>["form"];
}

/** The options of a finished book, for its preview and its PDF; they are not stored. */
export function BookPrintOptions({ book, form }: BookPrintOptionsProps) {
  const lesson = book.learningTaskType || null;
  return (
    <PrintOptionsFields lesson={lesson} field={form.field}>
      {lesson && <Choice legend={text.level} options={text.levels} crayon="green" field={form.field("level")} />}
    </PrintOptionsFields>
  );
}
