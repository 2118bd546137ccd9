import { useState } from "react";
import { Button } from "@/components/ui/button.tsx";
import { Loaded } from "@/components/ui/loaded.tsx";
import { Pager } from "@/components/ui/pager.tsx";
import { showToast } from "@/components/ui/toast-store.ts";
import { messageOf } from "@/lib/api-client.ts";
import { formatMoment } from "@/lib/format.ts";
import { adminText } from "@/text/admin.ts";
import { type OutboxMail, useOutbox, useRetryMail, useTestMail } from "../api/outbox.ts";
import { mailState } from "../lib/mail-state.ts";
import { Chip } from "./chip.tsx";
import styles from "./outbox.module.css";
import panel from "./panel.module.css";
import { ServiceTest } from "./service-test.tsx";

const text = adminText.outbox;
const tones = { sent: "good", waiting: "waiting", failed: "bad" } as const;

interface MailProps {
  mail: OutboxMail;
  disabled: boolean;
  onRetry: (id: string) => void;
}

function Mail({ mail, disabled, onRetry }: MailProps) {
  const { id, to, subject, createdAt, sentAt, nextTryAt, error } = mail;
  const state = mailState(mail);
  return (
    <li className={styles.mail}>
      <div className={styles.head}>
        <strong>{subject}</strong>
        <Chip tone={tones[state]}>
          {state === "sent" ? text.states.sent(formatMoment(sentAt ?? "")) : text.states[state]}
        </Chip>
      </div>
      <p className={panel.small}>
        {text.to(to)} · {text.created(formatMoment(createdAt))}
        {state === "waiting" && nextTryAt && ` · ${text.nextTry(formatMoment(nextTryAt))}`}
      </p>
      {error && state !== "sent" && <p className={styles.error}>{error}</p>}
      <details>
        <summary aria-label={text.textOf(subject, to)}>{text.text}</summary>
        <p className={styles.text}>{mail.text}</p>
      </details>
      {state !== "sent" && (
        <Button aria-label={text.retryOf(subject, to)} disabled={disabled} onClick={() => onRetry(id)}>
          {text.retry}
        </Button>
      )}
    </li>
  );
}

/** What the server has written to people: sent, waiting, failed. Without a mail server the text can be read here. */
export function Outbox() {
  const [page, setPage] = useState(1);
  const mails = useOutbox(page);
  const retrying = useRetryMail();
  const test = useTestMail();

  const retry = (id: string) =>
    retrying.mutate(id, {
      onSuccess: () => showToast({ title: text.retried }),
      onError: (error) =>
        showToast({
          title: text.retryFailure,
          description: messageOf(error, adminText.tryLater),
          variant: "destructive",
        }),
    });

  return (
    <div className={panel.panel}>
      <div>
        <h2>{text.heading}</h2>
        <p className={panel.soft}>{text.lead}</p>
      </div>
      <ServiceTest words={text.test} test={test} />
      <Loaded query={mails} loading={text.loading} failure={text.failure}>
        {({ entries, last }) => (
          <>
            {entries.length === 0 ? (
              <p>{text.none}</p>
            ) : (
              <ul className={styles.mails}>
                {entries.map((mail) => (
                  <Mail key={mail.id} mail={mail} disabled={retrying.isPending} onRetry={retry} />
                ))}
              </ul>
            )}
            {last > 1 && <Pager label={adminText.pages} page={page} last={last} onPage={setPage} />}
          </>
        )}
      </Loaded>
    </div>
  );
}
