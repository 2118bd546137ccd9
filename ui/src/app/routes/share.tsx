import { useCallback, useRef, useState } from "react";
import { Link } from "wouter";
import { Button } from "@/components/ui/button.tsx";
import { ConfirmDialog } from "@/components/ui/confirm-dialog.tsx";
import { Dialog } from "@/components/ui/dialog.tsx";
import { Loaded } from "@/components/ui/loaded.tsx";
import { routes } from "@/config/paths.ts";
import { ColouredPicture } from "@/features/colouring/components/coloured-picture.tsx";
import { type Artist, readWorks, type ShareView, useRemoveOfShare, useShare } from "@/features/sharing/api/shares.ts";
import { LinkPanel } from "@/features/sharing/components/link-panel.tsx";
import { ShareActions, sayFailed } from "@/features/sharing/components/share-actions.tsx";
import { ShareFacts } from "@/features/sharing/components/share-list.tsx";
import sharing from "@/features/sharing/components/sharing.module.css";
import { usePageHead } from "@/lib/page-head.ts";
import { sharingText } from "@/text/sharing.ts";
import styles from "./page.module.css";
import { ArtistPages, type ColouredPage, colouredPages, Paper } from "./share-pages.tsx";

const text = sharingText.view;

interface LargePageProps {
  page: ColouredPage;
  isPrinting: boolean;
  onPrint: () => void;
  onRemove: () => void;
  onClose: () => void;
}

function LargePage({ page, isPrinting, onPrint, onRemove, onClose }: LargePageProps) {
  const name = text.work(page.artist.name, page.number);
  return (
    <Dialog open onOpenChange={onClose} title={name}>
      <div className={sharing.large}>
        <ColouredPicture imageUrl={page.imageUrl} strokes={page.strokes} alt={name} width={1000} />
      </div>
      <div className={sharing.buttons}>
        <Button icon="printer" crayon="blue" disabled={isPrinting} onClick={onPrint}>
          {text.print}
        </Button>
        <Button icon="bin" crayon="red" onClick={onRemove}>
          {text.removeWork}
        </Button>
      </div>
    </Dialog>
  );
}

interface RemovalProps {
  shareId: string;
  artist: Artist;
  page: ColouredPage | undefined;
  onClose: () => void;
}

/** Asks before a child's pages go, or one of them. */
function Removal({ shareId, artist, page, onClose }: RemovalProps) {
  const remove = useRemoveOfShare(shareId);
  const what = { artist: artist.id, ...(page && { picture: page.picture }) };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => open || onClose()}
      title={page ? text.ask.work : text.ask.child(artist.name)}
      description={text.ask.childText}
      action={page ? text.removeWork : text.removeChild}
      onConfirm={() => remove.mutate(what, { onError: sayFailed })}
    />
  );
}

function Pages({ found }: { found: ShareView }) {
  const [opened, setOpened] = useState<ColouredPage | null>(null);
  const [asked, setAsked] = useState<{ artist: Artist; page?: ColouredPage } | null>(null);
  const [printed, setPrinted] = useState<readonly ColouredPage[] | null>(null);
  const [isLinkShown, setLinkShown] = useState(false);
  const linkButton = useRef<HTMLButtonElement>(null);
  const donePrinting = useCallback(() => setPrinted(null), []);

  const printAll = () => {
    const read = found.artists.map(async (artist) =>
      colouredPages(found, artist, await readWorks(found.id, artist.id)),
    );
    Promise.all(read).then((all) => setPrinted(all.flat()), sayFailed);
  };
  return (
    <>
      <div className={styles.head}>
        <div>
          <h1>{found.book.title}</h1>
          <ShareFacts found={found} />
        </div>
        <div className={sharing.buttons}>
          <Button
            icon="printer"
            look="main"
            crayon="blue"
            disabled={found.workCount === 0 || printed !== null}
            onClick={printAll}
          >
            {text.printAll}
          </Button>
          <ShareActions found={found} linkButton={linkButton} isLinkShown={isLinkShown} onLink={setLinkShown} />
        </div>
      </div>
      {isLinkShown && found.token && (
        <LinkPanel
          key={found.token}
          made={{ ...found, token: found.token }}
          onDone={() => {
            setLinkShown(false);
            linkButton.current?.focus();
          }}
        />
      )}
      {printed && <Paper pages={printed} onDone={donePrinting} />}
      {found.artists.length === 0 ? (
        <p>{text.none}</p>
      ) : (
        <div className={sharing.artists}>
          {found.artists.map((artist) => (
            <ArtistPages
              key={artist.id}
              found={found}
              artist={artist}
              onOpen={setOpened}
              onRemove={() => setAsked({ artist })}
            />
          ))}
        </div>
      )}
      <p className={sharing.last}>{text.keptUntil}</p>
      {opened && (
        <LargePage
          page={opened}
          isPrinting={printed !== null}
          onPrint={() => setPrinted([opened])}
          onRemove={() => {
            setAsked({ artist: opened.artist, page: opened });
            setOpened(null);
          }}
          onClose={() => setOpened(null)}
        />
      )}
      {asked && <Removal shareId={found.id} artist={asked.artist} page={asked.page} onClose={() => setAsked(null)} />}
    </>
  );
}

/** /freigaben/{id}: what the children have coloured, as it comes in. */
export default function Share({ id }: { id: string }) {
  const query = useShare(id);
  usePageHead({ title: query.data?.book.title ?? text.title, noIndex: true });
  return (
    <div className={styles.page}>
      <p>
        <Link href={routes.shares}>{text.back}</Link>
      </p>
      <Loaded query={query} loading={text.loading} failure={text.failure}>
        {(found) => <Pages found={found} />}
      </Loaded>
    </div>
  );
}
