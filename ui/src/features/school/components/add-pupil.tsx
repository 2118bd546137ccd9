import { useState } from "react";
import * as z from "zod/mini";
import { Button } from "@/components/ui/button.tsx";
import { Dialog } from "@/components/ui/dialog.tsx";
import { TextField } from "@/components/ui/field.tsx";
import { FieldPair, Form, Submit } from "@/components/ui/form.tsx";
import { limits } from "@/config/contract.ts";
import { useMutationForm } from "@/lib/use-mutation-form.ts";
import { schoolText } from "@/text/school.ts";
import type { IssuedCard } from "../api/issued-card.ts";
import { rosterOf, useImportRoster } from "../api/roster.ts";
import styles from "./school.module.css";
import { TeacherField } from "./teacher-field.tsx";

const text = schoolText.addPupil;

const nameOf = (missing: string) => z.string().check(z.trim(), z.minLength(1, missing), z.maxLength(limits.name.max));

const schema = z.object({
  firstName: nameOf(text.firstNameMissing),
  lastName: nameOf(text.lastNameMissing),
  className: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, schoolText.change.nameMissing),
      z.maxLength(limits.className.max, schoolText.change.nameTooLong),
    ),
  teacherId: z.string(),
});

interface AddPupilProps {
  /** The class that it joins; where none is given, any is asked for, which may be new. */
  className?: string;
  onCards: (cards: readonly IssuedCard[]) => void;
}

function PupilForm({ className, onCards }: AddPupilProps) {
  const form = useMutationForm(
    schema,
    { firstName: "", lastName: "", className: className ?? "", teacherId: "" },
    useImportRoster(),
    {
      // A list of one: the same rules for names and login names, and the same card.
      request: ({ firstName, lastName, className, teacherId }) => ({
        file: rosterOf([{ firstName, lastName }]),
        className,
        teacherId,
      }),
      failure: text.failure,
      onSuccess: onCards,
    },
  );
  return (
    <Form form={form} className={styles.form}>
      <FieldPair>
        <TextField label={text.firstName} autoComplete="off" {...form.field("firstName")} />
        <TextField label={text.lastName} autoComplete="off" {...form.field("lastName")} />
      </FieldPair>
      {className === undefined && (
        <FieldPair>
          <TextField label={text.className} hint={text.classNameHint} autoComplete="off" {...form.field("className")} />
          <TeacherField field={form.field("teacherId")} />
        </FieldPair>
      )}
      <Submit form={form} look="main" crayon="green" wide pending={text.pending}>
        {text.submit}
      </Submit>
    </Form>
  );
}

/** One child more, without a file: by its name, and where it is not said yet its class. */
export function AddPupil({ className, onCards }: AddPupilProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon="plus" crayon="green" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {text.open}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={className === undefined ? text.title : text.titleOf(className)}
        description={text.lead}
      >
        <PupilForm {...(className !== undefined && { className })} onCards={onCards} />
      </Dialog>
    </>
  );
}
