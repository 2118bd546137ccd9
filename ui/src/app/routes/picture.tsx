import { lazy, useRef, useState } from "react";
import { useLocation } from "wouter";
import * as z from "zod/mini";
import { LazyPart, sayBroken } from "@/components/ui/boundary.tsx";
import { Button, ButtonLink, IconButton } from "@/components/ui/button.tsx";
import { Choice } from "@/components/ui/choice.tsx";
import { Form, Submit } from "@/components/ui/form.tsx";
import { inBase } from "@/config/base.ts";
import { homeWithPage, imageAddress, pictureIdOf, picturePageOf, routes } from "@/config/paths.ts";
import { type AlbumPicture, useKeptPicture } from "@/features/album/api/album.ts";
import { useDownloadPicture } from "@/features/books/api/download-picture.ts";
import { printFormSchema, rememberedPrintForm, rememberPrintForm } from "@/features/books/lib/print-options.ts";
import { ColouredPicture } from "@/features/colouring/components/coloured-picture.tsx";
import { useColoured } from "@/features/colouring/lib/use-coloured.ts";
import { useColouringAddress } from "@/features/colouring/lib/use-colouring-address.ts";
import { pageOf } from "@/features/drawing/api/workbench.ts";
import { RedrawForm } from "@/features/drawing/components/redraw-form.tsx";
import { ShareLink } from "@/features/drawing/components/share-link.tsx";
import { Variants } from "@/features/drawing/components/variants.tsx";
import { addPage, type DrawnPage, usePages } from "@/features/drawing/lib/page-store.ts";
import { useTakeBack, wishesFor } from "@/features/drawing/lib/use-redraw.ts";
import { useKnownPages } from "@/features/drawing/lib/use-restored-pages.ts";
import { classNames } from "@/lib/class-names.ts";
import { usePageHead } from "@/lib/page-head.ts";
import { scrollTo } from "@/lib/scroll.ts";
import { useCurrentUser } from "@/lib/session.ts";
import { returnHereAfterSignIn } from "@/lib/sign-in-target.ts";
import { useZodForm } from "@/lib/use-form.ts";
import { booksText } from "@/text/books.ts";
import { commonText } from "@/text/common.ts";
import { homeText } from "@/text/home.ts";
import { layoutText } from "@/text/layout.ts";
import page from "./page.module.css";
import styles from "./picture.module.css";
import preview from "./preview.module.css";

const ColouringRoom = lazy(() => import("@/features/colouring/components/colouring-room.tsx"));
const text = homeText.picture;
const paperSchema = z.object({ paper: printFormSchema.shape.paper });

/** Whether a page was made of a photo, which no sentence draws again. */
const isFromPhoto = ({ options }: DrawnPage) => options?.source === "photo";

/** A link by which others can draw the same picture; null where nobody knows how it was drawn. */
const linkTo = (of: DrawnPage) =>
  of.picture.seed === undefined || isFromPhoto(of) ? null : homeWithPage({ prompt: of.prompt, ...wishesFor(of) });

/** To the pages before and after this one. */
function Neighbours({ pages, index }: { pages: readonly DrawnPage[]; index: number }) {
  const [, navigate] = useLocation();
  const go = (to: number) => {
    const address = picturePageOf(pages[to]?.picture.imageUrl ?? "");
    if (address) navigate(address);
  };
  if (pages.length < 2) return null;
  return (
    <nav className={styles.neighbours} aria-label={booksText.preview.pages}>
      <IconButton
        icon="left"
        label={booksText.preview.previousPage}
        disabled={index === 0}
        onClick={() => go(index - 1)}
      />
      <span>{commonText.pager.page(index + 1, pages.length)}</span>
      <IconButton
        icon="right"
        label={booksText.preview.nextPage}
        disabled={index === pages.length - 1}
        onClick={() => go(index + 1)}
      />
    </nav>
  );
}

/** Saves a picture as a PDF on the paper that is chosen. */
function SavePdf({ imageUrl, title }: { imageUrl: string; title: string }) {
  const download = useDownloadPicture();
  const form = useZodForm(paperSchema, { paper: rememberedPrintForm().paper });
  const save = form.handleSubmit(({ paper }) => {
    rememberPrintForm({ ...rememberedPrintForm(), paper });
    download.mutate({ imageUrl, title, paper });
  });
  return (
    <Form form={{ submit: save }} className={styles.save}>
      <Choice
        legend={booksText.print.paper}
        options={booksText.print.papers}
        crayon="blue"
        field={form.field("paper")}
      />
      <Submit
        form={{ ...form, isPending: download.isPending }}
        crayon="green"
        icon="download"
        pending={booksText.downloading}
      >
        {text.savePdf}
      </Submit>
    </Form>
  );
}

function MissingPicture() {
  return (
    <div className={page.centred}>
      <h1>{text.missing}</h1>
      <p>{text.missingHint}</p>
      <ButtonLink href={routes.home} look="main" icon="left">
        {text.back}
      </ButtonLink>
    </div>
  );
}

/** Colouring this picture and, from there, one's other ones. */
function Colouring({ imageUrl }: { imageUrl: string }) {
  const pages = usePages();
  const { index, turn, close } = useColouringAddress();
  const place = pages.findIndex(({ picture }) => picture.imageUrl === imageUrl);
  const pictures =
    place < 0
      ? [{ imageUrl, name: text.title }]
      : pages.map(({ prompt, picture }) => ({ imageUrl: picture.imageUrl, name: prompt }));
  if (index === null) return null;
  return (
    <LazyPart
      onFailure={() => {
        close();
        sayBroken();
      }}
    >
      <ColouringRoom
        pictures={pictures}
        current={Math.max(place, 0)}
        onTurn={(next) => turn(next, picturePageOf(pictures[next]?.imageUrl ?? "") ?? undefined)}
        onClose={close}
        closeLabel={text.stopColouring}
      />
    </LazyPart>
  );
}

/** What a picture shows that is kept, but is no page of the book that is being made; as one of them it can be changed. */
function KeptPicture({ kept }: { kept: AlbumPicture }) {
  return (
    <section className={styles.part} aria-label={text.redraw.heading}>
      <p className={styles.sentence}>{kept.prompt}</p>
      <Button crayon="yellow" icon="plus" onClick={() => addPage(pageOf(kept))}>
        {text.change}
      </Button>
    </section>
  );
}

/** One picture, large: to be coloured here, printed, saved and drawn anew, without a book around it. */
function OpenPicture({ imageUrl, userId }: { imageUrl: string; userId: string }) {
  useKnownPages(userId);
  const pages = usePages();
  const index = pages.findIndex(({ picture }) => picture.imageUrl === imageUrl);
  const own = pages[index];
  const kept = useKeptPicture(own ? null : pictureIdOf(imageUrl), userId);
  const prompt = own?.prompt ?? kept?.prompt;
  const title = prompt ?? text.title;
  const [mode, setMode] = useState<"looking" | "choosing" | "missing">("looking");
  const colouring = useColouringAddress();
  const sheet = useRef<HTMLDivElement>(null);
  const takeBack = useTakeBack(imageUrl);
  const link = own && linkTo(own);
  const strokes = useColoured(imageUrl);

  const look = () => setMode("looking");
  const show = (next: "looking" | "choosing") => {
    setMode(next);
    // On a phone the button is far below the picture.
    scrollTo(sheet.current, "nearest");
  };

  if (mode === "missing") return <MissingPicture />;
  return (
    <div className={preview.preview}>
      <div className={preview.pages} ref={sheet}>
        {mode === "looking" && (
          <>
            <div className={classNames(styles.sheet, strokes.length > 0 && styles.coloured)}>
              <img
                src={inBase(imageUrl)}
                alt={prompt ? text.alt(prompt) : text.title}
                onError={() => setMode("missing")}
              />
              {strokes.length > 0 && <ColouredPicture imageUrl={imageUrl} strokes={strokes} alt="" width={1000} />}
            </div>
            {strokes.length > 0 && <p className={styles.colours}>{text.coloursHere}</p>}
          </>
        )}
        {mode === "choosing" && own ? (
          <Variants page={own} onClose={look} />
        ) : (
          <div className={preview.tools}>
            {own && <Neighbours pages={pages} index={index} />}
            <Button look="main" crayon="orange" icon="palette" onClick={() => colouring.open(Math.max(index, 0))}>
              {text.colour}
            </Button>
            <Button crayon="blue" icon="printer" onClick={() => window.print()}>
              {text.print}
            </Button>
            {takeBack && mode === "looking" && (
              <Button crayon="violet" icon="undo" onClick={takeBack}>
                {text.redraw.undo}
              </Button>
            )}
          </div>
        )}
      </div>
      <div className={preview.about}>
        <h1>{text.title}</h1>
        {own && !isFromPhoto(own) && (
          <section className={styles.part} aria-label={text.redraw.heading}>
            <RedrawForm page={own} onVariants={() => show("choosing")} />
          </section>
        )}
        {!own && kept && <KeptPicture kept={kept} />}
        <p className={preview.facts}>{text.facts}</p>
        <SavePdf imageUrl={imageUrl} title={title} />
        <div className={styles.ways}>
          {link && <ShareLink href={link} />}
          {own && isFromPhoto(own) && (
            <ButtonLink href={routes.photo} icon="plus">
              {text.anotherPhoto}
            </ButtonLink>
          )}
          <ButtonLink href={routes.home} icon="left">
            {text.back}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}

/** /bild/{id} */
export default function Picture({ id }: { id: string }) {
  usePageHead({ title: text.title, noIndex: true });
  const user = useCurrentUser();
  if (user) {
    return (
      <>
        <OpenPicture key={id} imageUrl={imageAddress(id)} userId={user.sub} />
        <Colouring imageUrl={imageAddress(id)} />
      </>
    );
  }
  return (
    <div className={page.centred}>
      <h1>{text.title}</h1>
      <p>{text.signIn}</p>
      <ButtonLink href={routes.login} look="main" icon="person" onClick={returnHereAfterSignIn}>
        {layoutText.signIn}
      </ButtonLink>
    </div>
  );
}
