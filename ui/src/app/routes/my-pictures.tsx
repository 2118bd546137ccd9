import { ButtonLink } from "@/components/ui/button.tsx";
import { routes } from "@/config/paths.ts";
import { Album } from "@/features/album/components/album.tsx";
import { useAllBooks } from "@/features/books/api/list-books.ts";
import { pageOf } from "@/features/drawing/api/workbench.ts";
import { addPage, usePages } from "@/features/drawing/lib/page-store.ts";
import { useKnownPages } from "@/features/drawing/lib/use-restored-pages.ts";
import { usePageHead } from "@/lib/page-head.ts";
import { useCurrentUser } from "@/lib/session.ts";
import { returnHereAfterSignIn } from "@/lib/sign-in-target.ts";
import { albumText as text } from "@/text/album.ts";
import { layoutText } from "@/text/layout.ts";
import styles from "./page.module.css";

function OwnPictures({ userId }: { userId: string }) {
  useKnownPages(userId);
  const pages = usePages();
  const books = useAllBooks(userId).data ?? [];
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{text.title}</h1>
        <div className={styles.ways}>
          <ButtonLink href={routes.home} icon="plus">
            {text.draw}
          </ButtonLink>
          <ButtonLink href={routes.myBooks} icon="book">
            {text.books}
          </ButtonLink>
        </div>
      </div>
      <Album
        userId={userId}
        books={books}
        isPage={({ imageUrl }) => pages.some(({ picture }) => picture.imageUrl === imageUrl)}
        onUse={(picture) => addPage(pageOf(picture))}
      />
    </div>
  );
}

/** /meine-bilder */
export default function MyPictures() {
  usePageHead({ title: text.title, noIndex: true });
  const user = useCurrentUser();
  if (user) return <OwnPictures userId={user.sub} />;
  return (
    <div className={styles.centred}>
      <h1>{text.title}</h1>
      <p>{text.signIn}</p>
      <ButtonLink href={routes.login} look="main" icon="person" onClick={returnHereAfterSignIn}>
        {layoutText.signIn}
      </ButtonLink>
    </div>
  );
}
