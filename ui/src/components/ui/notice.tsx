import type { ReactNode } from "react";
import { classNames } from "@/lib/class-names.ts";
import { Icon, type IconName } from "./icon.tsx";
import styles from "./notice.module.css";

interface NoticeProps {
  /** `error` is announced at once. */
  kind: "error" | "hint";
  icon?: IconName;
  children: ReactNode;
}

/** A message that stays on the page: what happened, and what to do next. */
export function Notice({ kind, icon = kind === "error" ? "warning" : "idea", children }: NoticeProps) {
  return (
    <div className={classNames(styles.notice, styles[kind])} role={kind === "error" ? "alert" : undefined}>
      <Icon name={icon} />
      <div className={styles.text}>{children}</div>
    </div>
  );
}
