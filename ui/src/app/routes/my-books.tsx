import { useState } from "react";
import { ButtonLink } from "@/components/ui/button.tsx";
import { routes } from "@/config/paths.ts";
import { BookShelf } from "@/features/books/components/book-shelf.tsx";
import { ShelfLimit } from "@/features/books/components/shelf-limit.tsx";
import { ClassTasks } from "@/features/sharing/components/class-tasks.tsx";
import { usePageHead } from "@/lib/page-head.ts";
import { isPupil, useCurrentUser } from "@/lib/session.ts";
import { returnHereAfterSignIn } from "@/lib/sign-in-target.ts";
import { booksText } from "@/text/books.ts";
import { layoutText } from "@/text/layout.ts";
import styles from "./page.module.css";

const text = booksText.list;

/** /my-books */
export default function MyBooks() {
  usePageHead({ title: text.title });
  const user = useCurrentUser();
  const [page, setPage] = useState(1);

  if (!user) {
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
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <div>
          <h1>{text.title}</h1>
          {!isPupil(user) && <ShelfLimit userId={user.sub} />}
        </div>
        <div className={styles.ways}>
          <ButtonLink href={routes.home} icon="plus">
            {text.newBook}
          </ButtonLink>
          <ButtonLink href={routes.myPictures} icon="palette">
            {layoutText.myPictures}
          </ButtonLink>
        </div>
      </div>
      {isPupil(user) && <ClassTasks userId={user.sub} />}
      <BookShelf
        userId={user.sub}
        page={page}
        onPage={(next) => {
          setPage(Math.max(1, next));
          window.scrollTo(0, 0);
        }}
      />
    </div>
  );
}
