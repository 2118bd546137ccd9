import { lazy, useEffect, useState } from "react";
import { Button, ButtonLink } from "@/components/ui/button.tsx";
import { Notice } from "@/components/ui/notice.tsx";
import { showToast } from "@/components/ui/toast-store.ts";
import { Waiting } from "@/components/ui/waiting.tsx";
import { routes } from "@/config/paths.ts";
import { useBook } from "@/features/books/api/get-book.ts";
import { BookEditor } from "@/features/books/components/book-editor.tsx";
import type { BookDraft } from "@/features/books/lib/book-draft.ts";
import { forgetDraft, keepDraft } from "@/features/books/lib/kept-draft.ts";
import { usePages } from "@/features/drawing/lib/page-store.ts";
import { useKnownPages } from "@/features/drawing/lib/use-restored-pages.ts";
import { messageOf } from "@/lib/api-client.ts";
import { usePageHead } from "@/lib/page-head.ts";
import { useCurrentUser } from "@/lib/session.ts";
import { returnHereAfterSignIn } from "@/lib/sign-in-target.ts";
import { usePageLimit } from "@/lib/use-page-limit.ts";
import { usePremium } from "@/lib/use-premium.ts";
import { editorText } from "@/text/book-editor.ts";
import { booksText } from "@/text/books.ts";
import { errorText } from "@/text/errors.ts";
import { layoutText } from "@/text/layout.ts";
import page from "./page.module.css";

const AlbumChoice = lazy(() => import("@/features/album/components/album-choice.tsx"));

function OpenEditor({ id, userId }: { id: string; userId: string }) {
  useKnownPages(userId);
  const book = useBook(id);
  const isPremium = usePremium();
  const pageLimit = usePageLimit();
  const spare = usePages().map(({ prompt, picture }) => ({ prompt, image: picture.imageUrl }));
  // Another one begins anew with what the server has.
  const [round, setRound] = useState(0);
  if (book.isPending) return <Waiting label={editorText.loading} />;
  if (!book.data || book.data.version === undefined) {
    return (
      <Notice kind="error">
        <p>{book.error ? messageOf(book.error, editorText.missing) : editorText.missing}</p>
        <Button onClick={() => book.refetch()}>{errorText.tryAgain}</Button>
      </Notice>
    );
  }
  const beginAnew = () => setRound((before) => before + 1);
  const reload = async (changes: BookDraft) => {
    const { data } = await book.refetch();
    if (data?.version === undefined) return;
    const { version } = data;
    forgetDraft();
    beginAnew();
    const takeBack = () => {
      keepDraft(userId, id, { version, draft: changes });
      beginAnew();
    };
    showToast({
      title: editorText.state.reloaded,
      variant: "neutral",
      action: { label: editorText.state.takeBack, onClick: takeBack },
    });
  };
  return (
    <BookEditor
      key={round}
      userId={userId}
      id={id}
      book={book.data}
      isPremium={isPremium}
      spare={spare}
      album={({ onChoose, ...choice }) => (
        <AlbumChoice userId={userId} onChoose={({ imageUrl }) => onChoose(imageUrl)} {...choice} />
      )}
      pageLimit={pageLimit}
      onReload={(changes) => void reload(changes)}
    />
  );
}

/** Who was changing the book, or has its address, comes back to it by whichever way they sign in. */
function SignedOut() {
  useEffect(returnHereAfterSignIn, []);
  return (
    <div className={page.centred}>
      <h1>{editorText.title}</h1>
      <p>{booksText.list.signIn}</p>
      <ButtonLink href={routes.login} look="main" icon="person">
        {layoutText.signIn}
      </ButtonLink>
    </div>
  );
}

/** /malbuch/{id}/bearbeiten */
export default function EditBook({ id }: { id: string }) {
  usePageHead({ title: editorText.title, noIndex: true });
  const user = useCurrentUser();
  if (!user) return <SignedOut />;
  return (
    <div className={page.page}>
      <OpenEditor id={id} userId={user.sub} />
    </div>
  );
}
