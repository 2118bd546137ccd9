import { type Ref, useState } from "react";
import { useLocation } from "wouter";
import * as z from "zod/mini";
import { Button } from "@/components/ui/button.tsx";
import { ConfirmDialog } from "@/components/ui/confirm-dialog.tsx";
import { Dialog } from "@/components/ui/dialog.tsx";
import { TextField } from "@/components/ui/field.tsx";
import { Form, Submit } from "@/components/ui/form.tsx";
import { showToast } from "@/components/ui/toast-store.ts";
import { routes } from "@/config/paths.ts";
import { messageOf } from "@/lib/api-client.ts";
import { useMutationForm } from "@/lib/use-mutation-form.ts";
import { sharingText } from "@/text/sharing.ts";
import {
  hasEnded,
  type ShareSummary,
  type ShareView,
  useChangeShare,
  useRemoveOfShare,
  useRenewLink,
} from "../api/shares.ts";
import { dayIn, dayOf } from "../lib/days.ts";
import styles from "./sharing.module.css";

const text = sharingText.view;

/** Says that something did not work, where no form is. */
export const sayFailed = (error: unknown) =>
  showToast({ title: text.changeFailure, description: messageOf(error, ""), variant: "destructive" });

const daySchema = z.object({ lastDay: z.string().check(z.minLength(1, sharingText.form.dayMissing)) });

function LastDayForm({ found, onDone }: { found: ShareSummary; onDone: () => void }) {
  const form = useMutationForm(
    daySchema,
    { lastDay: hasEnded(found) ? dayIn(28) : dayOf(found.endsAt) },
    useChangeShare(found.id),
    { failure: text.changeFailure, onSuccess: onDone },
  );
  return (
    <Form form={form} className={styles.form}>
      <TextField type="date" label={text.lastDay} min={dayIn(0)} max={dayIn(365)} {...form.field("lastDay")} />
      <Submit form={form} look="main" crayon="green" pending={text.saving}>
        {text.save}
      </Submit>
    </Form>
  );
}

const asks = {
  end: [text.ask.end, text.ask.endText, text.endNow],
  link: [text.ask.link, text.ask.linkText, text.newLink],
  remove: [text.ask.remove, text.ask.removeText, text.remove],
} as const;

interface ShareActionsProps {
  found: ShareView;
  /** The button that shows the link. */
  linkButton: Ref<HTMLButtonElement>;
  isLinkShown: boolean;
  onLink: (isShown: boolean) => void;
}

/** When a share ends, its link, and its deletion. */
export function ShareActions({ found, linkButton, isLinkShown, onLink }: ShareActionsProps) {
  const [asked, setAsked] = useState<keyof typeof asks | "day" | null>(null);
  const [, go] = useLocation();
  const change = useChangeShare(found.id);
  const renew = useRenewLink(found.id);
  const remove = useRemoveOfShare(found.id);
  const close = () => setAsked(null);

  const confirmed = {
    end: () => change.mutate({ endsNow: true }, { onError: sayFailed }),
    link: () => renew.mutate(undefined, { onSuccess: () => onLink(true), onError: sayFailed }),
    remove: () => remove.mutate({}, { onSuccess: () => go(routes.shares), onError: sayFailed }),
  };
  const ended = hasEnded(found);
  return (
    <div className={styles.buttons}>
      {found.token && (
        <Button
          ref={linkButton}
          icon="link"
          crayon="blue"
          aria-expanded={isLinkShown}
          onClick={() => onLink(!isLinkShown)}
        >
          {text.showLink}
        </Button>
      )}
      {!ended && <Button onClick={() => setAsked("end")}>{text.endNow}</Button>}
      <Button aria-haspopup="dialog" onClick={() => setAsked("day")}>
        {text.prolong}
      </Button>
      {!ended && <Button onClick={() => setAsked("link")}>{text.newLink}</Button>}
      <Button icon="bin" crayon="red" onClick={() => setAsked("remove")}>
        {text.remove}
      </Button>
      <Dialog open={asked === "day"} onOpenChange={close} title={text.prolong}>
        <LastDayForm found={found} onDone={close} />
      </Dialog>
      {asked !== null && asked !== "day" && (
        <ConfirmDialog
          open
          onOpenChange={(open) => open || close()}
          title={asks[asked][0]}
          description={asks[asked][1]}
          action={asks[asked][2]}
          onConfirm={confirmed[asked]}
        />
      )}
    </div>
  );
}
