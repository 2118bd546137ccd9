import type { ReactNode } from "react";
import { Check } from "@/components/ui/check.tsx";
import { Choice, Choices } from "@/components/ui/choice.tsx";
import type { RegisteredInput } from "@/components/ui/field.tsx";
import { words } from "@/config/contract.ts";
import { booksText } from "@/text/books.ts";
import { hasRuling, type LessonKind, type PrintForm } from "../lib/print-options.ts";

interface PrintOptionsFieldsProps {
  /** The book's learning task: some options are about its exercises only. */
  lesson: LessonKind | null;
  field: (name: `options.${keyof PrintForm}`) => RegisteredInput;
  /** What stands before the options. */
  children?: ReactNode;
}

const text = booksText.print;

/** How a book is printed. */
export function PrintOptionsFields({ lesson, field, children }: PrintOptionsFieldsProps) {
  return (
    <Choices>
      {children}
      <Choice legend={text.paper} options={text.papers} crayon="blue" field={field("options.paper")} />
      <Choice
        legend={text.imposition}
        options={text.impositions}
        explanations={text.impositionHints}
        crayon="green"
        field={field("options.imposition")}
      />
      <Choice legend={text.holeMargin} options={text.holeMargins} crayon="violet" field={field("options.holeMargin")} />
      {hasRuling(lesson) && (
        <Choice
          legend={text.ruling}
          options={text.rulings}
          order={words.rulings}
          crayon="orange"
          field={field("options.ruling")}
        />
      )}
      <div>
        <Check label={text.colourCover} field={field("options.colourCover")} />
        <Check label={text.blankBacks} field={field("options.blankBacks")} />
        <Check label={text.soundChart} field={field("options.soundChart")} />
        <Check label={text.bleed} field={field("options.bleed")} />
        {lesson && (
          <>
            <Check label={text.solutions} field={field("options.solutions")} />
            <Check label={text.nameLine} field={field("options.nameLine")} />
          </>
        )}
      </div>
    </Choices>
  );
}
