import { type ReactNode, useState } from "react";
import { Button } from "@/components/ui/button.tsx";
import { ConfirmDialog } from "@/components/ui/confirm-dialog.tsx";
import { type Column, DataTable } from "@/components/ui/data-table.tsx";
import { Loaded } from "@/components/ui/loaded.tsx";
import { showToast } from "@/components/ui/toast-store.ts";
import { messageOf } from "@/lib/api-client.ts";
import { schoolText } from "@/text/school.ts";
import { type Pupil, type SchoolClass, useClass, useResetClass, useResetPupil } from "../api/classes.ts";
import { fullName, type IssuedCard } from "../api/issued-card.ts";
import { useTopOfPage } from "../lib/use-top-of-page.ts";
import { AddPupil } from "./add-pupil.tsx";
import { ClassAddress } from "./class-address.tsx";
import { ClassAdministration } from "./class-administration.tsx";
import { PupilActions } from "./pupil-actions.tsx";
import styles from "./school.module.css";

const text = schoolText.view;
const ask = schoolText.askReset;

interface ClassViewProps {
  id: string;
  viewer: "teacher" | "admin";
  actionsFor?: ((found: SchoolClass) => ReactNode) | undefined;
  onBack: () => void;
  onCards: (cards: readonly IssuedCard[]) => void;
}

const columns = (classId: string, isPending: boolean, onAsk: (pupil: Pupil) => void): Column<Pupil>[] => [
  { name: text.columns.name, cell: (pupil) => <strong>{fullName(pupil)}</strong> },
  { name: text.columns.login, cell: ({ login }) => login },
  { name: text.columns.state, cell: ({ isActive }) => (isActive ? text.active : text.inactive) },
  {
    name: text.columns.action,
    kind: "action",
    cell: (pupil) => (
      <PupilActions classId={classId} pupil={pupil} isPending={isPending} onReset={() => onAsk(pupil)} />
    ),
  },
];

interface PupilsProps {
  found: SchoolClass;
  actionsFor: ((found: SchoolClass) => ReactNode) | undefined;
  viewer: "teacher" | "admin";
  onCards: (cards: readonly IssuedCard[]) => void;
  onBack: () => void;
}

/** A class's children, and new passwords for one or all of them. */
function Pupils({ found, actionsFor, viewer, onCards, onBack }: PupilsProps) {
  const [asked, setAsked] = useState<Pupil | "all">();
  const one = useResetPupil(found.id);
  const all = useResetClass(found.id);
  const isPending = one.isPending || all.isPending;

  const reset = (wish: Pupil | "all") => {
    const given = wish === "all" ? all.mutateAsync() : one.mutateAsync(wish.id);
    given.then(onCards, (error: unknown) =>
      showToast({ title: text.resetFailure, description: messageOf(error, ""), variant: "destructive" }),
    );
  };

  return (
    <>
      <div className={styles.head}>
        <div>
          <h2>{text.heading(found.name)}</h2>
          <p className={styles.soft}>
            {text.pupils(found.pupilCount)} · {found.teacher ? text.teacher(found.teacher.name) : text.noTeacher}
          </p>
        </div>
        <div className={styles.buttons}>
          {found.pupils.length > 0 && (
            <Button icon="lock" crayon="orange" disabled={isPending} onClick={() => setAsked("all")}>
              {text.resetAll}
            </Button>
          )}
          {found.pupils.length > 0 && actionsFor?.(found)}
          <AddPupil joined={found} onCards={onCards} />
          {viewer === "admin" && <ClassAdministration found={found} onRemoved={onBack} />}
        </div>
      </div>
      {found.pupils.length === 0 ? (
        <p>{text.none}</p>
      ) : (
        <DataTable
          caption={text.heading(found.name)}
          columns={columns(found.id, isPending, setAsked)}
          rows={found.pupils}
        />
      )}
      <ClassAddress found={found} />
      {asked && (
        <ConfirmDialog
          open
          onOpenChange={(open) => !open && setAsked(undefined)}
          title={asked === "all" ? ask.all(found.name) : ask.one(fullName(asked))}
          description={asked === "all" ? ask.allDescription : ask.oneDescription}
          action={ask.confirm}
          onConfirm={() => reset(asked)}
        />
      )}
    </>
  );
}

/** One class. */
export function ClassView({ id, viewer, actionsFor, onBack, onCards }: ClassViewProps) {
  useTopOfPage();
  const query = useClass(id);
  return (
    <div className={styles.panel}>
      <Button look="quiet" icon="left" className={styles.back} onClick={onBack}>
        {text.back}
      </Button>
      <Loaded query={query} loading={text.loading} failure={text.failure}>
        {(found) => <Pupils found={found} actionsFor={actionsFor} viewer={viewer} onCards={onCards} onBack={onBack} />}
      </Loaded>
    </div>
  );
}
