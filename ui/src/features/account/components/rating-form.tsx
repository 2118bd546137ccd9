import * as z from "zod/mini";
import { Choice } from "@/components/ui/choice.tsx";
import { Form, Submit } from "@/components/ui/form.tsx";
import { words } from "@/config/contract.ts";
import { useMutationForm } from "@/lib/use-mutation-form.ts";
import { accountText } from "@/text/account.ts";
import { useRate } from "../api/rating.ts";
import styles from "./account.module.css";

const text = accountText.rating;
const schema = z.object({ stars: z.enum(words.stars, text.missing) });

/** One to five stars for the product. */
export function RatingForm() {
  const form = useMutationForm(schema, {}, useRate(), {
    request: ({ stars }) => Number(stars),
    success: { title: text.success },
    failure: text.failure,
  });
  return (
    <Form form={form} className={styles.form}>
      <Choice legend={text.legend} options={text.stars} crayon="yellow" field={form.field("stars")} />
      <Submit form={form} crayon="yellow" pending={text.pending}>
        {text.submit}
      </Submit>
    </Form>
  );
}
