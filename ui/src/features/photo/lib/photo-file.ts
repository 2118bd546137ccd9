import { type Frame, type Size, sizeIn, type Turn, turnedSize } from "./frame.ts";

/** A chosen picture. `bitmap` is null where the browser cannot decode it; then the server may. */
export interface Photo {
  file: Blob;
  bitmap: ImageBitmap | null;
}

/** Why a chosen file is no photo. */
export type PhotoFault = "notPicture" | "empty" | "tooLarge";

/** What may be sent, in bytes. */
const mostBytes = 10_000_000;
/** What is sent of a photo, in pixels: more than the drawing needs, and still a small upload. */
const sentPixels = 3_000_000;
const jpegQuality = 0.9;

/** Opens a chosen file, turned as the camera was held. Returns why not where it is no picture or too large. */
export async function openPhoto(file: Blob): Promise<Photo | PhotoFault> {
  if (file.size === 0) return "empty";
  // "from-image" turns it as the camera says; what else the camera wrote, the position too, is not in a bitmap.
  const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" }).catch(() => null);
  if (bitmap) return { file, bitmap };
  // Drawings in SVG the server reads by itself. Phones of one maker have pictures that no other browser opens; the
  // server says what to do about them.
  if (
    !file.type.startsWith("image/") &&
    !/\.(?:hei[cf]|avif|webp|jpe?g|png|svg)$/i.test("name" in file ? `${file.name}` : "")
  ) {
    return "notPicture";
  }
  return file.size > mostBytes ? "tooLarge" : { file, bitmap: null };
}

/** Draws the part of a photo in a frame over all of a canvas. The frame is one of the turned photo. */
function drawOn(canvas: HTMLCanvasElement, bitmap: ImageBitmap, turn: Turn, frame: Frame, scale: number): void {
  const turned = turnedSize(bitmap, turn);
  const size = sizeIn(turned, frame);
  canvas.width = Math.max(1, Math.round(size.width * scale));
  canvas.height = Math.max(1, Math.round(size.height * scale));
  const context = canvas.getContext("2d");
  if (!context) throw new Error("no canvas");
  // A drawing without a background is one on white paper.
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = "high";
  context.scale(scale, scale);
  context.translate(-frame.x * turned.width, -frame.y * turned.height);
  context.translate(turned.width / 2, turned.height / 2);
  context.rotate((turn * Math.PI) / 180);
  context.drawImage(bitmap, -bitmap.width / 2, -bitmap.height / 2);
}

/** Shows the part of a photo in a frame on a canvas that is at most so many pixels wide or high. */
export function showPhoto(
  canvas: HTMLCanvasElement,
  bitmap: ImageBitmap,
  turn: Turn,
  frame: Frame,
  most: number,
): void {
  const { width, height } = sizeIn(turnedSize(bitmap, turn), frame);
  drawOn(canvas, bitmap, turn, frame, Math.min(1, most / Math.max(width, height)));
}

/** How much a part of a photo is made smaller before it is sent; 1 for one that is small enough. */
export const sentScale = ({ width, height }: Size) => Math.min(1, Math.sqrt(sentPixels / (width * height)));

/** What is sent of a photo: the part in the frame, turned, in about three megapixels, and nothing else of the file. */
export function photoToSend(bitmap: ImageBitmap, turn: Turn, frame: Frame): Promise<Blob> {
  const canvas = document.createElement("canvas");
  drawOn(canvas, bitmap, turn, frame, sentScale(sizeIn(turnedSize(bitmap, turn), frame)));
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no JPEG"))), "image/jpeg", jpegQuality);
  });
}
