import { useMutation } from "@tanstack/react-query";
import { useMemo } from "react";
import { Button } from "@/components/ui/button.tsx";
import { Notice } from "@/components/ui/notice.tsx";
import { Waiting } from "@/components/ui/waiting.tsx";
import { messageOf } from "@/lib/api-client.ts";
import { classNames } from "@/lib/class-names.ts";
import { useObjectAddress } from "@/lib/object-address.ts";
import { photoText } from "@/text/photo.ts";
import { type KeptPhoto, keepPhoto, type PhotoPreview, type PhotoWishes } from "../api/photo-pages.ts";
import type { PhotoOrder } from "../lib/use-photo-preview.ts";
import styles from "./photo-result.module.css";

const text = photoText.result;

/** Is told of a page that is kept: its words, and how it was made. */
export type OnKept = (picture: KeptPhoto, prompt: string, wishes: PhotoWishes) => void;

interface PhotoResultProps {
  order: PhotoOrder;
  preview: PhotoPreview | null;
  error: string | null;
  isPending: boolean;
  again: () => void;
  onKept: OnKept;
}

/** The page that a photo becomes, as it is now, and the way to keep it. */
export function PhotoResult({ order, preview, error, isPending, again, onKept }: PhotoResultProps) {
  const svg = preview?.svg;
  const drawing = useMemo(() => (svg === undefined ? null : new Blob([svg], { type: "image/svg+xml" })), [svg]);
  const address = useObjectAddress(drawing);
  const prompt = photoText.prompts[preview?.kind ?? "photo"];
  const keep = useMutation({
    mutationFn: async ({ picture, wishes }: PhotoOrder) => keepPhoto(await picture(), wishes),
    onSuccess: (picture, { wishes }) => onKept(picture, prompt, wishes),
  });
  const failure = keep.error ? messageOf(keep.error, text.failure) : error;
  return (
    <section className={styles.result} aria-labelledby="photo-result">
      <h2 id="photo-result">{text.heading}</h2>
      <div className={classNames(styles.sheet, isPending && styles.old)} aria-busy={isPending}>
        {address ? <img src={address} alt={text.alt} /> : isPending && <Waiting label={text.pending} />}
      </div>
      <p className={styles.state} role="status">
        {isPending ? address && text.pending : preview && !error && text.ready(preview.regions)}
      </p>
      {failure && !isPending && (
        <Notice kind="error">
          <p>{failure}</p>
          {!keep.error && (
            <div>
              <Button onClick={again}>{text.again}</Button>
            </div>
          )}
        </Notice>
      )}
      {preview?.advice && !isPending && !error && <Notice kind="hint">{preview.advice}</Notice>}
      <Button
        look="main"
        crayon="green"
        icon="check"
        aria-disabled={!preview || error !== null || keep.isPending}
        onClick={() => {
          if (preview && error === null && !keep.isPending) keep.mutate(order);
        }}
      >
        {keep.isPending ? text.using : text.use}
      </Button>
    </section>
  );
}
