import { useState } from "react";
import { type Frame, type Stroke, type Turn, turnedBy, turnFrame, turnPlace, wholeFrame } from "./frame.ts";

/** What somebody has done to a photo: frame and strokes are those of the turned photo. */
export interface PhotoEdit {
  turn: Turn;
  frame: Frame;
  strokes: readonly Stroke[];
}

const untouched: PhotoEdit = { turn: 0, frame: wholeFrame, strokes: [] };

/** What is done to a photo, and the ways to do it. */
export function usePhotoEdit() {
  const [edit, setEdit] = useState(untouched);
  return {
    edit,
    setFrame: (frame: Frame) => setEdit((before) => ({ ...before, frame })),
    /** Turns the photo and all that was done to it. */
    turnBy: (quarters: 1 | -1) =>
      setEdit(({ turn, frame, strokes }) => ({
        turn: turnedBy(turn, quarters),
        frame: turnFrame(frame, quarters),
        strokes: strokes.map(({ radius, points }) => ({
          radius,
          points: points.map((place) => turnPlace(place, quarters)),
        })),
      })),
    addStroke: (stroke: Stroke) => setEdit((before) => ({ ...before, strokes: [...before.strokes, stroke] })),
    takeBackStroke: () => setEdit((before) => ({ ...before, strokes: before.strokes.slice(0, -1) })),
    reset: () => setEdit(untouched),
  };
}
