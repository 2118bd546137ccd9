import { Icon } from "@/components/ui/icon.tsx";
import { Notice } from "@/components/ui/notice.tsx";
import { Waiting } from "@/components/ui/waiting.tsx";
import { messageOf } from "@/lib/api-client.ts";
import { aboutText, licensedWorks } from "@/text/about.ts";
import { useLicences } from "../api/licences.ts";
import styles from "./licence-list.module.css";

const text = aboutText.licences;

/** Every licence that the executable carries, folded; opening one shows its text. */
export function LicenceList() {
  const licences = useLicences();
  if (licences.isPending) return <Waiting label={text.loading} />;
  if (!licences.data) return <Notice kind="error">{messageOf(licences.error, text.failure)}</Notice>;
  const works = licences.data
    .map((licence) => ({ ...licence, work: licensedWorks[licence.name] ?? { title: licence.name, use: "" } }))
    .sort((a, b) => a.work.title.localeCompare(b.work.title, "de"));
  return (
    <ul className={styles.list}>
      {works.map(({ name, text: licence, work }) => (
        <li key={name}>
          <details className={styles.licence}>
            <summary className={styles.summary}>
              <Icon name="right" className={styles.arrow} />
              <span>
                <strong>{work.title}</strong> <span className={styles.use}>{work.use}</span>
              </span>
            </summary>
            <p className={styles.text} lang="en">
              {licence}
            </p>
          </details>
        </li>
      ))}
    </ul>
  );
}
