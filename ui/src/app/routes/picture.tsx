import { lazy, useRef, useState } from "react";
import * as z from "zod/mini";
import { LazyPart, sayBroken } from "@/components/ui/boundary.tsx";
import { Button, ButtonLink } from "@/components/ui/button.tsx";
import { Choice } from "@/components/ui/choice.tsx";
import { Form, Submit } from "@/components/ui/form.tsx";
import { Waiting } from "@/components/ui/waiting.tsx";
import { imageAddress, routes } from "@/config/paths.ts";
import { useDownloadPicture } from "@/features/books/api/download-picture.ts";
import { printFormSchema, usualPrintOptions } from "@/features/books/lib/print-options.ts";
import { usePages } from "@/features/drawing/lib/page-store.ts";
import { usePageHead } from "@/lib/page-head.ts";
import { useCurrentUser } from "@/lib/session.ts";
import { returnHereAfterSignIn } from "@/lib/sign-in-target.ts";
import { readPendingPages } from "@/lib/storage.ts";
import { useZodForm } from "@/lib/use-form.ts";
import { booksText } from "@/text/books.ts";
import { commonText } from "@/text/common.ts";
import { homeText } from "@/text/home.ts";
import { layoutText } from "@/text/layout.ts";
import page from "./page.module.css";
import styles from "./picture.module.css";
import preview from "./preview.module.css";

const ColourAddress = lazy(() => import("@/features/colouring/components/colour-address.tsx"));
const text = homeText.picture;
const paperSchema = z.object({ paper: printFormSchema.shape.paper });

/** What was asked for, where the picture is among the pages of the book that is being made. */
function usePromptOf(imageUrl: string, userId: string): string | null {
  const pages = usePages();
  const shown = pages.find(({ picture }) => picture.imageUrl === imageUrl)?.prompt;
  return shown ?? readPendingPages(userId).find((kept) => kept.imageUrl === imageUrl)?.prompt ?? null;
}

/** One picture, large: to be coloured here, printed and saved, without a book around it. */
function OpenPicture({ imageUrl, userId }: { imageUrl: string; userId: string }) {
  const prompt = usePromptOf(imageUrl, userId);
  const title = prompt ?? text.title;
  const [mode, setMode] = useState<"looking" | "colouring" | "missing">("looking");
  const sheet = useRef<HTMLDivElement>(null);
  const download = useDownloadPicture();
  const form = useZodForm(paperSchema, { paper: usualPrintOptions.paper });
  const save = form.handleSubmit(({ paper }) => download.mutate({ imageUrl, title, paper }));

  const stopColouring = () => setMode("looking");
  const switchMode = () => {
    setMode(mode === "looking" ? "colouring" : "looking");
    // On a phone the button is far below the picture.
    sheet.current?.scrollIntoView({ behavior: "smooth", block: "nearest" });
  };

  if (mode === "missing") {
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
  return (
    <div className={preview.preview}>
      <div className={preview.pages} ref={sheet}>
        {mode === "looking" ? (
          <div className={styles.sheet}>
            <img src={imageUrl} alt={prompt ? text.alt(prompt) : text.title} onError={() => setMode("missing")} />
          </div>
        ) : (
          <LazyPart
            waiting={<Waiting label={commonText.loading} />}
            onFailure={() => {
              stopColouring();
              sayBroken();
            }}
          >
            <ColourAddress imageUrl={imageUrl} saveAs={title} onMissing={stopColouring} />
          </LazyPart>
        )}
      </div>
      <div className={preview.about}>
        <h1>{text.title}</h1>
        {prompt && <p className={styles.prompt}>{prompt}</p>}
        <p className={preview.facts}>{text.facts}</p>
        <div className={preview.actions}>
          <Button crayon="orange" icon="palette" aria-pressed={mode === "colouring"} onClick={switchMode}>
            {mode === "looking" ? text.colour : text.stopColouring}
          </Button>
          <Button crayon="blue" icon="printer" onClick={() => window.print()}>
            {text.print}
          </Button>
          <Form form={{ submit: save }} className={preview.actions}>
            <Choice
              legend={booksText.print.paper}
              options={booksText.print.papers}
              crayon="blue"
              field={form.field("paper")}
            />
            <Submit
              form={{ ...form, isPending: download.isPending }}
              look="main"
              crayon="green"
              icon="download"
              pending={booksText.downloading}
            >
              {text.savePdf}
            </Submit>
          </Form>
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
  if (user) return <OpenPicture imageUrl={imageAddress(id)} userId={user.sub} />;
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
