import { useState } from "react";
import { ButtonLink } from "@/components/ui/button.tsx";
import { Loaded } from "@/components/ui/loaded.tsx";
import { routes } from "@/config/paths.ts";
import { useBooks } from "@/features/books/api/list-books.ts";
import { useClasses } from "@/features/school/api/classes.ts";
import type { MadeShare } from "@/features/sharing/api/shares.ts";
import { LinkPanel } from "@/features/sharing/components/link-panel.tsx";
import { ShareForm } from "@/features/sharing/components/share-form.tsx";
import { ShareList } from "@/features/sharing/components/share-list.tsx";
import sharing from "@/features/sharing/components/sharing.module.css";
import { usePageHead } from "@/lib/page-head.ts";
import { useCurrentUser } from "@/lib/session.ts";
import { booksText } from "@/text/books.ts";
import { schoolText } from "@/text/school.ts";
import { sharingText } from "@/text/sharing.ts";
import styles from "./page.module.css";

const text = sharingText.list;

function NewShare({ userId, onMade }: { userId: string; onMade: (made: MadeShare) => void }) {
  const books = useBooks(1, userId);
  const classes = useClasses();
  const [chosen] = useState(() => new URLSearchParams(location.search).get("malbuch"));
  return (
    <section className={sharing.panel} aria-labelledby="new-share">
      <h2 id="new-share">{sharingText.form.heading}</h2>
      <Loaded query={books} loading={booksText.list.loading} failure={booksText.list.failure}>
        {({ books: found }) =>
          found.length === 0 ? (
            <>
              <p>{sharingText.form.noBooks}</p>
              <ButtonLink href={routes.home} icon="pencil">
                {sharingText.form.firstBook}
              </ButtonLink>
            </>
          ) : (
            <ShareForm
              key={classes.data?.length}
              books={found.map(({ id, title }) => ({ id, name: title }))}
              classes={classes.data ?? []}
              chosenBook={chosen}
              onMade={onMade}
            />
          )
        }
      </Loaded>
    </section>
  );
}

/** /freigaben: what a teacher shares. The server guards the data. */
export default function Shares() {
  usePageHead({ title: text.title, noIndex: true });
  const user = useCurrentUser();
  const [made, setMade] = useState<MadeShare>();
  if (user?.role !== "teacher" && user?.role !== "admin") {
    return (
      <div className={styles.centred}>
        <h1>{text.title}</h1>
        <p>{schoolText.page.notTeacher}</p>
        <ButtonLink href={routes.login} look="main" icon="person">
          {schoolText.page.signIn}
        </ButtonLink>
      </div>
    );
  }
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <div>
          <h1>{text.title}</h1>
          <p>{text.lead}</p>
        </div>
      </div>
      {made ? (
        <LinkPanel key={made.id} made={made} onDone={() => setMade(undefined)} leadsToPages />
      ) : (
        <NewShare userId={user.sub} onMade={setMade} />
      )}
      <ShareList />
    </div>
  );
}
