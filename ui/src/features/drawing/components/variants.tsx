import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button.tsx";
import { FormFailure } from "@/components/ui/form-failure.tsx";
import { Icon } from "@/components/ui/icon.tsx";
import { inBase } from "@/config/base.ts";
import { ApiError, messageOf } from "@/lib/api-client.ts";
import { classNames } from "@/lib/class-names.ts";
import { commonText } from "@/text/common.ts";
import { homeText } from "@/text/home.ts";
import type { DrawnPage, NewPage } from "../lib/page-store.ts";
import { drawingFailure } from "../lib/use-draw-page.ts";
import { useReplacePage } from "../lib/use-redraw.ts";
import { useVariants, variantCount } from "../lib/use-variants.ts";
import styles from "./variants.module.css";

const text = homeText.picture.variants;

interface TileProps {
  name: string;
  imageUrl: string;
  isChosen: boolean;
  onToggle: () => void;
}

function Tile({ name, imageUrl, isChosen, onToggle }: TileProps) {
  return (
    <li>
      <button
        type="button"
        className={classNames(styles.tile, isChosen && styles.chosen)}
        aria-pressed={isChosen}
        aria-label={name}
        onClick={onToggle}
      >
        <img src={inBase(imageUrl)} alt="" />
        <span className={styles.mark}>{isChosen && <Icon name="check" />}</span>
        <span className={styles.name}>{name}</span>
      </button>
    </li>
  );
}

interface VariantsProps {
  page: DrawnPage;
  onClose: () => void;
}

/** The same sentence drawn four more times, beside what there was: one or several of them take the page's place. */
export function Variants({ page, onClose }: VariantsProps) {
  const { pictures, failure, keep: keepVariants } = useVariants(page);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const replace = useReplacePage(page);
  const heading = useRef<HTMLHeadingElement>(null);
  const { options, prompt } = page;
  const all: NewPage[] = [page.picture, ...pictures].map((picture) => ({ prompt, picture, options }));
  const kept = all.filter(({ picture }) => chosen.has(picture.imageUrl));
  const toggle = (imageUrl: string) => {
    const next = new Set(chosen);
    if (!next.delete(imageUrl)) next.add(imageUrl);
    setChosen(next);
  };
  const keep = () => {
    const isAsBefore = kept.length === 1 && chosen.has(page.picture.imageUrl);
    if (isAsBefore) return onClose();
    if (kept.length === 0) return;
    keepVariants(chosen);
    // Where the first of them is what there was, the address stays the same.
    onClose();
    replace(kept);
  };
  // The button that opened this is gone.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  const code = failure instanceof ApiError ? failure.code : undefined;
  const message = failure ? messageOf(failure, drawingFailure(failure)) : undefined;
  const coming = failure
    ? []
    : Array.from({ length: variantCount - pictures.length }, (_one, i) => pictures.length + i);
  return (
    <section className={styles.variants} aria-labelledby="varianten">
      <h2 id="varianten" ref={heading} tabIndex={-1}>
        {text.heading}
      </h2>
      <p className={styles.lead}>{text.lead}</p>
      <FormFailure errors={message ? { root: { server: { type: code ?? "server", message } } } : {}} />
      <ul className={styles.tiles}>
        {all.map(({ picture: { imageUrl } }, index) => (
          <Tile
            key={imageUrl}
            name={index === 0 ? text.before : text.variant(index)}
            imageUrl={imageUrl}
            isChosen={chosen.has(imageUrl)}
            onToggle={() => toggle(imageUrl)}
          />
        ))}
        {coming.map((index) => (
          <li key={index} className={styles.coming}>
            {text.drawing(index + 1)}
          </li>
        ))}
      </ul>
      <div className={styles.answers}>
        <Button look="main" crayon="green" icon="check" aria-disabled={kept.length === 0} onClick={keep}>
          {kept.length === 0 ? text.keepNone : text.keep(kept.length)}
        </Button>
        <Button onClick={onClose}>{commonText.cancel}</Button>
      </div>
    </section>
  );
}
