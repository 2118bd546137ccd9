import { Button } from "@/components/ui/button.tsx";
import { Dialog } from "@/components/ui/dialog.tsx";
import { Folded } from "@/components/ui/folded.tsx";
import { Form, Submit } from "@/components/ui/form.tsx";
import { Notice } from "@/components/ui/notice.tsx";
import { Waiting } from "@/components/ui/waiting.tsx";
import { messageOf } from "@/lib/api-client.ts";
import { booksText } from "@/text/books.ts";
import { commonText } from "@/text/common.ts";
import { useDownloadBook, useDownloadSoundChart } from "../api/download-book.ts";
import { type Book, useBook } from "../api/get-book.ts";
import { BookPrintOptions, usePrintWish } from "./book-print-options.tsx";
import styles from "./download-dialog.module.css";

const text = booksText.print;

interface DownloadFormProps {
  id: string;
  book: Book;
  onDone: () => void;
}

function DownloadForm({ id, book, onDone }: DownloadFormProps) {
  const { form, query, showRefusal } = usePrintWish(book);
  const download = useDownloadBook();
  const submit = form.handleSubmit(() =>
    download.mutate({ id, title: book.title, query, onRefused: showRefusal }, { onSuccess: onDone }),
  );
  const chart = useDownloadSoundChart();
  const savePart = (part: "solutions" | "inside" | "wrap") =>
    form.handleSubmit(() =>
      download.mutate({
        id,
        title: book.title,
        query: `${query}${query ? "&" : "?"}part=${part}`,
        onRefused: showRefusal,
      }),
    )();
  return (
    <Form form={{ submit }} className={styles.form}>
      <BookPrintOptions book={book} form={form} />
      <Submit
        form={{ ...form, isPending: download.isPending }}
        look="main"
        crayon="green"
        icon="download"
        wide
        pending={booksText.downloading}
      >
        {commonText.download}
      </Submit>
      {book.hasLearningTask && (
        <Button icon="check" disabled={download.isPending} onClick={() => savePart("solutions")}>
          {text.onlySolutions}
        </Button>
      )}
      <Button icon="download" disabled={chart.isPending} onClick={() => chart.mutate()}>
        {text.soundChartAlone}
      </Button>
      <Folded label={text.printShop}>
        <div className={styles.form}>
          <p>{text.printShopHint}</p>
          <Button icon="book" disabled={download.isPending} onClick={() => savePart("inside")}>
            {text.onlyInside}
          </Button>
          <Button icon="palette" disabled={download.isPending} onClick={() => savePart("wrap")}>
            {text.onlyWrap}
          </Button>
        </div>
      </Folded>
    </Form>
  );
}

interface DownloadDialogProps {
  id: string;
  title: string;
  onClose: () => void;
}

/** Asks how a book shall be printed this time, and saves it so. */
export default function DownloadDialog({ id, title, onClose }: DownloadDialogProps) {
  const book = useBook(id);
  return (
    <Dialog open onOpenChange={(open) => open || onClose()} title={text.heading} description={title}>
      {book.isPending ? (
        <Waiting label={booksText.preview.loading} />
      ) : book.data ? (
        <DownloadForm id={id} book={book.data} onDone={onClose} />
      ) : (
        <Notice kind="error">{messageOf(book.error, booksText.preview.missingHint)}</Notice>
      )}
    </Dialog>
  );
}
