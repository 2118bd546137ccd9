import { useState } from "react";
import { Button } from "@/components/ui/button.tsx";
import { ConfirmDialog } from "@/components/ui/confirm-dialog.tsx";
import { type Column, DataTable } from "@/components/ui/data-table.tsx";
import { Notice } from "@/components/ui/notice.tsx";
import { messageOf } from "@/lib/api-client.ts";
import { schoolText } from "@/text/school.ts";
import { fullName, type IssuedCard } from "../api/issued-card.ts";
import { usePrintCards } from "../api/print-cards.ts";
import { useLeaveWarning } from "../lib/use-leave-warning.ts";
import { useTopOfPage } from "../lib/use-top-of-page.ts";
import styles from "./school.module.css";

const text = schoolText.cards;

const columns: Column<IssuedCard & { id: string }>[] = [
  { name: text.columns.name, cell: (card) => <strong>{fullName(card)}</strong> },
  { name: text.columns.className, cell: ({ className }) => className },
  { name: text.columns.login, cell: ({ login }) => login },
  { name: text.columns.password, cell: ({ password }) => <span className={styles.secret}>{password}</span> },
];

function OneCard({ card }: { card: IssuedCard }) {
  return (
    <dl className={styles.card}>
      <dt>{text.columns.login}</dt>
      <dd>{card.login}</dd>
      <dt>{text.columns.password}</dt>
      <dd>{card.password}</dd>
    </dl>
  );
}

interface IssuedCardsProps {
  cards: readonly IssuedCard[];
  onDone: () => void;
}

/** Passwords that were given just now, to be printed: this is the only time that anybody sees them. */
export function IssuedCards({ cards, onDone }: IssuedCardsProps) {
  useTopOfPage();
  const print = usePrintCards();
  const [asks, setAsks] = useState(false);
  const [first] = cards;
  const single = cards.length === 1 && first ? first : null;
  const isKept = print.isSuccess || single !== null;
  useLeaveWarning(!isKept);

  return (
    <section className={styles.cards} aria-labelledby="issued-cards">
      <div role="status">
        <h2 id="issued-cards">{single ? text.one(fullName(single)) : text.many(cards.length)}</h2>
      </div>
      {single && <OneCard card={single} />}
      <p className={styles.lead}>{text.once}</p>
      {print.isError && <Notice kind="error">{messageOf(print.error, text.failure)}</Notice>}
      <div className={styles.buttons}>
        <Button
          look="main"
          icon="printer"
          crayon="green"
          disabled={print.isPending}
          onClick={() => print.mutate(cards)}
        >
          {print.isPending ? text.pending : text.print}
        </Button>
        <Button onClick={() => (isKept ? onDone() : setAsks(true))}>{text.done}</Button>
      </div>
      {!single && (
        <details>
          <summary className={styles.summary}>{text.list}</summary>
          <div className={styles.table}>
            <DataTable
              caption={text.many(cards.length)}
              columns={columns}
              rows={cards.map((card) => ({ ...card, id: card.userId }))}
            />
          </div>
        </details>
      )}
      <ConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        title={text.askTitle}
        description={text.askDescription}
        action={text.askConfirm}
        onConfirm={onDone}
      />
    </section>
  );
}
