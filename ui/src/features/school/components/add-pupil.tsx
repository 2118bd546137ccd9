import { type ReactNode, useState } from "react";
import type { Path } from "react-hook-form";
import * as z from "zod/mini";
import { Button } from "@/components/ui/button.tsx";
import { Dialog } from "@/components/ui/dialog.tsx";
import { TextField } from "@/components/ui/field.tsx";
import { FieldPair, Form, Submit } from "@/components/ui/form.tsx";
import { limits } from "@/config/contract.ts";
import { type MutationForm, useMutationForm } from "@/lib/use-mutation-form.ts";
import { schoolText } from "@/text/school.ts";
import { useAddPupil } from "../api/classes.ts";
import type { IssuedCard } from "../api/issued-card.ts";
import { rosterOf, useImportRoster } from "../api/roster.ts";
import styles from "./school.module.css";
import { TeacherField } from "./teacher-field.tsx";

const text = schoolText.addPupil;

const nameOf = (missing: string) => z.string().check(z.trim(), z.minLength(1, missing), z.maxLength(limits.name.max));

const nameSchema = z.object({
  firstName: nameOf(text.firstNameMissing),
  lastName: nameOf(text.lastNameMissing),
});

const schema = z.extend(nameSchema, {
  className: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, schoolText.change.nameMissing),
      z.maxLength(limits.className.max, schoolText.change.nameTooLong),
    ),
  teacherId: z.string(),
});

interface PupilFormProps {
  onCards: (cards: readonly IssuedCard[]) => void;
}

interface FieldsProps<Values extends { firstName: string; lastName: string }> {
  form: MutationForm<Values>;
  /** What else is asked for. */
  children?: ReactNode;
}

function PupilFields<Values extends { firstName: string; lastName: string }>({ form, children }: FieldsProps<Values>) {
  return (
    <Form form={form} className={styles.form}>
      <FieldPair>
        <TextField label={text.firstName} autoComplete="off" {...form.field("firstName" as Path<Values>)} />
        <TextField label={text.lastName} autoComplete="off" {...form.field("lastName" as Path<Values>)} />
      </FieldPair>
      {children}
      <Submit form={form} look="main" crayon="green" wide pending={text.pending}>
        {text.submit}
      </Submit>
    </Form>
  );
}

/** Asks who joins a class that is known; its teacher may do that. */
function JoinForm({ classId, onCards }: PupilFormProps & { classId: string }) {
  const form = useMutationForm(nameSchema, { firstName: "", lastName: "" }, useAddPupil(classId), {
    failure: text.failure,
    onSuccess: onCards,
  });
  return <PupilFields form={form} />;
}

/** Asks for a child and its class, which may be new; administrators may do that. */
function NewPupilForm({ onCards }: PupilFormProps) {
  const form = useMutationForm(
    schema,
    { firstName: "", lastName: "", className: "", teacherId: "" },
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
    <PupilFields form={form}>
      <FieldPair>
        <TextField label={text.className} hint={text.classNameHint} autoComplete="off" {...form.field("className")} />
        <TeacherField field={form.field("teacherId")} />
      </FieldPair>
    </PupilFields>
  );
}

interface AddPupilProps extends PupilFormProps {
  /** The class that it joins; where none is given, any is asked for. */
  joined?: { id: string; name: string };
}

/** One child more, without a file: by its name, and where it is not said yet its class. */
export function AddPupil({ joined, onCards }: AddPupilProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon="plus" crayon="green" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {text.open}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={joined ? text.titleOf(joined.name) : text.title}
        description={text.lead}
      >
        {joined ? <JoinForm classId={joined.id} onCards={onCards} /> : <NewPupilForm onCards={onCards} />}
      </Dialog>
    </>
  );
}
