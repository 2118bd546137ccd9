import { type ReactNode, useState } from "react";
import { Button } from "@/components/ui/button.tsx";
import { ConfirmDialog } from "@/components/ui/confirm-dialog.tsx";
import { type Column, DataTable } from "@/components/ui/data-table.tsx";
import { Loaded } from "@/components/ui/loaded.tsx";
import { Pager } from "@/components/ui/pager.tsx";
import { showToast } from "@/components/ui/toast-store.ts";
import { messageOf } from "@/lib/api-client.ts";
import { formatCents, formatDate } from "@/lib/format.ts";
import { adminText } from "@/text/admin.ts";
import { type Subscription, useCancelSubscription, useSubscriptions, useTestPayment } from "../api/subscriptions.ts";
import { Chip } from "./chip.tsx";
import styles from "./panel.module.css";
import { ServiceTest } from "./service-test.tsx";

const text = adminText.subscriptions;

/** The payment provider's word for a subscription that is over. */
const over = "canceled";

interface EndProps {
  subscription: Subscription;
  disabled: boolean;
  onCancel: () => void;
}

function End({ subscription: { userEmail, status, cancelAtPeriodEnd }, disabled, onCancel }: EndProps) {
  if (cancelAtPeriodEnd) return <span className={styles.small}>{text.cancelled}</span>;
  if (status === over) return null;
  return (
    <Button crayon="red" aria-label={text.cancelOf(userEmail)} disabled={disabled} onClick={onCancel}>
      {text.cancel}
    </Button>
  );
}

const columns = (end: (subscription: Subscription) => ReactNode): Column<Subscription>[] => [
  { name: text.columns.user, cell: ({ userEmail }) => <strong>{userEmail}</strong> },
  { name: text.columns.plan, cell: ({ plan }) => `${plan.name}, ${formatCents(plan.amount)}` },
  {
    name: text.columns.status,
    cell: ({ status, isPaid }) => (
      <>
        <Chip tone={status === "active" ? "good" : undefined}>{status}</Chip>{" "}
        <span className={styles.small}>{isPaid ? text.paid : text.given}</span>
      </>
    ),
  },
  { name: text.columns.end, cell: ({ currentPeriodEnd }) => formatDate(currentPeriodEnd) },
  { name: text.columns.action, kind: "action", cell: end },
];

/** Who has which plan until when; each can be cancelled once. */
export function SubscriptionList() {
  const [page, setPage] = useState(1);
  const [asked, setAsked] = useState<Subscription>();
  const subscriptions = useSubscriptions(page);
  const cancelling = useCancelSubscription();
  const test = useTestPayment();

  const cancel = (id: string) =>
    cancelling.mutate(id, {
      onSuccess: () => showToast({ title: text.success }),
      onError: (error) =>
        showToast({
          title: text.cancelFailure,
          description: messageOf(error, adminText.tryLater),
          variant: "destructive",
        }),
    });

  const end = (subscription: Subscription) => (
    <End subscription={subscription} disabled={cancelling.isPending} onCancel={() => setAsked(subscription)} />
  );

  return (
    <div className={styles.panel}>
      <h2>{text.heading}</h2>
      <Loaded query={subscriptions} loading={text.loading} failure={text.failure}>
        {({ entries, last }) => (
          <>
            {entries.length === 0 ? (
              <p>{text.none}</p>
            ) : (
              <DataTable caption={text.heading} columns={columns(end)} rows={entries} />
            )}
            {last > 1 && <Pager label={adminText.pages} page={page} last={last} onPage={setPage} />}
          </>
        )}
      </Loaded>
      <ServiceTest words={text.test} test={test} />
      {asked && (
        <ConfirmDialog
          open
          onOpenChange={() => setAsked(undefined)}
          title={text.confirm.title}
          description={text.confirm.description(asked.userEmail, formatDate(asked.currentPeriodEnd))}
          action={text.confirm.action}
          onConfirm={() => cancel(asked.id)}
        />
      )}
    </div>
  );
}
