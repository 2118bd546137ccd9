import styles from "./waiting.module.css";

/** A pencil that draws a line while something loads. */
export function Waiting({ label }: { label: string }) {
  return (
    <div className={styles.waiting} role="status">
      <svg viewBox="0 0 120 48" aria-hidden="true">
        <path className={styles.line} pathLength={1} d="M6 36C18 10 26 44 36 30s14-20 22-6 12 18 22 4 18-14 34 2" />
      </svg>
      <span>{label}</span>
    </div>
  );
}
