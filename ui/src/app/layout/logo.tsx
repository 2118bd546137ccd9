import { Link } from "wouter";
import { routes } from "@/config/paths.ts";
import { classNames } from "@/lib/class-names.ts";
import { useInstallation } from "@/lib/use-installation.ts";
import { layoutText } from "@/text/layout.ts";
import styles from "./logo.module.css";

/** A pencil and the name; the pencil is coloured when somebody touches it. */
export function Logo() {
  const { productName, isSettled } = useInstallation();
  return (
    <Link href={routes.home} className={styles.logo} aria-label={layoutText.home(productName)}>
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <path
          className={styles.body}
          d="M4.5 27.5l2-8.200L21.2 4.600c1.3-1.3 3.4-1.3 4.7 0l1.5 1.500c1.3 1.3 1.3 3.4 0 4.700L12.7 25.500z"
        />
        <path className={styles.wood} d="M4.5 27.500l2-8.200c2.3 1.7 4.4 3.8 6.2 6.200z" />
        <path className={styles.lead} d="M4.5 27.500l.7-2.9 2.2 2.200z" />
        <path className={styles.body} d="M18.2 7.600l6.2 6.2" />
      </svg>
      <span
        className={classNames(styles.name, productName.length > 14 && styles.long, !isSettled && styles.unsettled)}
        aria-hidden="true"
      >
        {productName}
      </span>
    </Link>
  );
}
