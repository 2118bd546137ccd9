import { Button } from "@/components/ui/button.tsx";
import { type Column, DataTable } from "@/components/ui/data-table.tsx";
import { Loaded } from "@/components/ui/loaded.tsx";
import { formatNumber } from "@/lib/format.ts";
import { schoolText } from "@/text/school.ts";
import { type ClassSummary, useClasses } from "../api/classes.ts";
import type { IssuedCard } from "../api/issued-card.ts";
import { AddPupil } from "./add-pupil.tsx";
import styles from "./school.module.css";

const text = schoolText.list;

interface ClassListProps {
  viewer: "teacher" | "admin";
  onOpen: (id: string) => void;
  /** Absent where nothing may be imported. */
  onImport?: () => void;
  onCards: (cards: readonly IssuedCard[]) => void;
}

const columns = (onOpen: (id: string) => void): Column<ClassSummary>[] => [
  { name: text.columns.name, cell: ({ name }) => <strong>{name}</strong> },
  { name: text.columns.teacher, cell: ({ teacher }) => teacher?.name ?? text.noTeacher },
  { name: text.columns.pupils, cell: ({ pupilCount }) => formatNumber(pupilCount) },
  { name: text.columns.books, cell: ({ bookCount }) => formatNumber(bookCount) },
  {
    name: text.columns.action,
    kind: "action",
    cell: ({ id, name }) => (
      <Button crayon="blue" aria-label={text.openOf(name)} onClick={() => onOpen(id)}>
        {text.open}
      </Button>
    ),
  },
];

/** The classes that one may see. */
export function ClassList({ viewer, onOpen, onImport, onCards }: ClassListProps) {
  const classes = useClasses();
  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <h2>{text.heading}</h2>
        {onImport && (
          <div className={styles.buttons}>
            <AddPupil onCards={onCards} />
            <Button icon="page" crayon="green" onClick={onImport}>
              {text.import}
            </Button>
          </div>
        )}
      </div>
      <Loaded query={classes} loading={text.loading} failure={text.failure}>
        {(found) =>
          found.length === 0 ? (
            <p className={styles.lead}>{viewer === "admin" ? text.noneAdmin : text.noneTeacher}</p>
          ) : (
            <DataTable caption={text.heading} columns={columns(onOpen)} rows={found} />
          )
        }
      </Loaded>
    </div>
  );
}
