import { useCallback, useEffect, useState } from "react";
import { useLocation } from "wouter";
import { Button } from "@/components/ui/button.tsx";
import { Notice } from "@/components/ui/notice.tsx";
import { routes } from "@/config/paths.ts";
import { messageOf } from "@/lib/api-client.ts";
import { accountText } from "@/text/account.ts";
import { useRefreshSubscription } from "../api/subscription.ts";

const text = accountText.subscription.payment;

const pauseMs = 2_000;
const mostQuestions = 15;

/** How far the question has come whether the payment is through. */
type Progress =
  | { state: "checking"; questions: number }
  | { state: "done"; plan: string }
  | { state: "waiting" }
  | { state: "failed"; reason: string };

interface PaymentReturnProps {
  userId: string;
  /** The plan that was bought: "basic", "premium". */
  plan: string;
}

/** For who comes back from paying: asks until the plan is there, for half a minute. */
export function PaymentReturn({ userId, plan }: PaymentReturnProps) {
  const [progress, setProgress] = useState<Progress>({ state: "checking", questions: 0 });
  const [, navigate] = useLocation();
  const { mutateAsync: refresh } = useRefreshSubscription(userId);
  const questions = progress.state === "checking" ? progress.questions : null;

  const ask = useCallback(
    async (count: number): Promise<Progress> => {
      try {
        const own = await refresh();
        const isThere = own !== "none" && own.isPaid && own.plan.name.toLowerCase() === plan;
        if (isThere) return { state: "done", plan: own.plan.name };
        return count + 1 < mostQuestions ? { state: "checking", questions: count + 1 } : { state: "waiting" };
      } catch (error) {
        return { state: "failed", reason: messageOf(error, text.failure) };
      }
    },
    [refresh, plan],
  );

  useEffect(() => {
    if (questions === null) return;
    let isGone = false;
    const timer = setTimeout(
      async () => {
        const next = await ask(questions);
        if (isGone) return;
        setProgress(next);
        // A later reload is no return from paying.
        if (next.state === "done") navigate(routes.account, { replace: true });
      },
      questions === 0 ? 0 : pauseMs,
    );
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [questions, ask, navigate]);

  const again = <Button onClick={() => setProgress({ state: "checking", questions: 0 })}>{text.again}</Button>;
  switch (progress.state) {
    case "checking":
      return <p role="status">{text.checking}</p>;
    case "done":
      return (
        <div role="status">
          <Notice kind="hint" icon="check">
            {text.done(progress.plan)}
          </Notice>
        </div>
      );
    case "waiting":
      return (
        <Notice kind="hint">
          <p>{text.waiting}</p>
          {again}
        </Notice>
      );
    case "failed":
      return (
        <Notice kind="error">
          <p>{progress.reason}</p>
          {again}
        </Notice>
      );
  }
}
