import { useState } from "react";
import { Button } from "@/components/ui/button.tsx";
import { useUpdate } from "@/lib/offline.ts";
import { layoutText } from "@/text/layout.ts";
import styles from "./update-notice.module.css";

const text = layoutText.update;

/**
 * Says that a new version of the app is here. It waits: nobody is torn out of a drawing. Above the page and not over
 * it, so that it covers nothing.
 */
export function UpdateNotice() {
  const apply = useUpdate();
  const [isPutOff, setPutOff] = useState(false);
  if (!apply || isPutOff) return null;
  return (
    <section className={styles.notice} aria-label={text.label}>
      <p role="status">{text.text}</p>
      <Button crayon="green" onClick={apply}>
        {text.apply}
      </Button>
      <Button look="quiet" onClick={() => setPutOff(true)}>
        {text.later}
      </Button>
    </section>
  );
}
