import * as z from "zod/mini";
import { Button } from "@/components/ui/button.tsx";
import { Choice } from "@/components/ui/choice.tsx";
import { Notice } from "@/components/ui/notice.tsx";
import { showToast } from "@/components/ui/toast-store.ts";
import { messageOf } from "@/lib/api-client.ts";
import { useZodForm } from "@/lib/use-form.ts";
import { accountText } from "@/text/account.ts";
import { useRate } from "../api/rating.ts";
import styles from "./account.module.css";

const text = accountText.rating;
const schema = z.object({ stars: z.enum(["1", "2", "3", "4", "5"], text.missing) });

/** One to five stars for the product. */
export function RatingForm() {
  const rate = useRate();
  const form = useZodForm(schema, {});
  const submit = form.handleSubmit(({ stars }) =>
    rate.mutate(Number(stars), { onSuccess: () => showToast({ title: text.success }) }),
  );
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Choice
        legend={text.legend}
        options={text.stars}
        crayon="yellow"
        field={form.register("stars")}
        error={form.formState.errors.stars?.message}
      />
      {rate.isError && <Notice kind="error">{messageOf(rate.error, text.failure)}</Notice>}
      <Button type="submit" crayon="yellow" disabled={rate.isPending}>
        {rate.isPending ? text.pending : text.submit}
      </Button>
    </form>
  );
}
