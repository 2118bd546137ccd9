import { LicenceList } from "@/features/about/components/licence-list.tsx";
import { usePageHead } from "@/lib/page-head.ts";
import { usePublicConfig } from "@/lib/use-public-config.ts";
import { aboutText as text } from "@/text/about.ts";
import styles from "./about.module.css";

/** /ueber */
export default function About() {
  usePageHead({ title: text.title });
  const version = usePublicConfig()?.version;
  return (
    <div className={styles.page}>
      <h1>{text.title}</h1>
      <p className={styles.lead}>{text.lead}</p>
      {text.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {version && <p className={styles.version}>{text.version(version)}</p>}
      <h2>{text.access.heading}</h2>
      {text.access.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <h2>{text.licences.heading}</h2>
      <p>{text.licences.lead}</p>
      <LicenceList />
    </div>
  );
}
