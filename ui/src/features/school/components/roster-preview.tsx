import { Button } from "@/components/ui/button.tsx";
import { type Column, DataTable } from "@/components/ui/data-table.tsx";
import { Notice } from "@/components/ui/notice.tsx";
import { showToast } from "@/components/ui/toast-store.ts";
import { messageOf } from "@/lib/api-client.ts";
import { schoolText } from "@/text/school.ts";
import { fullName, type IssuedCard } from "../api/issued-card.ts";
import { type RosterOrder, type RosterPlan, useImportRoster } from "../api/roster.ts";
import { useTopOfPage } from "../lib/use-top-of-page.ts";
import styles from "./school.module.css";

const text = schoolText.preview;

type Row = RosterPlan["pupils"][number] & { id: string };

const columns: Column<Row>[] = [
  { name: text.columns.name, cell: (row) => <strong>{fullName(row)}</strong> },
  { name: text.columns.className, cell: ({ className }) => className },
  { name: text.columns.login, cell: ({ login }) => login },
  { name: text.columns.line, cell: ({ line }) => line },
];

function Problems({ problems }: { problems: RosterPlan["problems"] }) {
  return (
    <Notice kind="error">
      <p>
        <strong>{text.problems(problems.length)}</strong>
      </p>
      <ul className={styles.list}>
        {problems.map(({ line, message }) => (
          <li key={line}>
            <strong>{text.line(line)}:</strong> {message}
          </li>
        ))}
      </ul>
      <p>{text.problemsHint}</p>
    </Notice>
  );
}

interface RosterPreviewProps {
  order: RosterOrder;
  plan: RosterPlan;
  onOtherFile: () => void;
  onCards: (cards: readonly IssuedCard[]) => void;
}

/** What a list would make, or what is wrong with it; one button makes it all. */
export function RosterPreview({ order, plan, onOtherFile, onCards }: RosterPreviewProps) {
  useTopOfPage();
  const taking = useImportRoster();
  const isGood = plan.problems.length === 0;

  const run = () =>
    taking.mutateAsync(order).then(
      (cards) => {
        showToast({ title: text.done });
        onCards(cards);
      },
      () => undefined, // said below
    );

  return (
    <div className={styles.panel}>
      <h2>{text.heading}</h2>
      {!isGood && <Problems problems={plan.problems} />}
      <div>
        <p>{text.nothingYet}</p>
        <p className={styles.small}>{text.read(text.encodings[plan.encoding], text.separators[plan.separator])}</p>
      </div>
      {isGood && (
        <ul className={styles.list}>
          {plan.classes.map(({ name, isNew, pupilCount }) => (
            <li key={name}>{isNew ? text.newClass(name, pupilCount) : text.oldClass(name, pupilCount)}</li>
          ))}
        </ul>
      )}
      {taking.isError && <Notice kind="error">{messageOf(taking.error, text.failure)}</Notice>}
      <div className={styles.buttons}>
        {isGood && (
          <Button look="main" crayon="green" disabled={taking.isPending} onClick={run}>
            {taking.isPending ? text.pending : text.submit(plan.pupils.length)}
          </Button>
        )}
        <Button disabled={taking.isPending} onClick={onOtherFile}>
          {text.otherFile}
        </Button>
      </div>
      {taking.isPending && (
        <p className={styles.soft} role="status">
          {text.pendingHint}
        </p>
      )}
      {plan.pupils.length > 0 && (
        <DataTable
          caption={text.heading}
          columns={columns}
          rows={plan.pupils.map((row) => ({ ...row, id: String(row.line) }))}
        />
      )}
    </div>
  );
}
