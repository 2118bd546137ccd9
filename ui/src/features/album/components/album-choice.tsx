import { useEffect, useState } from "react";
import { Dialog } from "@/components/ui/dialog.tsx";
import { TextField } from "@/components/ui/field.tsx";
import { Icon } from "@/components/ui/icon.tsx";
import { Loaded } from "@/components/ui/loaded.tsx";
import { Pager } from "@/components/ui/pager.tsx";
import { inBase } from "@/config/base.ts";
import { useSettled } from "@/lib/use-settled.ts";
import { albumText } from "@/text/album.ts";
import { type AlbumPicture, usePictures } from "../api/album.ts";
import styles from "./album-choice.module.css";

const text = albumText.choice;
const typingPauseMs = 300;

export interface AlbumChoiceProps {
  userId: string;
  /** Whether a picture is there already, where it would be put. */
  isThere: (imageUrl: string) => boolean;
  /** Why nothing more can be put there; null where something can. */
  full: string | null;
  /** What was done last, to be said. */
  message: string;
  onChoose: (picture: AlbumPicture) => void;
  onClose: () => void;
}

/** One's own pictures, to take as many of them as one likes. */
export default function AlbumChoice({ userId, isThere, full, message, onChoose, onClose }: AlbumChoiceProps) {
  const [typed, setTyped] = useState("");
  const words = useSettled(typed.trim(), typingPauseMs);
  const [page, setPage] = useState(1);
  const pictures = usePictures({ words, show: "all", page }, userId);
  // What is sought anew begins on its first page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect is about the search, which it does not read
  useEffect(() => setPage(1), [words]);

  return (
    <Dialog open onOpenChange={onClose} title={albumText.title} description={text.lead}>
      <TextField
        label={albumText.search}
        type="search"
        autoComplete="off"
        placeholder={albumText.searchExample}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <p className={styles.message} role="status">
        {full ?? message}
      </p>
      <Loaded query={pictures} loading={albumText.loading} failure={albumText.failure}>
        {({ pictures: found, last }) => (
          <>
            {found.length === 0 && <p>{words ? albumText.none.found(words) : albumText.empty}</p>}
            <ul className={styles.list}>
              {found.map((picture) => {
                const isTaken = isThere(picture.imageUrl);
                return (
                  <li key={picture.id}>
                    <button
                      type="button"
                      className={styles.picture}
                      aria-label={isTaken ? text.isThere(picture.prompt) : text.take(picture.prompt)}
                      aria-disabled={isTaken || full !== null}
                      title={picture.prompt}
                      onClick={() => !isTaken && full === null && onChoose(picture)}
                    >
                      <img src={inBase(picture.imageUrl)} alt="" loading="lazy" />
                      <Icon name={isTaken ? "check" : "plus"} className={styles.mark} />
                    </button>
                  </li>
                );
              })}
            </ul>
            {last > 1 && <Pager label={albumText.pages} page={page} last={last} onPage={setPage} />}
          </>
        )}
      </Loaded>
    </Dialog>
  );
}
