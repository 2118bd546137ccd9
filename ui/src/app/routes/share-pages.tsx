import { useCallback, useMemo, useState } from "react";
import { createPortal } from "react-dom";
import { Button } from "@/components/ui/button.tsx";
import { ColouredPicture } from "@/features/colouring/components/coloured-picture.tsx";
import type { Stroke } from "@/features/colouring/lib/coloured-pages.ts";
import { fromSent } from "@/features/colouring/lib/sent-strokes.ts";
import { type Artist, type ArtistWorks, type ShareView, useWorks } from "@/features/sharing/api/shares.ts";
import sharing from "@/features/sharing/components/sharing.module.css";
import { sharingText } from "@/text/sharing.ts";

const text = sharingText.view;
const printWidth = 1400;

/** One page as one child has coloured it. */
export interface ColouredPage {
  artist: Artist;
  picture: string;
  imageUrl: string;
  /** Of the book's page, from 1. */
  number: number;
  strokes: Stroke[];
}

/** A child's pages in the book's order. */
export function colouredPages({ pages }: ShareView, artist: Artist, works: ArtistWorks): ColouredPage[] {
  return pages.flatMap(({ id, imageUrl }, index) => {
    const work = works.find(({ picture }) => picture === id);
    return work ? [{ artist, picture: id, imageUrl, number: index + 1, strokes: fromSent(work.strokes) }] : [];
  });
}

interface PaperProps {
  pages: readonly ColouredPage[];
  onDone: () => void;
}

/** Pages on their way to the printer; says how many are ready, and prints when all are. */
export function Paper({ pages, onDone }: PaperProps) {
  const [ready, setReady] = useState(0);
  const count = useCallback(() => setReady((before) => before + 1), []);
  const isReady = ready >= pages.length;
  const print = useCallback(
    (element: HTMLDivElement | null) => {
      if (!element) return;
      window.addEventListener("afterprint", onDone, { once: true });
      const images = [...element.querySelectorAll("img")];
      Promise.allSettled(images.map((image) => image.decode())).then(() => window.print());
    },
    [onDone],
  );
  return (
    <>
      <p role="status">{isReady ? "" : text.preparing(ready, pages.length)}</p>
      {createPortal(
        <div className={sharing.paper} aria-hidden="true" data-print-alone {...(isReady && { ref: print })}>
          {pages.map(({ artist, picture, number, imageUrl, strokes }) => (
            <figure key={`${artist.id} ${picture}`} className={sharing.paperPage}>
              <ColouredPicture imageUrl={imageUrl} strokes={strokes} alt="" width={printWidth} onReady={count} />
              <figcaption>{text.work(artist.name, number)}</figcaption>
            </figure>
          ))}
        </div>,
        document.body,
      )}
    </>
  );
}

interface ArtistPagesProps {
  found: ShareView;
  artist: Artist;
  onOpen: (page: ColouredPage) => void;
  onRemove: () => void;
}

/** What one child has coloured, small. */
export function ArtistPages({ found, artist, onOpen, onRemove }: ArtistPagesProps) {
  const { data: works } = useWorks(found.id, artist);
  const coloured = useMemo(() => colouredPages(found, artist, works ?? []), [found, artist, works]);
  return (
    <section aria-label={artist.name}>
      <div className={sharing.artistHead}>
        <h2>{artist.name}</h2>
        <Button look="quiet" icon="bin" aria-label={text.removeChildOf(artist.name)} onClick={onRemove}>
          {text.removeChild}
        </Button>
      </div>
      {artist.works.length === 0 ? (
        <p className={sharing.soft}>{text.noWorks}</p>
      ) : (
        <ul className={sharing.works}>
          {coloured.map((page) => (
            <li key={page.picture}>
              <button type="button" className={sharing.tile} aria-haspopup="dialog" onClick={() => onOpen(page)}>
                <ColouredPicture
                  imageUrl={page.imageUrl}
                  strokes={page.strokes}
                  alt={text.work(artist.name, page.number)}
                />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
