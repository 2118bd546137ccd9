import * as z from "zod/mini";
import { Button } from "@/components/ui/button.tsx";
import { Dialog } from "@/components/ui/dialog.tsx";
import { TextAreaField, TextField } from "@/components/ui/field.tsx";
import { Notice } from "@/components/ui/notice.tsx";
import { limits } from "@/config/limits.ts";
import { useZodForm } from "@/lib/use-form.ts";
import { homeText } from "@/text/home.ts";
import styles from "./book-details-dialog.module.css";

const text = homeText.details;

const schema = z.object({
  title: z.string().check(z.trim(), z.minLength(1, text.nameRequired), z.maxLength(limits.title.max, text.nameTooLong)),
  description: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, text.descriptionRequired),
      z.maxLength(limits.description.max, text.descriptionTooLong),
    ),
});

export type BookDetails = z.infer<typeof schema>;

interface BookDetailsDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  isPending: boolean;
  error: string | undefined;
  onConfirm: (details: BookDetails) => void;
}

/** Asks for a book's title and description. */
export default function BookDetailsDialog({ open, onOpenChange, isPending, error, onConfirm }: BookDetailsDialogProps) {
  const form = useZodForm(schema, { title: "", description: "" });
  const { errors } = form.formState;
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={text.title} description={text.intro}>
      <form className={styles.form} onSubmit={form.handleSubmit(onConfirm)} noValidate>
        <TextField
          label={text.name}
          placeholder={text.nameExample}
          autoComplete="off"
          error={errors.title?.message}
          {...form.register("title")}
        />
        <TextAreaField
          label={text.description}
          placeholder={text.descriptionExample}
          rows={3}
          error={errors.description?.message}
          {...form.register("description")}
        />
        {error && <Notice kind="error">{error}</Notice>}
        <Button type="submit" look="main" icon="book" wide disabled={isPending} aria-busy={isPending}>
          {isPending ? text.pending : text.submit}
        </Button>
      </form>
    </Dialog>
  );
}
