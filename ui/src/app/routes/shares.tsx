import { useState } from "react";
import { ButtonLink } from "@/components/ui/button.tsx";
import { Loaded } from "@/components/ui/loaded.tsx";
import { routes } from "@/config/paths.ts";
import { useAllBooks } from "@/features/books/api/list-books.ts";
import { useClasses } from "@/features/school/api/classes.ts";
import type { MadeShare } from "@/features/sharing/api/shares.ts";
import { LinkPanel } from "@/features/sharing/components/link-panel.tsx";
import { ShareForm } from "@/features/sharing/components/share-form.tsx";
import { ShareList } from "@/features/sharing/components/share-list.tsx";
import sharing from "@/features/sharing/components/sharing.module.css";
import { booksText } from "@/text/books.ts";
import { sharingText } from "@/text/sharing.ts";
import { TeacherPage } from "./teacher-page.tsx";

const text = sharingText.list;

function NewShare({ userId, onMade }: { userId: string; onMade: (made: MadeShare) => void }) {
  const books = useAllBooks(userId);
  const classes = useClasses();
  const [chosen] = useState(() => new URLSearchParams(location.search).get("malbuch"));
  return (
    <section className={sharing.panel} aria-labelledby="new-share">
      <h2 id="new-share">{sharingText.form.heading}</h2>
      <Loaded query={books} loading={booksText.list.loading} failure={booksText.list.failure}>
        {(found) =>
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

function OwnShares({ userId }: { userId: string }) {
  const [made, setMade] = useState<MadeShare>();
  return (
    <>
      {made ? (
        <LinkPanel key={made.id} made={made} onDone={() => setMade(undefined)} leadsToPages />
      ) : (
        <NewShare userId={userId} onMade={setMade} />
      )}
      <ShareList />
    </>
  );
}

/** /freigaben: what a teacher shares. */
export default function Shares() {
  return (
    <TeacherPage title={text.title} lead={text.lead}>
      {({ userId }) => <OwnShares userId={userId} />}
    </TeacherPage>
  );
}
