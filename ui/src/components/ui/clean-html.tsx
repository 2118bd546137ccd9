import styles from "./clean-html.module.css";

/** HTML that the server has parsed and rebuilt from an allowlist. Never anything else. */
export function CleanHtml({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server parses and rebuilds these texts from an allowlist
  return <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />;
}
