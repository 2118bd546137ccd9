import { ButtonLink } from "@/components/ui/button.tsx";
import { sharedBook } from "@/config/paths.ts";
import { sharingText } from "@/text/sharing.ts";
import { useClassTasks } from "../api/shared-book.ts";
import styles from "./sharing.module.css";

const text = sharingText.tasks;

/** What the teacher shares with the class of the pupil who is signed in; nothing where there is nothing. */
export function ClassTasks({ userId }: { userId: string }) {
  const { data } = useClassTasks(userId);
  if (!data || data.length === 0) return null;
  return (
    <section className={styles.panel} aria-labelledby="class-tasks">
      <h2 id="class-tasks">{text.heading}</h2>
      <p>{text.lead}</p>
      <ul className={styles.tasks}>
        {data.map(({ id, title }) => (
          <li key={id}>
            <ButtonLink href={sharedBook(id)} look="main" crayon="orange" icon="palette" className={styles.name ?? ""}>
              {title}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
