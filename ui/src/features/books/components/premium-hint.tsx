import { Link } from "wouter";
import { routes } from "@/config/paths.ts";
import { useInstallation } from "@/lib/use-installation.ts";
import { editorText } from "@/text/book-editor.ts";
import { errorText } from "@/text/errors.ts";
import styles from "./book-editor.module.css";

/** What exercises and stories take, where that can be had. */
export function PremiumHint() {
  const { sells } = useInstallation();
  return (
    <p className={styles.hint}>
      {editorText.exercise.premium} {sells && <Link href={routes.pricing}>{errorText.toPricing}</Link>}
    </p>
  );
}
