import { Button } from "@/components/ui/button.tsx";
import { Notice } from "@/components/ui/notice.tsx";
import { showToast } from "@/components/ui/toast-store.ts";
import { Waiting } from "@/components/ui/waiting.tsx";
import { messageOf } from "@/lib/api-client.ts";
import { formatDate } from "@/lib/format.ts";
import { accountText } from "@/text/account.ts";
import { errorText } from "@/text/errors.ts";
import { useRevokeSession, useSessions } from "../api/sessions.ts";
import { deviceName } from "../lib/device-name.ts";
import styles from "./account.module.css";

const text = accountText.sessions;

/** Where the user is signed in; all but this browser can be signed out from here. */
export function SessionList({ userId }: { userId: string }) {
  const sessions = useSessions(userId);
  const revoke = useRevokeSession(userId);
  if (sessions.isPending) return <Waiting label={text.loading} />;
  if (!sessions.data) {
    return (
      <Notice kind="error">
        <p>{messageOf(sessions.error, text.failure)}</p>
        <Button onClick={() => sessions.refetch()}>{errorText.tryAgain}</Button>
      </Notice>
    );
  }

  const end = (id: string) =>
    revoke.mutate(id, {
      onSuccess: () => showToast(text.revoked),
      onError: (error) => showToast({ title: messageOf(error, text.revokeFailure), variant: "destructive" }),
    });

  return (
    <ul className={styles.sessions}>
      {sessions.data.map(({ id, userAgent, createdAt, isCurrent }) => {
        const device = deviceName(userAgent);
        const date = formatDate(createdAt);
        return (
          <li key={id} className={styles.session}>
            <div>
              <p className={styles.device}>{device}</p>
              <p className={styles.since}>{text.since(date)}</p>
            </div>
            {isCurrent ? (
              <span className={styles.current}>{text.current}</span>
            ) : (
              <Button
                crayon="red"
                aria-label={text.revokeDevice(device, date)}
                disabled={revoke.isPending}
                onClick={() => end(id)}
              >
                {text.revoke}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
