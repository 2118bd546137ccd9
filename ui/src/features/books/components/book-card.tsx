import { lazy, useState } from "react";
import { LazyPart } from "@/components/ui/boundary.tsx";
import { Button, ButtonLink, IconButton } from "@/components/ui/button.tsx";
import { Tooltip } from "@/components/ui/tooltip.tsx";
import { inBase } from "@/config/base.ts";
import { editBook, preview } from "@/config/paths.ts";
import { formatDate, formatPictures } from "@/lib/format.ts";
import { editorText } from "@/text/book-editor.ts";
import { booksText } from "@/text/books.ts";
import { commonText } from "@/text/common.ts";
import { useDownloadBook } from "../api/download-book.ts";
import type { ListedBook } from "../api/list-books.ts";
import styles from "./book-card.module.css";

const DownloadDialog = lazy(() => import("./download-dialog.tsx"));
const text = booksText.list;

interface BookCardProps {
  book: ListedBook;
  onRemove: () => void;
}

/** A book on the shelf: its cover, and what to do with it. */
export function BookCard({ book, onRemove }: BookCardProps) {
  const download = useDownloadBook();
  const [broken, setBroken] = useState(false);
  const [dialog, setDialog] = useState<"none" | "print">("none");
  return (
    <li className={styles.card}>
      <div className={styles.cover}>
        {book.previewImage && !broken ? (
          <img src={inBase(book.previewImage)} alt="" loading="lazy" onError={() => setBroken(true)} />
        ) : (
          <p>{commonText.noPreview}</p>
        )}
      </div>
      <div className={styles.head}>
        <h2 className={styles.title}>{book.title}</h2>
        <Tooltip text={text.removeHint}>
          <IconButton icon="bin" crayon="red" label={text.remove(book.title)} onClick={onRemove} />
        </Tooltip>
      </div>
      <p className={styles.facts}>
        {text.createdOn(formatDate(book.createdAt))}
        {book.pageCount !== undefined && <> · {formatPictures(book.pageCount)}</>}
      </p>
      <div className={styles.actions}>
        <ButtonLink href={preview(book.id)} icon="eye" crayon="blue">
          {commonText.preview}
        </ButtonLink>
        <ButtonLink href={editBook(book.id)} icon="pencil" crayon="orange" label={editorText.editBook(book.title)}>
          {editorText.edit}
        </ButtonLink>
        <Button
          icon="download"
          crayon="green"
          disabled={download.isPending}
          aria-label={text.download(book.title)}
          onClick={() => download.mutate({ id: book.id, title: book.title })}
        >
          {download.isPending ? booksText.downloading : commonText.download}
        </Button>
        <Tooltip text={booksText.print.heading}>
          <IconButton
            icon="printer"
            crayon="violet"
            label={text.printOptions(book.title)}
            aria-haspopup="dialog"
            onClick={() => setDialog("print")}
          />
        </Tooltip>
      </div>
      {dialog === "print" && (
        <LazyPart>
          <DownloadDialog id={book.id} title={book.title} onClose={() => setDialog("none")} />
        </LazyPart>
      )}
    </li>
  );
}
