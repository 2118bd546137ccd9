import { lazy, type ReactNode, useId, useState } from "react";
import { LazyPart } from "@/components/ui/boundary.tsx";
import { Button, IconButton } from "@/components/ui/button.tsx";
import { Choice, Choices } from "@/components/ui/choice.tsx";
import type { RegisteredInput } from "@/components/ui/field.tsx";
import { Folded } from "@/components/ui/folded.tsx";
import { homeText } from "@/text/home.ts";
import styles from "./drawing-options.module.css";
import type { MoreWishes } from "./more-wishes.tsx";

const text = homeText.form;
const MoreWishesFields = lazy(() => import("./more-wishes.tsx"));

interface FrameProps {
  children: ReactNode;
}

/** Behind a round button, in a row of their own when they are open. */
function Toggled({ children }: FrameProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        icon="sliders"
        label={text.options}
        title={text.options}
        crayon="blue"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      />
      <div id={id} className={styles.panel} hidden={!isOpen}>
        {children}
      </div>
    </>
  );
}

interface DrawingOptionsProps {
  /** `line`: behind a line of text; `button`: behind a button, for the narrow form. */
  behind: "line" | "button";
  age: RegisteredInput;
  orientation: RegisteredInput;
  more: MoreWishes;
  onMore: (more: MoreWishes) => void;
}

/** For whom the page is and how it lies; folded away, for the usual page needs none of it. */
export function DrawingOptions({ behind, age, orientation, more, onMore }: DrawingOptionsProps) {
  // What is wished already is seen; the seed of a link is nothing to choose.
  const [isMore, setMore] = useState(false);
  const hasMore = isMore || Object.keys(more).some((name) => name !== "seed");
  const choices = (
    <Choices>
      <Choice legend={text.age} options={text.ages} crayon="green" field={age} />
      <Choice legend={text.orientation} options={text.orientations} crayon="blue" field={orientation} />
      {hasMore ? (
        <LazyPart waiting={<p>{text.moreComing}</p>}>
          <MoreWishesFields value={more} onChange={onMore} />
        </LazyPart>
      ) : (
        <div>
          <Button icon="plus" crayon="orange" onClick={() => setMore(true)}>
            {text.moreOptions}
          </Button>
        </div>
      )}
    </Choices>
  );
  return behind === "line" ? <Folded label={text.options}>{choices}</Folded> : <Toggled>{choices}</Toggled>;
}
