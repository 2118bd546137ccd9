import type { UseMutationResult } from "@tanstack/react-query";
import { Button } from "@/components/ui/button.tsx";
import { Notice } from "@/components/ui/notice.tsx";
import { messageOf } from "@/lib/api-client.ts";
import styles from "./service-test.module.css";

interface Props {
  words: { heading: string; lead: string; submit: string; pending: string; failure: string };
  test: UseMutationResult<{ message: string }, Error, void>;
}

/** A try of a service that the server uses (mail, payment) at a button, and what the service said to it. */
export function ServiceTest({ words, test }: Props) {
  return (
    <section className={styles.test}>
      <h3>{words.heading}</h3>
      <p className={styles.lead}>{words.lead}</p>
      <Button icon="check" disabled={test.isPending} onClick={() => test.mutate()}>
        {test.isPending ? words.pending : words.submit}
      </Button>
      {test.isSuccess && <Notice kind="hint">{test.data.message}</Notice>}
      {test.isError && <Notice kind="error">{messageOf(test.error, words.failure)}</Notice>}
    </section>
  );
}
