import { useState } from "react";
import { Button, ButtonLink } from "@/components/ui/button.tsx";
import { Notice } from "@/components/ui/notice.tsx";
import { inBase } from "@/config/base.ts";
import { share, sharedBook } from "@/config/paths.ts";
import { messageOf } from "@/lib/api-client.ts";
import { useObjectAddress } from "@/lib/object-address.ts";
import { sharingText } from "@/text/sharing.ts";
import { type MadeShare, useSaveSheet, useShareCode } from "../api/shares.ts";
import styles from "./sharing.module.css";

const text = sharingText.link;

interface LinkPanelProps {
  made: MadeShare;
  onDone: () => void;
  /** Where one is not there already. */
  leadsToPages?: boolean;
}

/** The link of a share and its code, on the screen for the blackboard and on a sheet. */
export function LinkPanel({ made, onDone, leadsToPages = false }: LinkPanelProps) {
  const [copied, setCopied] = useState<"no" | "yes" | "failed">("no");
  const code = useShareCode(made);
  const codeAddress = useObjectAddress(code.data);
  const sheet = useSaveSheet();
  const link = location.origin + inBase(sharedBook(made.token));

  const copy = () => {
    // Not there without encryption.
    const done = navigator.clipboard?.writeText(link) ?? Promise.reject(new Error("no clipboard"));
    done.then(
      () => setCopied("yes"),
      () => setCopied("failed"),
    );
  };
  return (
    <section className={styles.made} aria-labelledby="share-link">
      <div>
        {codeAddress && <img className={styles.code} src={codeAddress} alt={text.code} />}
        {code.isError && <Notice kind="error">{messageOf(code.error, text.codeFailure)}</Notice>}
      </div>
      <div className={styles.words}>
        <h2 id="share-link">{text.heading(made.book.title)}</h2>
        <p className={styles.address}>{link}</p>
        <p>{text.again}</p>
        <div className={styles.buttons}>
          <Button
            icon="printer"
            look="main"
            crayon="blue"
            disabled={sheet.isPending}
            onClick={() => sheet.mutate(made)}
          >
            {sheet.isPending ? text.printing : text.print}
          </Button>
          <Button icon={copied === "yes" ? "check" : "link"} onClick={copy}>
            {copied === "yes" ? text.copied : text.copy}
          </Button>
          {leadsToPages && (
            <ButtonLink href={share(made.id)} icon="palette" crayon="orange">
              {text.pages}
            </ButtonLink>
          )}
          <Button look="quiet" onClick={onDone}>
            {text.done}
          </Button>
        </div>
        {copied === "failed" && <Notice kind="hint">{text.copyFailed}</Notice>}
        {sheet.isError && <Notice kind="error">{messageOf(sheet.error, text.printFailure)}</Notice>}
      </div>
    </section>
  );
}
