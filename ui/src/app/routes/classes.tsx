import { ButtonLink } from "@/components/ui/button.tsx";
import { routes } from "@/config/paths.ts";
import { ClassSet } from "@/features/books/components/class-set.tsx";
import { ClassPanel } from "@/features/school/components/class-panel.tsx";
import { usePageHead } from "@/lib/page-head.ts";
import { useCurrentUser } from "@/lib/session.ts";
import { schoolText } from "@/text/school.ts";
import { sharingText } from "@/text/sharing.ts";
import styles from "./page.module.css";

const text = schoolText.page;

/** /klassen: a teacher's own classes. Admins have all of them in their administration. The server guards the data. */
export default function Classes() {
  usePageHead({ title: text.title, noIndex: true });
  const user = useCurrentUser();
  if (user?.role !== "teacher" && user?.role !== "admin") {
    return (
      <div className={styles.centred}>
        <h1>{text.title}</h1>
        <p>{text.notTeacher}</p>
        <ButtonLink href={routes.login} look="main" icon="person">
          {text.signIn}
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
        <ButtonLink href={routes.shares} icon="link" crayon="orange">
          {sharingText.list.title}
        </ButtonLink>
      </div>
      <ClassPanel
        viewer={user.role}
        actionsFor={({ id, name }) => <ClassSet userId={user.sub} classId={id} className={name} />}
      />
    </div>
  );
}
