import type { UseFormRegisterReturn } from "react-hook-form";
import { Choice } from "@/components/ui/choice.tsx";
import { Icon } from "@/components/ui/icon.tsx";
import { homeText } from "@/text/home.ts";
import styles from "./drawing-options.module.css";

interface DrawingOptionsProps {
  age: UseFormRegisterReturn<"age">;
  orientation: UseFormRegisterReturn<"orientation">;
}

const text = homeText.form;

/** For whom the page is and how it lies; folded away, for the usual page needs none of it. */
export function DrawingOptions({ age, orientation }: DrawingOptionsProps) {
  return (
    <details className={styles.options}>
      <summary className={styles.summary}>
        <Icon name="right" className={styles.arrow} />
        {text.options}
      </summary>
      <div className={styles.choices}>
        <Choice legend={text.age} options={text.ages} crayon="green" field={age} />
        <Choice legend={text.orientation} options={text.orientations} crayon="blue" field={orientation} />
      </div>
    </details>
  );
}
