import { useEffect, useRef, useState } from "react";
import { Button, IconButton } from "@/components/ui/button.tsx";
import { photoText } from "@/text/photo.ts";
import { turnedSize, wholeFrame } from "../lib/frame.ts";
import { showPhoto } from "../lib/photo-file.ts";
import type { usePhotoEdit } from "../lib/use-photo-edit.ts";
import { BrushSurface } from "./brush-surface.tsx";
import { CropFrame } from "./crop-frame.tsx";
import styles from "./photo-stage.module.css";

const text = photoText.original;
/** The longer side of what is shown of a photo, in pixels. */
const shownPixels = 1200;
const radii = { small: 0.03, large: 0.07 } as const;
type BrushSize = keyof typeof radii;
const sizes = Object.keys(radii) as BrushSize[];

interface PhotoStageProps {
  bitmap: ImageBitmap;
  editor: ReturnType<typeof usePhotoEdit>;
}

/** The photo, to be turned, cropped, and painted over where the page shall be more exact. */
export function PhotoStage({ bitmap, editor }: PhotoStageProps) {
  const { edit, setFrame, turnBy, addStroke, takeBackStroke } = editor;
  const canvas = useRef<HTMLCanvasElement>(null);
  const [tool, setTool] = useState<"crop" | "brush">("crop");
  const [brush, setBrush] = useState<BrushSize>("large");
  const size = turnedSize(bitmap, edit.turn);

  useEffect(() => {
    if (canvas.current) showPhoto(canvas.current, bitmap, edit.turn, wholeFrame, shownPixels);
  }, [bitmap, edit.turn]);

  const isWhole = edit.frame.width === 1 && edit.frame.height === 1;
  return (
    <section className={styles.stage} aria-labelledby="photo-original">
      <h2 id="photo-original">{text.heading}</h2>
      <div className={styles.sheet}>
        <canvas ref={canvas} role="img" aria-label={text.alt} />
        {tool === "crop" ? (
          <CropFrame frame={edit.frame} onChange={setFrame} />
        ) : (
          <BrushSurface size={size} strokes={edit.strokes} radius={radii[brush]} onStroke={addStroke} />
        )}
      </div>
      <fieldset className={styles.tools}>
        <legend className={styles.unseen}>{text.tools}</legend>
        <Button crayon="blue" aria-pressed={tool === "crop"} onClick={() => setTool("crop")}>
          {text.crop}
        </Button>
        <Button crayon="orange" aria-pressed={tool === "brush"} onClick={() => setTool("brush")}>
          {text.brush}
        </Button>
        <IconButton icon="turnLeft" label={text.turnLeft} title={text.turnLeft} onClick={() => turnBy(-1)} />
        <IconButton icon="turnRight" label={text.turnRight} title={text.turnRight} onClick={() => turnBy(1)} />
      </fieldset>
      <p className={styles.hint}>{tool === "crop" ? text.cropHint : text.brushHint}</p>
      <div className={styles.tools}>
        {tool === "crop" ? (
          <Button look="quiet" icon="page" aria-disabled={isWhole} onClick={() => setFrame(wholeFrame)}>
            {text.whole}
          </Button>
        ) : (
          <>
            {sizes.map((one) => (
              <Button
                key={one}
                look="quiet"
                crayon="orange"
                aria-label={`${text.brushSize}: ${text.brushSizes[one]}`}
                aria-pressed={brush === one}
                onClick={() => setBrush(one)}
              >
                {text.brushSizes[one]}
              </Button>
            ))}
            <Button look="quiet" icon="undo" aria-disabled={edit.strokes.length === 0} onClick={takeBackStroke}>
              {text.undo}
            </Button>
            <span role="status" className={styles.hint}>
              {edit.strokes.length > 0 && text.strokes(edit.strokes.length)}
            </span>
          </>
        )}
      </div>
    </section>
  );
}
