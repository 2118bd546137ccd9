import { lazy, useEffect, useRef, useState } from "react";
import { LazyPart } from "@/components/ui/boundary.tsx";
import { Button, ButtonLink } from "@/components/ui/button.tsx";
import { TextField } from "@/components/ui/field.tsx";
import { Loaded } from "@/components/ui/loaded.tsx";
import { Pager } from "@/components/ui/pager.tsx";
import { showToast } from "@/components/ui/toast-store.ts";
import { routes } from "@/config/paths.ts";
import { messageOf } from "@/lib/api-client.ts";
import { classNames } from "@/lib/class-names.ts";
import { useSettled } from "@/lib/use-settled.ts";
import { albumText as text } from "@/text/album.ts";
import {
  type AlbumPicture,
  type AlbumView,
  type BookName,
  type Folder,
  useAlbumOverview,
  useChangePicture,
  usePictures,
} from "../api/album.ts";
import { folderPath, picturePath, useDelete, useDeletedPaths } from "../lib/deletions.ts";
import styles from "./album.module.css";
import { FolderHead } from "./folder-head.tsx";
import { PictureCard } from "./picture-card.tsx";

const FolderDialog = lazy(() => import("./folder-dialog.tsx"));
const typingPauseMs = 300;
const megabyte = 1_000_000;

type Show = AlbumView["show"];
const isSame = (a: Show, b: Show) => (typeof a === "object" && typeof b === "object" ? a.folder === b.folder : a === b);

interface FiltersProps {
  folders: readonly Folder[];
  show: Show;
  onShow: (show: Show) => void;
}

/** All pictures, the favourites, or one folder: buttons, the pressed one coloured. */
function Filters({ folders, show, onShow }: FiltersProps) {
  const [isCreating, setCreating] = useState(false);
  const choices: { label: string; value: Show }[] = [
    { label: text.all, value: "all" },
    { label: text.favourites, value: "favourites" },
    ...folders.map(({ id, name, pictures, books }) => ({
      label: text.folder(name, pictures + books),
      value: { folder: id },
    })),
  ];
  return (
    <fieldset className={styles.filters}>
      <legend>{text.show}</legend>
      {choices.map(({ label, value }) => (
        <button
          key={typeof value === "object" ? value.folder : value}
          type="button"
          className={styles.filter}
          aria-pressed={isSame(show, value)}
          onClick={() => onShow(value)}
        >
          {label}
        </button>
      ))}
      <Button icon="plus" aria-haspopup="dialog" onClick={() => setCreating(true)}>
        {text.folders.create}
      </Button>
      {isCreating && (
        <LazyPart>
          <FolderDialog
            onClose={() => setCreating(false)}
            onSaved={({ id }) => {
              setCreating(false);
              onShow({ folder: id });
            }}
          />
        </LazyPart>
      )}
    </fieldset>
  );
}

function Empty({ words, show }: Pick<AlbumView, "words" | "show">) {
  if (words) return <p className={styles.none}>{text.none.found(words)}</p>;
  if (show === "favourites") return <p className={styles.none}>{text.none.favourites}</p>;
  if (show !== "all") return <p className={styles.none}>{text.none.folder}</p>;
  return (
    <div className={styles.none}>
      <h2>{text.empty}</h2>
      <p>{text.emptyHint}</p>
      <ButtonLink href={routes.home} look="main" icon="pencil">
        {text.first}
      </ButtonLink>
    </div>
  );
}

interface AlbumProps {
  userId: string;
  /** The user's books, to be put into folders. */
  books: readonly BookName[];
  /** Whether a picture is a page of the book that is being made. */
  isPage: (picture: AlbumPicture) => boolean;
  /** Makes a picture such a page. */
  onUse: (picture: AlbumPicture) => void;
}

/** All that the user keeps: to find, to sort, to colour again, to put into a book. */
export function Album({ userId, books, isPage, onUse }: AlbumProps) {
  const [typed, setTyped] = useState("");
  const words = useSettled(typed.trim(), typingPauseMs);
  const [show, setShow] = useState<Show>("all");
  const [page, setPage] = useState(1);
  const overview = useAlbumOverview(userId).data;
  const pictures = usePictures({ words, show, page }, userId);
  const changing = useChangePicture();
  const deleted = useDeletedPaths();
  const remove = useDelete();
  const list = useRef<HTMLDivElement>(null);

  // What is sought anew begins on its first page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect is about the search, which it does not read
  useEffect(() => setPage(1), [words, show]);

  const folders = overview?.folders.filter(({ id }) => !deleted.has(folderPath(id))) ?? [];
  const folder = typeof show === "object" ? folders.find(({ id }) => id === show.folder) : undefined;
  // The button goes with its card; whoever uses keys goes on from here.
  const focusList = () => list.current?.focus({ preventScroll: true });

  const change = (id: string, wish: Parameters<typeof changing.mutate>[0]["change"]) =>
    changing.mutate(
      { id, change: wish },
      {
        onError: (error) =>
          showToast({
            title: text.changeFailure,
            description: messageOf(error, text.changeFailureHint),
            variant: "destructive",
          }),
      },
    );
  const removePicture = ({ id, books }: AlbumPicture) => {
    remove(picturePath(id), books > 0 ? text.picture.removedInBooks : text.picture.removed);
    focusList();
  };
  const removeFolder = ({ id, name }: Folder) => {
    remove(folderPath(id), text.folders.removed(name), () => setShow({ folder: id }));
    setShow("all");
    focusList();
  };

  return (
    <div className={styles.album}>
      <TextField
        label={text.search}
        type="search"
        autoComplete="off"
        placeholder={text.searchExample}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Filters folders={folders} show={show} onShow={setShow} />
      {folder && <FolderHead folder={folder} userId={userId} books={books} onRemove={() => removeFolder(folder)} />}
      <div ref={list} tabIndex={-1} className={styles.list}>
        <Loaded query={pictures} loading={text.loading} failure={text.failure}>
          {({ pictures: found, total, last }) => {
            const shown = found.filter(({ id }) => !deleted.has(picturePath(id)));
            return (
              <>
                <p className={styles.facts} role="status">
                  {text.count(total - (found.length - shown.length))}
                  {overview && (
                    <span>
                      {text.room(
                        Math.ceil(overview.storedBytes / megabyte),
                        overview.mostBytes === null ? null : Math.floor(overview.mostBytes / megabyte),
                      )}
                    </span>
                  )}
                </p>
                {shown.length === 0 && <Empty words={words} show={show} />}
                <ul className={classNames(styles.grid, pictures.isPlaceholderData && styles.old)}>
                  {shown.map((picture) => (
                    <PictureCard
                      key={picture.id}
                      picture={picture}
                      folders={folders}
                      isPage={isPage(picture)}
                      onUse={() => onUse(picture)}
                      onChange={(wish) => change(picture.id, wish)}
                      onRemove={() => removePicture(picture)}
                    />
                  ))}
                </ul>
                {last > 1 && <Pager label={text.pages} page={page} last={last} onPage={setPage} />}
              </>
            );
          }}
        </Loaded>
      </div>
    </div>
  );
}
