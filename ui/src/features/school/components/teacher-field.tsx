import type { ComponentProps } from "react";
import { SelectField } from "@/components/ui/field.tsx";
import { schoolText } from "@/text/school.ts";
import { useTeachers } from "../api/classes.ts";

const text = schoolText.import;

interface TeacherFieldProps {
  /** Who it is now: shown before the list has come. */
  current?: { id: string; name: string } | null;
  /** What React Hook Form's `register` returns. */
  field: Omit<ComponentProps<typeof SelectField>, "label">;
}

/** Whose class it is. */
export function TeacherField({ current, field }: TeacherFieldProps) {
  const teachers = useTeachers().data ?? (current ? [current] : []);
  return (
    <SelectField label={text.teacher} hint={text.teacherHint} {...field}>
      <option value="">{text.noTeacher}</option>
      {teachers.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
