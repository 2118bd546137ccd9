import { Link } from "wouter";
import { Button } from "@/components/ui/button.tsx";
import { Notice } from "@/components/ui/notice.tsx";
import { inBase } from "@/config/base.ts";
import { openClass } from "@/config/paths.ts";
import { messageOf } from "@/lib/api-client.ts";
import { sharingText } from "@/text/sharing.ts";
import { type SchoolClass, useSetOpen } from "../api/classes.ts";
import styles from "./school.module.css";

const text = sharingText.openClass;

/** The address under which a class signs in, and whether there is one. */
export function ClassAddress({ found }: { found: SchoolClass }) {
  const change = useSetOpen(found.id);
  const path = openClass(found.name);
  return (
    <section className={styles.form} aria-label={text.address}>
      <h3>{text.address}</h3>
      {found.isOpen && (
        <p className={styles.secret}>
          <Link href={path}>{location.origin + inBase(path)}</Link>
        </p>
      )}
      <p className={styles.soft}>{text.addressHint}</p>
      {change.isError && <Notice kind="error">{messageOf(change.error, text.changeFailure)}</Notice>}
      <div className={styles.buttons}>
        <Button
          icon={found.isOpen ? "lock" : "house"}
          disabled={change.isPending}
          onClick={() => change.mutate(!found.isOpen)}
        >
          {found.isOpen ? text.off : text.on}
        </Button>
      </div>
    </section>
  );
}
