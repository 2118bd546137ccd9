import { Choice, Choices } from "@/components/ui/choice.tsx";
import type { RegisteredInput } from "@/components/ui/field.tsx";
import { Folded } from "@/components/ui/folded.tsx";
import { homeText } from "@/text/home.ts";

interface DrawingOptionsProps {
  age: RegisteredInput;
  orientation: RegisteredInput;
}

const text = homeText.form;

/** For whom the page is and how it lies; folded away, for the usual page needs none of it. */
export function DrawingOptions({ age, orientation }: DrawingOptionsProps) {
  return (
    <Folded label={text.options}>
      <Choices>
        <Choice legend={text.age} options={text.ages} crayon="green" field={age} />
        <Choice legend={text.orientation} options={text.orientations} crayon="blue" field={orientation} />
      </Choices>
    </Folded>
  );
}
