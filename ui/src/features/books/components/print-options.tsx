import type { ComponentProps, ReactNode } from "react";
import { Check } from "@/components/ui/check.tsx";
import { Choice, Choices } from "@/components/ui/choice.tsx";
import { booksText } from "@/text/books.ts";
import type { LessonKind, PrintForm } from "../lib/print-options.ts";

type Field = keyof PrintForm;

interface PrintOptionsFieldsProps {
  /** The book's learning task: some options are about its exercises only. */
  lesson: LessonKind | null;
  register: (name: `options.${Field}`) => ComponentProps<"input">;
  errors?: Partial<Record<Field, { message?: string | undefined }>> | undefined;
  /** What stands before the options. */
  children?: ReactNode;
}

const text = booksText.print;
const rulings = ["level", "1", "2", "3", "4"] as const;

/** How a book is printed. */
export function PrintOptionsFields({ lesson, register, errors = {}, children }: PrintOptionsFieldsProps) {
  const choice = (name: Field) => ({ field: register(`options.${name}`), error: errors[name]?.message });
  return (
    <Choices>
      {children}
      <Choice legend={text.paper} options={text.papers} crayon="blue" {...choice("paper")} />
      <Choice legend={text.holeMargin} options={text.holeMargins} crayon="violet" {...choice("holeMargin")} />
      {(lesson === "letters" || lesson === "numbers") && (
        <Choice legend={text.ruling} options={text.rulings} order={rulings} crayon="orange" {...choice("ruling")} />
      )}
      <div>
        <Check label={text.blankBacks} {...choice("blankBacks")} />
        {lesson && (
          <>
            <Check label={text.solutions} {...choice("solutions")} />
            <Check label={text.nameLine} {...choice("nameLine")} />
          </>
        )}
      </div>
    </Choices>
  );
}
