import { Button } from "@/components/ui/button.tsx";
import { showToast } from "@/components/ui/toast-store.ts";
import { messageOf } from "@/lib/api-client.ts";
import { formatMoment, formatNumber } from "@/lib/format.ts";
import { adminText } from "@/text/admin.ts";
import { adminServerText } from "@/text/admin-server.ts";
import { type BackupPlace, useTestBackupPlaces } from "../api/backups.ts";
import { BackupFailureNotice } from "./backup-failure-notice.tsx";
import styles from "./backup-list.module.css";

const text = adminServerText.backups.places;

function Place({ place }: { place: BackupPlace }) {
  const { location, newestAt, backups, failure } = place;
  return (
    <li>
      <code className={styles.name}>{location}</code>:{" "}
      {newestAt ? text.newest(formatMoment(newestAt), formatNumber(backups)) : text.unknown}
      {failure && <BackupFailureNotice title={text.lastFailure(formatMoment(failure.at))} failure={failure} />}
    </li>
  );
}

/** Where else backups lie, what came of the last try, and a button that tries. */
export function BackupPlaces({ places }: { places: BackupPlace[] }) {
  const testing = useTestBackupPlaces();
  const test = () =>
    testing.mutate(undefined, {
      onSuccess: (answer) => {
        const isWell = answer.places.every(({ failure }) => failure === null);
        showToast(isWell ? { title: text.well } : { title: text.bad, variant: "destructive" });
      },
      onError: (error) =>
        showToast({ title: text.bad, description: messageOf(error, adminText.tryLater), variant: "destructive" }),
    });
  return (
    <section>
      <h3>{text.heading}</h3>
      {places.length === 0 ? (
        <p>{text.none}</p>
      ) : (
        <>
          <ul>
            {places.map((place) => (
              <Place key={place.location} place={place} />
            ))}
          </ul>
          <Button disabled={testing.isPending} onClick={test}>
            {testing.isPending ? text.testing : text.test}
          </Button>
        </>
      )}
    </section>
  );
}
