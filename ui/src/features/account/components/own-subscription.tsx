import { useState } from "react";
import { Link } from "wouter";
import { Button } from "@/components/ui/button.tsx";
import { ConfirmDialog } from "@/components/ui/confirm-dialog.tsx";
import { Loaded } from "@/components/ui/loaded.tsx";
import { showToast } from "@/components/ui/toast-store.ts";
import { routes } from "@/config/paths.ts";
import { messageOf } from "@/lib/api-client.ts";
import { formatCents, formatDate } from "@/lib/format.ts";
import { accountText } from "@/text/account.ts";
import { useCancelOwnSubscription, useOwnSubscription } from "../api/subscription.ts";
import styles from "./account.module.css";

const text = accountText.subscription;

/** The user's running plan; it can be cancelled once. */
export function OwnSubscription({ userId }: { userId: string }) {
  const subscription = useOwnSubscription(userId);
  const cancelling = useCancelOwnSubscription();
  const [asked, setAsked] = useState(false);

  const cancel = () =>
    cancelling.mutate(undefined, {
      onSuccess: () => showToast(text.cancelled),
      onError: (error) => showToast({ title: messageOf(error, text.cancelFailure), variant: "destructive" }),
    });

  return (
    <Loaded query={subscription} loading={text.loading} failure={text.failure}>
      {(own) => {
        if (own === "none") {
          return (
            <p>
              {text.none} <Link href={routes.pricing}>{text.toPlans}</Link>
            </p>
          );
        }
        const date = formatDate(own.currentPeriodEnd);
        return (
          <>
            <p>
              <strong className={styles.device}>{own.plan.name}</strong>
              {own.plan.amount > 0 && `, ${text.price(formatCents(own.plan.amount))}`}
              <br />
              {own.cancelAtPeriodEnd ? text.ends(date) : text.renews(date)}
            </p>
            {!own.cancelAtPeriodEnd && (
              <Button crayon="red" disabled={cancelling.isPending} onClick={() => setAsked(true)}>
                {text.cancel}
              </Button>
            )}
            <ConfirmDialog
              open={asked}
              onOpenChange={setAsked}
              title={text.confirm.title}
              description={text.confirm.description(date)}
              action={text.confirm.action}
              onConfirm={cancel}
            />
          </>
        );
      }}
    </Loaded>
  );
}
