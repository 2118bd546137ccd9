import { type ReactNode, useState } from "react";
import { Link } from "wouter";
import { Button } from "@/components/ui/button.tsx";
import { ConfirmDialog } from "@/components/ui/confirm-dialog.tsx";
import { Loaded } from "@/components/ui/loaded.tsx";
import { Notice } from "@/components/ui/notice.tsx";
import { showToast } from "@/components/ui/toast-store.ts";
import { routes } from "@/config/paths.ts";
import { messageOf } from "@/lib/api-client.ts";
import { formatCents, formatDate } from "@/lib/format.ts";
import { accountText } from "@/text/account.ts";
import {
  useCancelOwnSubscription,
  useOwnSubscription,
  useRefreshSubscription,
  useResumeOwnSubscription,
} from "../api/subscription.ts";
import styles from "./account.module.css";

const text = accountText.subscription;

/** The payment provider's word for a subscription whose last payment failed. */
const unpaid = "past_due";

const showFailure = (error: unknown, fallback: string) =>
  showToast({ title: messageOf(error, fallback), variant: "destructive" });

function CancelButton({ until }: { until: string }) {
  const cancelling = useCancelOwnSubscription();
  const [asked, setAsked] = useState(false);
  // Not the callbacks of mutate(): they are dropped when the new state has taken this button away.
  const cancel = () =>
    cancelling.mutateAsync().then(
      () => showToast(text.cancelled),
      (error) => showFailure(error, text.cancelFailure),
    );
  return (
    <>
      <Button crayon="red" disabled={cancelling.isPending} onClick={() => setAsked(true)}>
        {text.cancel}
      </Button>
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        title={text.confirm.title}
        description={text.confirm.description(until)}
        action={text.confirm.action}
        onConfirm={cancel}
      />
    </>
  );
}

function ResumeButton() {
  const resuming = useResumeOwnSubscription();
  const resume = () =>
    resuming.mutateAsync().then(
      () => showToast(text.resumed),
      (error) => showFailure(error, text.resumeFailure),
    );
  return (
    <Button crayon="green" disabled={resuming.isPending} onClick={resume}>
      {text.resume}
    </Button>
  );
}

function RefreshButton({ userId }: { userId: string }) {
  const refreshing = useRefreshSubscription(userId);
  const refresh = () => refreshing.mutate(undefined, { onError: (error) => showFailure(error, text.refreshFailure) });
  return (
    <Button look="quiet" disabled={refreshing.isPending} onClick={refresh}>
      {refreshing.isPending ? text.refreshing : text.refresh}
    </Button>
  );
}

const None = () => (
  <p>
    {text.none} <Link href={routes.pricing}>{text.toPlans}</Link>
  </p>
);

/** The user's running plan; what is paid for can be cancelled, and that be taken back. */
export function OwnSubscription({ userId }: { userId: string }) {
  const subscription = useOwnSubscription(userId);
  const body = (own: NonNullable<typeof subscription.data>): ReactNode => {
    if (own === "none") return <None />;
    const { plan, status, cancelAtPeriodEnd, isPaid } = own;
    const date = formatDate(own.currentPeriodEnd);
    return (
      <>
        <p>
          <strong className={styles.device}>{plan.name}</strong>
          {plan.amount > 0 && `, ${text.price(formatCents(plan.amount))}`}
          <br />
          {cancelAtPeriodEnd ? text.ends(date) : text.renews(date)}
        </p>
        {status === unpaid && <Notice kind="error">{text.unpaid}</Notice>}
        <div className={styles.actions}>
          {!cancelAtPeriodEnd && <CancelButton until={date} />}
          {cancelAtPeriodEnd && isPaid && <ResumeButton />}
          {isPaid && <RefreshButton userId={userId} />}
        </div>
      </>
    );
  };
  return (
    <Loaded query={subscription} loading={text.loading} failure={text.failure}>
      {body}
    </Loaded>
  );
}
