import { classNames } from "@/lib/class-names.ts";
import styles from "./panel.module.css";

interface ChipProps {
  children: string;
  /** How good the news is; a plain state has none. */
  tone?: "good" | "waiting" | "bad" | undefined;
}

/** A state in one or two words. */
export function Chip({ children, tone }: ChipProps) {
  return <span className={classNames(styles.chip, tone && styles[tone])}>{children}</span>;
}
