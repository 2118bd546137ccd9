import { type ReactNode, useState } from "react";
import { Button, ButtonLink } from "@/components/ui/button.tsx";
import { ConfirmDialog } from "@/components/ui/confirm-dialog.tsx";
import { type Column, DataTable } from "@/components/ui/data-table.tsx";
import { Loaded } from "@/components/ui/loaded.tsx";
import { showToast } from "@/components/ui/toast-store.ts";
import { inBase } from "@/config/base.ts";
import { messageOf } from "@/lib/api-client.ts";
import { formatBytes, formatMoment, formatNumber } from "@/lib/format.ts";
import { adminText } from "@/text/admin.ts";
import { adminServerText } from "@/text/admin-server.ts";
import {
  type Backup,
  type BackupState,
  backupFile,
  type PicturePlace,
  useBackups,
  useMakeBackup,
  useRemoveBackup,
} from "../api/backups.ts";
import { BackupFailureNotice } from "./backup-failure-notice.tsx";
import styles from "./backup-list.module.css";
import { BackupPlaces } from "./backup-places.tsx";
import panel from "./panel.module.css";

const text = adminServerText.backups;

type Row = Backup & { id: string };

const columns = (actions: (backup: Backup) => ReactNode): Column<Row>[] => [
  { name: text.columns.createdAt, cell: ({ createdAt }) => <strong>{formatMoment(createdAt)}</strong> },
  { name: text.columns.kind, cell: ({ kind }) => text.kinds[kind] },
  { name: text.columns.size, cell: ({ sizeBytes }) => formatBytes(sizeBytes) },
  { name: text.columns.name, kind: "free", cell: ({ name }) => <code className={styles.name}>{name}</code> },
  { name: text.columns.action, kind: "action", cell: actions },
];

interface RestoreProps {
  folder: string;
  dataFolder: string;
  newest: Backup | undefined;
}

/** The steps that bring a backup back, with the command for the newest one. */
function Restore({ folder, dataFolder, newest }: RestoreProps) {
  const file = newest ? `${folder}/${newest.name}` : `${folder}/…`;
  return (
    <details className={styles.restore}>
      <summary>{text.restore.summary}</summary>
      <p>{text.restore.lead}</p>
      <ol>
        <li>
          {text.restore.stop} <code>sudo systemctl stop buntstift</code>
        </li>
        <li>
          {text.restore.run} <code>{`buntstift backup restore --data-dir "${dataFolder}" "${file}"`}</code>
        </li>
        <li>{text.restore.start}</li>
      </ol>
      <p>{text.restore.secret}</p>
    </details>
  );
}

/** Which pictures no backup contains, and whether their place works. */
function Pictures({ place }: { place: PicturePlace }) {
  return (
    <>
      <p>
        {text.pictures.lead} <code className={styles.name}>{place.location}</code> ·{" "}
        {text.pictures.count(formatNumber(place.pictures), formatBytes(place.sizeBytes))}
      </p>
      {place.failure && <p role="alert">{text.pictures.failure(place.failure)}</p>}
    </>
  );
}

interface FolderProps extends Omit<BackupState, "elsewhere" | "pictures"> {
  actions: (backup: Backup) => ReactNode;
}

/** What lies in the folder with the backups. */
function Folder({
  backups,
  folder,
  dataFolder,
  freeBytes,
  everyHours,
  keep,
  keepWeekly,
  keepMonthly,
  failure,
  places,
  actions,
}: FolderProps) {
  return (
    <>
      {failure && <BackupFailureNotice title={text.lastFailure(formatMoment(failure.at))} failure={failure} />}
      <p>
        {everyHours > 0 ? text.schedule(everyHours, formatNumber(keep)) : text.noSchedule(formatNumber(keep))}
        {everyHours > 0 && keepWeekly + keepMonthly > 0 && ` ${text.longer(keepWeekly, keepMonthly)}`}
      </p>
      <p className={panel.small}>
        {text.folder}: <code className={styles.name}>{folder}</code> · {text.free}: {formatBytes(freeBytes)}
      </p>
      {backups.length === 0 ? (
        <p>{text.none}</p>
      ) : (
        <DataTable
          caption={text.heading}
          columns={columns(actions)}
          rows={backups.map((backup) => ({ ...backup, id: backup.name }))}
        />
      )}
      <BackupPlaces places={places} />
      <Restore folder={folder} dataFolder={dataFolder} newest={backups[0]} />
    </>
  );
}

/** Copies of the database: make, download, delete, and how to bring one back. */
export function BackupList() {
  const [asked, setAsked] = useState<Backup>();
  const state = useBackups();
  const making = useMakeBackup();
  const removing = useRemoveBackup();
  const tell = (title: string) => (error: unknown) =>
    showToast({ title, description: messageOf(error, adminText.tryLater), variant: "destructive" });

  const make = () =>
    making.mutate(undefined, {
      onSuccess: () => showToast({ title: text.made }),
      onError: tell(text.makeFailure),
    });
  const remove = (name: string) =>
    removing.mutate(name, {
      onSuccess: () => showToast({ title: text.removed }),
      onError: tell(text.removeFailure),
    });

  const actions = (backup: Backup) => (
    <div className={styles.actions}>
      <ButtonLink
        href={inBase(backupFile(backup.name))}
        download={backup.name}
        label={text.downloadOf(formatMoment(backup.createdAt))}
      >
        {text.download}
      </ButtonLink>
      <Button
        crayon="red"
        aria-label={text.removeOf(formatMoment(backup.createdAt))}
        disabled={removing.isPending}
        onClick={() => setAsked(backup)}
      >
        {text.remove}
      </Button>
    </div>
  );

  return (
    <div className={panel.panel}>
      <div className={panel.head}>
        <div>
          <h2>{text.heading}</h2>
          <p className={panel.soft}>{text.lead}</p>
        </div>
        {!state.data?.elsewhere && (
          <Button look="main" crayon="green" disabled={making.isPending} onClick={make}>
            {making.isPending ? text.making : text.make}
          </Button>
        )}
      </div>
      <Loaded query={state} loading={text.loading} failure={text.failure}>
        {({ elsewhere, pictures, ...here }) => (
          <>
            {pictures && <Pictures place={pictures} />}
            {elsewhere ? <p>{elsewhere}</p> : <Folder {...here} actions={actions} />}
          </>
        )}
      </Loaded>
      {asked && (
        <ConfirmDialog
          open
          onOpenChange={() => setAsked(undefined)}
          title={text.confirm.title}
          description={text.confirm.description(formatMoment(asked.createdAt))}
          action={text.confirm.action}
          onConfirm={() => remove(asked.name)}
        />
      )}
    </div>
  );
}
