import { Notice } from "@/components/ui/notice.tsx";
import type { BackupFailure } from "../api/backups.ts";

/** Says that a backup failed, and why. */
export function BackupFailureNotice({ title, failure }: { title: string; failure: BackupFailure }) {
  return (
    <Notice kind="error">
      <p>
        <strong>{title}</strong> {failure.message}
      </p>
    </Notice>
  );
}
