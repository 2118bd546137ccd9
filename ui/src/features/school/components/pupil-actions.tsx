import { useState } from "react";
import { Button, ButtonLink } from "@/components/ui/button.tsx";
import { ConfirmDialog } from "@/components/ui/confirm-dialog.tsx";
import { showToast } from "@/components/ui/toast-store.ts";
import { messageOf } from "@/lib/api-client.ts";
import { schoolText } from "@/text/school.ts";
import { type Pupil, pupilData, useRemovePupil } from "../api/classes.ts";
import { fullName } from "../api/issued-card.ts";
import styles from "./school.module.css";

const text = schoolText.view;
const ask = schoolText.askRemovePupil;

interface PupilActionsProps {
  classId: string;
  pupil: Pupil;
  isPending: boolean;
  onReset: () => void;
}

/** What can be done for one child: a new password, its data as a file, its account's end. */
export function PupilActions({ classId, pupil, isPending, onReset }: PupilActionsProps) {
  const [asks, setAsks] = useState(false);
  const removing = useRemovePupil(classId);
  const name = fullName(pupil);
  const remove = () =>
    removing.mutate(pupil.id, {
      onSuccess: () => showToast({ title: text.removedPupil }),
      onError: (error) =>
        showToast({ title: text.removePupilFailure, description: messageOf(error, ""), variant: "destructive" }),
    });
  return (
    <div className={styles.buttons}>
      <Button aria-label={text.resetOf(name)} disabled={isPending} onClick={onReset}>
        {text.reset}
      </Button>
      <ButtonLink href={pupilData(classId, pupil.id)} download="daten.zip" label={text.dataOf(name)}>
        {text.data}
      </ButtonLink>
      <Button
        crayon="red"
        aria-label={text.removePupilOf(name)}
        disabled={isPending || removing.isPending}
        onClick={() => setAsks(true)}
      >
        {text.removePupil}
      </Button>
      {asks && (
        <ConfirmDialog
          open
          onOpenChange={(open) => !open && setAsks(false)}
          title={ask.title(name)}
          description={ask.description}
          action={ask.confirm}
          onConfirm={remove}
        />
      )}
    </div>
  );
}
