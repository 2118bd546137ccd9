import { useState } from "react";
import { SelectField, TextField } from "@/components/ui/field.tsx";
import { editorText } from "@/text/book-editor.ts";
import { type ExerciseWish, timesRows, usualRanges } from "../lib/book-draft.ts";
import styles from "./book-editor.module.css";

const text = editorText.exercise;
const own = "own";

interface Range {
  from: number;
  to: number;
}

const rangeValue = ({ from, to }: Range) => `${from}-${to}`;
const rowValue = (factor: number) => `row-${factor}`;

interface EditNumbersProps {
  wish: ExerciseWish;
  /** What the server says against these numbers. */
  error: string | undefined;
  onExercise: (wish: Partial<ExerciseWish>) => void;
}

/** Which numbers a page's sums have: a range, or a row of the times tables. */
export function EditNumbers({ wish, error, onExercise }: EditNumbersProps) {
  const { numbers, timesRow } = wish;
  const isUsual = numbers === null || usualRanges.some((range) => rangeValue(range) === rangeValue(numbers));
  const [isOwn, setOwn] = useState(!isUsual);
  const value = timesRow ? rowValue(timesRow) : numbers === null ? "" : isOwn ? own : rangeValue(numbers);

  const choose = (chosen: string) => {
    setOwn(chosen === own);
    if (chosen === own) onExercise({ numbers: numbers ?? { from: 0, to: 30 }, timesRow: null });
    else {
      onExercise({
        numbers: usualRanges.find((range) => rangeValue(range) === chosen) ?? null,
        timesRow: timesRows.find((factor) => rowValue(factor) === chosen) ?? null,
      });
    }
  };
  const set = (part: Partial<Range>) => onExercise({ numbers: { from: 0, to: 30, ...numbers, ...part } });

  return (
    <>
      <SelectField
        label={text.numbers}
        value={value}
        error={error}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        <option value="">{text.asLevel}</option>
        <optgroup label={text.ranges}>
          {usualRanges.map((range) => (
            <option key={rangeValue(range)} value={rangeValue(range)}>
              {text.range(range.from, range.to)}
            </option>
          ))}
          <option value={own}>{text.own}</option>
        </optgroup>
        <optgroup label={text.rows}>
          {timesRows.map((factor) => (
            <option key={factor} value={rowValue(factor)}>
              {text.row(factor)}
            </option>
          ))}
        </optgroup>
      </SelectField>
      {value === own && numbers && (
        <div className={styles.row}>
          {(["from", "to"] as const).map((end) => (
            <div key={end} className={styles.number}>
              <TextField
                label={text[end]}
                type="number"
                inputMode="numeric"
                min={0}
                max={100}
                value={numbers[end]}
                onInput={(event) => set({ [end]: Math.trunc(Number(event.currentTarget.value)) })}
              />
            </div>
          ))}
        </div>
      )}
    </>
  );
}
