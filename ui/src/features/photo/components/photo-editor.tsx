import { useEffect, useMemo, useRef, useState } from "react";
import * as z from "zod/mini";
import { Button, IconButton } from "@/components/ui/button.tsx";
import { Choice } from "@/components/ui/choice.tsx";
import { Folded } from "@/components/ui/folded.tsx";
import { Notice } from "@/components/ui/notice.tsx";
import { words } from "@/config/contract.ts";
import { readLastWishes } from "@/lib/storage.ts";
import { useElementId } from "@/lib/use-element-id.ts";
import { useZodForm } from "@/lib/use-form.ts";
import { homeText } from "@/text/home.ts";
import { photoText as text } from "@/text/photo.ts";
import { kinds, type PhotoWishes } from "../api/photo-pages.ts";
import { type Frame, sizeIn, strokesIn, type Turn, turnedSize, wholeFrame } from "../lib/frame.ts";
import { type Photo, photoToSend } from "../lib/photo-file.ts";
import { usePhotoEdit } from "../lib/use-photo-edit.ts";
import { type PhotoOrder, usePhotoPreview } from "../lib/use-photo-preview.ts";
import styles from "./photo-editor.module.css";
import { type OnKept, PhotoResult } from "./photo-result.tsx";
import { PhotoStage } from "./photo-stage.tsx";

const schema = z.object({
  age: z.enum(words.ages),
  orientation: z.enum(["auto", ...words.orientations]),
  strength: z.number(),
  kind: z.enum(kinds),
});
type Values = z.infer<typeof schema>;

const formats = { auto: text.wishes.formatAuto, ...homeText.form.orientations };

/** What is sent of a photo, drawn once for each turn and frame. */
function usePicture({ file, bitmap }: Photo, turn: Turn, frame: Frame): () => Promise<Blob> {
  return useMemo(() => {
    let picture: Promise<Blob> | undefined;
    return () => {
      picture ??= bitmap ? photoToSend(bitmap, turn, frame) : Promise.resolve(file);
      return picture;
    };
  }, [file, bitmap, turn, frame]);
}

/** How the page lies that a photo becomes: as the photo does, unless somebody wants it otherwise. */
function orientationOf({ orientation }: Values, bitmap: ImageBitmap | null, turn: Turn, frame: Frame) {
  if (orientation !== "auto") return orientation;
  if (!bitmap) return "portrait";
  const { width, height } = sizeIn(turnedSize(bitmap, turn), frame);
  return width > height ? "landscape" : "portrait";
}

interface PhotoEditorProps {
  photo: Photo;
  onAnother: () => void;
  onKept: OnKept;
}

/** A photo and the page that it becomes beside each other, and all that can be changed of both. */
export function PhotoEditor({ photo, onAnother, onKept }: PhotoEditorProps) {
  const { bitmap } = photo;
  const editor = usePhotoEdit();
  const { turn, frame, strokes } = editor.edit;
  const usual: Values = { age: readLastWishes()?.age ?? "6-8", orientation: "auto", strength: 50, kind: "auto" };
  const form = useZodForm(schema, usual);
  const [values, setValues] = useState(usual);
  const strengthId = useElementId();
  const { watch } = form;

  useEffect(() => {
    const watching = watch((now) => setValues(now as Values));
    return () => watching.unsubscribe();
  }, [watch]);

  const picture = usePicture(photo, turn, frame);
  const order = useMemo((): PhotoOrder => {
    const { age, strength, kind } = values;
    const orientation = orientationOf(values, bitmap, turn, frame);
    const brush = bitmap ? strokesIn(strokes, turnedSize(bitmap, turn), frame) : [];
    // What the browser can show is sent turned and cropped already: what is cut off stays here.
    const wishes: PhotoWishes = {
      age,
      orientation,
      strength,
      kind,
      crop: wholeFrame,
      turn: bitmap ? 0 : turn,
      brush,
    };
    return { picture, wishes };
  }, [picture, values, bitmap, turn, frame, strokes]);
  const shown = usePhotoPreview(order);

  const top = useRef<HTMLDivElement>(null);
  useEffect(() => top.current?.focus({ preventScroll: true }), []);

  return (
    <div ref={top} tabIndex={-1} className={styles.editor}>
      {bitmap ? (
        <PhotoStage bitmap={bitmap} editor={editor} />
      ) : (
        <section className={styles.unseen}>
          <h2>{text.original.heading}</h2>
          <p>{text.original.unseen}</p>
          <Notice kind="hint">{text.privacy.undecoded}</Notice>
          <div>
            <IconButton icon="turnRight" label={text.original.turnRight} onClick={() => editor.turnBy(1)} />
          </div>
        </section>
      )}
      <PhotoResult order={order} {...shown} onKept={onKept} />
      <div className={styles.wishes}>
        <Choice legend={text.wishes.age} options={homeText.form.ages} crayon="green" field={form.field("age")} />
        <div className={styles.strength}>
          <label htmlFor={strengthId}>{text.wishes.strength}</label>
          <div>
            <span aria-hidden="true">{text.wishes.weaker}</span>
            <input
              id={strengthId}
              type="range"
              min={0}
              max={100}
              step={5}
              {...form.register("strength", { valueAsNumber: true })}
            />
            <span aria-hidden="true">{text.wishes.stronger}</span>
          </div>
        </div>
        <Folded label={text.wishes.more}>
          <div className={styles.more}>
            <Choice
              legend={text.wishes.orientation}
              options={formats}
              crayon="blue"
              field={form.field("orientation")}
            />
            <Choice legend={text.wishes.kind} options={text.wishes.kinds} crayon="violet" field={form.field("kind")} />
          </div>
        </Folded>
        <Button look="quiet" icon="left" onClick={onAnother}>
          {text.choose.another}
        </Button>
      </div>
    </div>
  );
}
