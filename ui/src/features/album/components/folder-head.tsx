import { lazy, useState } from "react";
import { Link } from "wouter";
import { LazyPart } from "@/components/ui/boundary.tsx";
import { Button, IconButton } from "@/components/ui/button.tsx";
import { SelectField } from "@/components/ui/field.tsx";
import { showToast } from "@/components/ui/toast-store.ts";
import { preview } from "@/config/paths.ts";
import { messageOf } from "@/lib/api-client.ts";
import { albumText } from "@/text/album.ts";
import { type BookName, type Folder, useBooksInFolder, useMoveBook } from "../api/album.ts";
import styles from "./album.module.css";

const FolderDialog = lazy(() => import("./folder-dialog.tsx"));
const text = albumText.folders;

interface FolderHeadProps {
  folder: Folder;
  userId: string;
  /** The user's books, of which some can be put into it. */
  books: readonly BookName[];
  onRemove: () => void;
}

/** What can be done with a folder, and the books in it. */
export function FolderHead({ folder, userId, books, onRemove }: FolderHeadProps) {
  const [isRenaming, setRenaming] = useState(false);
  const inside = useBooksInFolder(folder.id, userId).data ?? [];
  const move = useMoveBook();
  const others = books.filter(({ id }) => !inside.some((book) => book.id === id));
  const put = (id: string, into: string | null) =>
    move.mutate(
      { id, folder: into },
      {
        onError: (error) =>
          showToast({
            title: albumText.changeFailure,
            description: messageOf(error, albumText.changeFailureHint),
            variant: "destructive",
          }),
      },
    );
  return (
    <section className={styles.folderHead} aria-label={folder.name}>
      <div className={styles.actions}>
        <Button icon="pencil" aria-haspopup="dialog" onClick={() => setRenaming(true)}>
          {text.rename}
        </Button>
        <Button icon="bin" crayon="red" onClick={onRemove}>
          {text.remove}
        </Button>
      </div>
      <h2>{text.books}</h2>
      {inside.length === 0 && <p>{text.noBooks}</p>}
      <ul className={styles.books}>
        {inside.map(({ id, title }) => (
          <li key={id}>
            <Link href={preview(id)}>{title}</Link>
            <IconButton icon="close" crayon="red" label={text.takeOut(title)} onClick={() => put(id, null)} />
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <SelectField
          label={text.addBook}
          value=""
          onChange={(event) => {
            if (event.currentTarget.value) put(event.currentTarget.value, folder.id);
          }}
        >
          <option value="">{text.choose}</option>
          {others.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </SelectField>
      )}
      {isRenaming && (
        <LazyPart>
          <FolderDialog folder={folder} onClose={() => setRenaming(false)} onSaved={() => setRenaming(false)} />
        </LazyPart>
      )}
    </section>
  );
}
