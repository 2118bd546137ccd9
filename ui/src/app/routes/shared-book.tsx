import { lazy, useCallback, useEffect, useMemo, useState } from "react";
import { LazyPart, sayBroken } from "@/components/ui/boundary.tsx";
import { Button, ButtonLink } from "@/components/ui/button.tsx";
import { Notice } from "@/components/ui/notice.tsx";
import { ReadAloudButton } from "@/components/ui/read-aloud-button.tsx";
import { Waiting } from "@/components/ui/waiting.tsx";
import { inBase } from "@/config/base.ts";
import { routes } from "@/config/paths.ts";
import { ColouredPicture } from "@/features/colouring/components/coloured-picture.tsx";
import { colouredBefore, keepColoured, onColoured, type Stroke } from "@/features/colouring/lib/coloured-pages.ts";
import { fromSent, toSent } from "@/features/colouring/lib/sent-strokes.ts";
import { useColouringAddress } from "@/features/colouring/lib/use-colouring-address.ts";
import {
  type JoinedArtist,
  joinSharedBook,
  type SharedBook as OpenedBook,
  sendWork,
  useSharedBook,
} from "@/features/sharing/api/shared-book.ts";
import { JoinForm } from "@/features/sharing/components/join-form.tsx";
import sharing from "@/features/sharing/components/sharing.module.css";
import {
  forgetArtist,
  type KeptArtist,
  keepArtist,
  keptArtist,
  noteSent,
  unsentPages,
} from "@/features/sharing/lib/artists.ts";
import { makeWorkSender } from "@/features/sharing/lib/work-sender.ts";
import { messageOf } from "@/lib/api-client.ts";
import { formatDate } from "@/lib/format.ts";
import { svgAddress } from "@/lib/line-art.ts";
import { usePageHead } from "@/lib/page-head.ts";
import { booksText } from "@/text/books.ts";
import { sharingText } from "@/text/sharing.ts";
import styles from "./page.module.css";

const ColouringRoom = lazy(() => import("@/features/colouring/components/colouring-room.tsx"));
const text = sharingText.open;

/** Each child's colours have an address of their own: many share a tablet. */
const ownImage = (imageUrl: string, artist: KeptArtist) => `${imageUrl}?artist=${artist.id}`;
const keptUnder = (imageUrl: string, artist: KeptArtist) => svgAddress(ownImage(imageUrl, artist));

interface ColouringProps {
  way: string;
  book: OpenedBook;
  artist: KeptArtist;
  onRefused: (message: string) => void;
}

/** Sends what is coloured to the teacher; returns what each page looks like here. */
function useSending({ way, book, artist, onRefused }: ColouringProps): ReadonlyMap<string, readonly Stroke[]> {
  const read = useCallback(
    () => new Map(book.pages.map(({ id, imageUrl }) => [id, colouredBefore(keptUnder(imageUrl, artist)).strokes])),
    [book, artist],
  );
  const [coloured, setColoured] = useState(read);
  useEffect(() => {
    const pageOf = new Map(book.pages.map(({ id, imageUrl }) => [keptUnder(imageUrl, artist), id]));
    const sender = makeWorkSender<readonly Stroke[]>({
      send: (picture, strokes) => sendWork(way, artist, { picture, strokes: toSent(strokes) }),
      note: (picture, isSent) => noteSent(way, picture, isSent),
      onRefused: (error) => onRefused(messageOf(error, text.failure)),
    });
    const before = read();
    for (const picture of unsentPages(way)) sender.put(picture, before.get(picture) ?? []);
    const forget = onColoured((address, strokes) => {
      const picture = pageOf.get(address);
      if (!picture) return;
      setColoured((all) => new Map(all).set(picture, strokes));
      sender.put(picture, strokes);
    });
    window.addEventListener("pagehide", sender.flush);
    return () => {
      forget();
      window.removeEventListener("pagehide", sender.flush);
      sender.stop();
    };
  }, [way, book, artist, onRefused, read]);
  return coloured;
}

/** The pages as tiles, and the room in which one of them is coloured. */
function Tiles(props: ColouringProps) {
  const { book, artist } = props;
  const colouring = useColouringAddress();
  const coloured = useSending(props);
  const pictures = useMemo(
    () =>
      book.pages.map(({ imageUrl }, index) => ({
        imageUrl: ownImage(imageUrl, artist),
        name: `${book.title} ${index + 1}`,
      })),
    [book, artist],
  );
  return (
    <>
      {colouring.index !== null && colouring.index < pictures.length && (
        <LazyPart
          onFailure={() => {
            colouring.close();
            sayBroken();
          }}
        >
          <ColouringRoom
            pictures={pictures}
            current={colouring.index}
            onTurn={colouring.turn}
            onClose={colouring.close}
            closeLabel={text.back}
          />
        </LazyPart>
      )}
      <ul className={sharing.tiles}>
        {book.pages.map(({ id, imageUrl }, index) => {
          const strokes = coloured.get(id) ?? [];
          return (
            <li key={id}>
              <button
                type="button"
                className={sharing.tile}
                aria-label={text.pageLabel(index + 1, strokes.length > 0)}
                onClick={() => colouring.open(index)}
              >
                {strokes.length > 0 ? (
                  <ColouredPicture imageUrl={imageUrl} strokes={strokes} alt="" />
                ) : (
                  <img src={inBase(imageUrl)} alt="" />
                )}
                <span className={sharing.tileName}>{text.page(index + 1)}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}

interface OpenBookProps {
  way: string;
  book: OpenedBook;
}

/** Asks who is here, then shows the pages. */
function OpenBook({ way, book }: OpenBookProps) {
  const [artist, setArtist] = useState<KeptArtist | null>(() => (book.isSignedIn ? null : keptArtist(way)));
  const [refusal, setRefusal] = useState<string | null>(null);

  const begin = useCallback(
    (joined: JoinedArtist) => {
      keepArtist(way, joined);
      for (const { picture, strokes } of joined.works) {
        const page = book.pages.find(({ id }) => id === picture);
        if (!page) continue;
        const address = keptUnder(page.imageUrl, joined);
        // What is here may be newer: it was not sent yet.
        if (colouredBefore(address).strokes.length === 0) keepColoured(address, { strokes: fromSent(strokes) });
      }
      setArtist({ id: joined.id, name: joined.name, key: joined.key });
    },
    [way, book],
  );
  useEffect(() => {
    if (!book.isSignedIn) return;
    joinSharedBook(way, {}).then(begin, (error: unknown) => setRefusal(messageOf(error, text.failure)));
  }, [way, book.isSignedIn, begin]);

  if (!artist) {
    return (
      <div className={styles.centred}>
        <h1>{book.title}</h1>
        {refusal && <Notice kind="error">{refusal}</Notice>}
        {book.isSignedIn ? (
          <Waiting label={text.loading} />
        ) : (
          <>
            <p>{text.who}</p>
            <JoinForm way={way} pupils={book.pupils} onJoined={begin} />
          </>
        )}
      </div>
    );
  }
  const words = [text.hello(artist.name), text.choose, text.ends(formatDate(book.endsAt))];
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <div>
          <h1>{book.title}</h1>
          <p>{words.join(" ")}</p>
        </div>
        <div className={styles.ways}>
          <ReadAloudButton text={[book.title, ...words].join(". ")} label={text.readAloud} />
          {!book.isSignedIn && (
            <Button
              look="quiet"
              onClick={() => {
                forgetArtist(way);
                setRefusal(null);
                setArtist(null);
              }}
            >
              {text.notMe(artist.name)}
            </Button>
          )}
        </div>
      </div>
      {refusal && <Notice kind="error">{refusal}</Notice>}
      <Tiles key={artist.id} way={way} book={book} artist={artist} onRefused={setRefusal} />
    </div>
  );
}

/** /teilen/{way}: a shared book, for the children who colour it. */
export default function SharedBook({ way }: { way: string }) {
  const query = useSharedBook(way);
  usePageHead({ title: query.data?.title ?? text.title, noIndex: true });
  if (query.isPending || (query.isError && query.isFetching)) return <Waiting label={text.loading} />;
  if (query.data) return <OpenBook way={way} book={query.data} />;
  return (
    <div className={styles.centred}>
      <h1>{text.unavailable}</h1>
      <p>{messageOf(query.error, text.failure)}</p>
      <Button icon="undo" onClick={() => query.refetch()}>
        {text.retry}
      </Button>
      <ButtonLink href={routes.home} icon="house">
        {booksText.preview.home}
      </ButtonLink>
    </div>
  );
}
