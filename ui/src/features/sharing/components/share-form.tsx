import * as z from "zod/mini";
import { SelectField, TextField } from "@/components/ui/field.tsx";
import { Form, Submit } from "@/components/ui/form.tsx";
import { useMutationForm } from "@/lib/use-mutation-form.ts";
import { sharingText } from "@/text/sharing.ts";
import { type MadeShare, useCreateShare } from "../api/shares.ts";
import { dayIn } from "../lib/days.ts";
import styles from "./sharing.module.css";

const text = sharingText.form;
const schema = z.object({
  book: z.string(),
  classId: z.string(),
  lastDay: z.string().check(z.minLength(1, text.dayMissing)),
});

interface Named {
  id: string;
  name: string;
}

interface ShareFormProps {
  /** Not empty. */
  books: readonly Named[];
  classes: readonly Named[];
  chosenBook: string | null;
  onMade: (made: MadeShare) => void;
}

/** Asks which book is shared, with whom and until when. */
export function ShareForm({ books, classes, chosenBook, onMade }: ShareFormProps) {
  const book = books.find(({ id }) => id === chosenBook) ?? books[0];
  const form = useMutationForm(schema, { book: book?.id ?? "", classId: "", lastDay: dayIn(28) }, useCreateShare(), {
    failure: text.failure,
    onSuccess: onMade,
    whenGone: "said",
  });
  return (
    <Form form={form} className={styles.form}>
      <SelectField label={text.book} {...form.field("book")}>
        {books.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      {classes.length > 0 && (
        <SelectField label={text.class} hint={text.classHint} {...form.field("classId")}>
          <option value="">{text.anybody}</option>
          {classes.map(({ id, name }) => (
            <option key={id} value={id}>
              {text.ofClass(name)}
            </option>
          ))}
        </SelectField>
      )}
      <TextField type="date" label={text.lastDay} min={dayIn(0)} max={dayIn(365)} {...form.field("lastDay")} />
      <Submit form={form} look="main" crayon="green" icon="link" pending={text.pending}>
        {text.submit}
      </Submit>
    </Form>
  );
}
