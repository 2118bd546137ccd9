import type { LegalKind } from "@/features/legal/api/legal-texts.ts";
import { LegalText } from "@/features/legal/components/legal-text.tsx";
import { usePageHead } from "@/lib/page-head.ts";
import { legalText } from "@/text/legal.ts";
import styles from "./legal.module.css";

/** /legal/... */
export default function Legal({ kind }: { kind: LegalKind }) {
  const { title } = legalText[kind];
  usePageHead({ title, noIndex: true });
  return (
    <div className={styles.page}>
      <h1>{title}</h1>
      <LegalText kind={kind} />
    </div>
  );
}
