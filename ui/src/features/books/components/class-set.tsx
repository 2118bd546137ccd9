import { useState } from "react";
import { Button, ButtonLink } from "@/components/ui/button.tsx";
import { Dialog } from "@/components/ui/dialog.tsx";
import { SelectField } from "@/components/ui/field.tsx";
import { Loaded } from "@/components/ui/loaded.tsx";
import { routes } from "@/config/paths.ts";
import { editorText } from "@/text/book-editor.ts";
import { booksText } from "@/text/books.ts";
import { useClassSet } from "../api/class-set.ts";
import { type ListedBook, useAllBooks } from "../api/list-books.ts";
import styles from "./book-editor.module.css";

const text = editorText.classSet;

interface ClassSetFormProps {
  books: readonly ListedBook[];
  classId: string;
  className: string;
  onDone: () => void;
}

function ClassSetForm({ books, classId, className, onDone }: ClassSetFormProps) {
  const [bookId, setBookId] = useState(books[0]?.id ?? "");
  const set = useClassSet();
  if (books.length === 0) {
    return (
      <>
        <p>{text.noBooks}</p>
        <ButtonLink href={routes.home} icon="pencil">
          {booksText.list.first}
        </ButtonLink>
      </>
    );
  }
  return (
    <form
      className={styles.fields}
      onSubmit={(event) => {
        event.preventDefault();
        set.mutate({ classId, className, bookId }, { onSuccess: onDone });
      }}
    >
      <SelectField label={text.book} value={bookId} onChange={(event) => setBookId(event.currentTarget.value)}>
        {books.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </SelectField>
      <Button type="submit" look="main" crayon="green" icon="download" wide disabled={set.isPending}>
        {set.isPending ? text.making : text.make}
      </Button>
    </form>
  );
}

interface ClassSetProps {
  userId: string;
  classId: string;
  className: string;
}

/** Asks for a book, and saves one of it for each child of a class. */
export function ClassSet({ userId, classId, className }: ClassSetProps) {
  const [isOpen, setOpen] = useState(false);
  const books = useAllBooks(isOpen ? userId : null);
  return (
    <>
      <Button icon="book" crayon="green" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {text.open}
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen} title={text.title(className)} description={text.lead}>
        <Loaded query={books} loading={booksText.list.loading} failure={booksText.list.failure}>
          {(found) => (
            <ClassSetForm books={found} classId={classId} className={className} onDone={() => setOpen(false)} />
          )}
        </Loaded>
      </Dialog>
    </>
  );
}
