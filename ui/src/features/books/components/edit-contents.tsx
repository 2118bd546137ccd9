import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { LazyPart, sayBroken } from "@/components/ui/boundary.tsx";
import { Button, ButtonLink, IconButton } from "@/components/ui/button.tsx";
import { Icon } from "@/components/ui/icon.tsx";
import { showToast } from "@/components/ui/toast-store.ts";
import { inBase } from "@/config/base.ts";
import { routes } from "@/config/paths.ts";
import { classNames } from "@/lib/class-names.ts";
import { usePageDrag } from "@/lib/use-page-drag.ts";
import { editorText } from "@/text/book-editor.ts";
import { type BookDraft, type DraftPage, movedPages, newPage, type Place, withPage } from "../lib/book-draft.ts";
import type { SparePage } from "./book-editor.tsx";
import styles from "./edit-contents.module.css";

const text = editorText;

type Change = (edit: (before: BookDraft) => BookDraft) => void;

interface PageEntryProps {
  page: DraftPage;
  number: number;
  total: number;
  isHeld: boolean;
  isChosen: boolean;
  grip: ReturnType<ReturnType<typeof usePageDrag>["handleOf"]>;
  onOpen: () => void;
  onStep: (by: -1 | 1) => void;
  onRemove: () => void;
}

/** A page in the list: its picture opens it, its arrows do with keys and taps what its grip does by dragging. */
function PageEntry({ page, number, total, isHeld, isChosen, grip, onOpen, onStep, onRemove }: PageEntryProps) {
  return (
    <li className={classNames(styles.entry, isHeld && styles.held)} data-page={page.key}>
      <button
        type="button"
        className={styles.thumb}
        aria-label={text.openPage(number)}
        aria-current={isChosen ? "true" : undefined}
        onClick={onOpen}
      >
        <img src={inBase(page.image)} alt="" loading="lazy" />
      </button>
      <span className={styles.name}>{text.page(number)}</span>
      <div className={styles.steps}>
        {total > 1 && (
          <span className={styles.grip} aria-hidden="true" title={text.move} {...grip}>
            <Icon name="grip" />
          </span>
        )}
        <IconButton
          icon="left"
          label={text.earlier(number)}
          data-step="-1"
          aria-disabled={number === 1}
          onClick={() => onStep(-1)}
        />
        <IconButton
          icon="right"
          label={text.later(number)}
          data-step="1"
          aria-disabled={number === total}
          onClick={() => onStep(1)}
        />
        <IconButton icon="bin" crayon="red" label={text.remove(number)} onClick={onRemove} />
      </div>
    </li>
  );
}

interface SparePagesProps {
  spare: readonly SparePage[];
  /** Why the book takes no more; null where it does. */
  full: string | null;
  onAdd: (page: SparePage) => void;
  onAlbum: () => void;
}

/** Pictures that are not in the book: those that are being drawn, and the way to all others. */
function SparePages({ spare, full, onAdd, onAlbum }: SparePagesProps) {
  return (
    <div className={styles.spare}>
      <h2>{text.add.heading}</h2>
      <p className={styles.lead}>{full ?? (spare.length > 0 ? text.add.lead : text.add.none)}</p>
      <div className={styles.ways}>
        <Button icon="heart" aria-haspopup="dialog" onClick={onAlbum}>
          {text.add.fromAlbum}
        </Button>
        {spare.length === 0 && (
          <ButtonLink href={routes.home} icon="pencil">
            {text.add.toHome}
          </ButtonLink>
        )}
      </div>
      <ul className={styles.spareList}>
        {spare.map((page) => (
          <li key={page.image}>
            <button
              type="button"
              className={styles.thumb}
              aria-label={text.add.page(page.prompt)}
              title={page.prompt}
              aria-disabled={full !== null}
              onClick={() => full === null && onAdd(page)}
            >
              <img src={inBase(page.image)} alt="" loading="lazy" />
              <Icon name="plus" className={styles.plus} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What shows the user's own pictures, so that they take some of them. */
export type AlbumOf = (choice: {
  isThere: (image: string) => boolean;
  full: string | null;
  message: string;
  onChoose: (image: string) => void;
  onClose: () => void;
}) => ReactNode;

interface EditContentsProps {
  draft: BookDraft;
  change: Change;
  place: Place;
  onPlace: (place: Place) => void;
  spare: readonly SparePage[];
  album: AlbumOf;
  /** How many pages a book may have; null for any number. */
  pageLimit: number | null;
}

/** Cover and pages in their order: to be chosen, moved, taken out and added. */
export function EditContents({ draft, change, place, onPlace, spare, album, pageLimit }: EditContentsProps) {
  const { pages, storyTitle } = draft;
  const [isAlbumOpen, setAlbumOpen] = useState(false);
  const [announcement, setAnnouncement] = useState("");
  const list = useRef<HTMLUListElement>(null);
  const refocus = useRef<string | null>(null);
  // Drags know numbers only: the place of a key among those that this list has seen.
  const numbers = useRef(new Map<string, number>());
  for (const { key } of pages) if (!numbers.current.has(key)) numbers.current.set(key, numbers.current.size);
  const numberOf = (key: string) => numbers.current.get(key) ?? -1;

  const setPages = (edit: (before: readonly DraftPage[]) => readonly DraftPage[]) =>
    change((before) => {
      const next = edit(before.pages);
      return next === before.pages ? before : { ...before, pages: next };
    });
  const sayMoved = (from: number, to: number) => setAnnouncement(text.moved(from + 1, to + 1));
  const { held, handleOf } = usePageDrag({
    areas: () =>
      [...(list.current?.querySelectorAll<HTMLElement>("[data-page]") ?? [])].map((card) =>
        card.getBoundingClientRect(),
      ),
    indexOf: (number) => pages.findIndex(({ key }) => numberOf(key) === number),
    onMove: (from, to) => setPages((before) => movedPages(before, from, to)),
    onDrop: sayMoved,
  });

  // An element that changes its place in the document loses the focus; whoever pressed an arrow wants to press again.
  useLayoutEffect(() => {
    if (refocus.current === null || pages.length === 0) return;
    list.current?.querySelector<HTMLElement>(refocus.current)?.focus();
    refocus.current = null;
  }, [pages]);

  const step = (page: DraftPage, index: number, by: -1 | 1) => {
    if (index + by < 0 || index + by >= pages.length) return;
    refocus.current = `[data-page="${page.key}"] [data-step="${by}"]`;
    setPages((before) => movedPages(before, index, index + by));
    sayMoved(index, index + by);
  };
  const remove = (page: DraftPage, index: number) => {
    if (pages.length === 1) {
      showToast({ title: text.lastPage, variant: "neutral" });
      return;
    }
    setPages((before) => before.filter(({ key }) => key !== page.key));
    list.current?.focus({ preventScroll: true });
    showToast({
      title: text.removed(index + 1),
      variant: "neutral",
      action: {
        label: text.undo,
        onClick: () =>
          setPages((before) => (before.some(({ key }) => key === page.key) ? before : withPage(before, page, index))),
      },
    });
  };
  const add = (image: string) => {
    setPages((before) => [...before, newPage(image)]);
    setAnnouncement(text.add.added(pages.length + 1));
  };
  const isThere = (image: string) => pages.some((page) => page.image === image);
  const full = pageLimit !== null && pages.length >= pageLimit ? text.add.full(pageLimit) : null;
  const chosen = place.at === "page" ? pages.find(({ key }) => key === place.key) : undefined;
  // The story is told page by page, and where it begins is said what it is called.
  const openStory = () => {
    const page = chosen ?? pages[0];
    if (page) onPlace({ at: "page", key: page.key, part: "story" });
  };

  return (
    <div className={styles.contents}>
      <button
        type="button"
        className={styles.cover}
        aria-current={place.at === "cover" ? "true" : undefined}
        onClick={() => onPlace({ at: "cover" })}
      >
        <Icon name="book" />
        <span>{text.cover}</span>
        <strong>{draft.title}</strong>
      </button>
      <button
        type="button"
        className={styles.cover}
        aria-current={place.at === "page" && place.part === "story" ? "true" : undefined}
        onClick={openStory}
      >
        <Icon name="story" />
        <span>{text.storyOfBook}</span>
        <strong>{storyTitle === null ? text.noStory : storyTitle || text.untitledStory}</strong>
      </button>
      <ul ref={list} className={styles.pages} tabIndex={-1} aria-label={text.contents}>
        {pages.map((page, index) => (
          <PageEntry
            key={page.key}
            page={page}
            number={index + 1}
            total={pages.length}
            isHeld={held === numberOf(page.key)}
            isChosen={place.at === "page" && place.key === page.key}
            grip={handleOf(numberOf(page.key))}
            onOpen={() => onPlace({ at: "page", key: page.key, part: place.at === "page" ? place.part : "picture" })}
            onStep={(by) => step(page, index, by)}
            onRemove={() => remove(page, index)}
          />
        ))}
      </ul>
      <p className={styles.announcement} role="status">
        {announcement}
      </p>
      <SparePages
        spare={spare.filter(({ image }) => !isThere(image))}
        full={full}
        onAdd={({ image }) => add(image)}
        onAlbum={() => {
          setAnnouncement("");
          setAlbumOpen(true);
        }}
      />
      {isAlbumOpen && (
        <LazyPart
          onFailure={() => {
            setAlbumOpen(false);
            sayBroken();
          }}
        >
          {album({ isThere, full, message: announcement, onChoose: add, onClose: () => setAlbumOpen(false) })}
        </LazyPart>
      )}
    </div>
  );
}
