import { saveBlob } from "@/lib/save-blob.ts";
import type { Sheet } from "./sheet.ts";

/** A picture of what an SVG element would show, decoded. The caller revokes its address. */
async function drawn(svg: SVGSVGElement, width: number, height: number): Promise<HTMLImageElement> {
  svg.setAttribute("width", String(width));
  svg.setAttribute("height", String(height));
  const source = new Blob([new XMLSerializer().serializeToString(svg)], { type: "image/svg+xml" });
  const image = new Image(width, height);
  image.src = URL.createObjectURL(source);
  await image.decode();
  return image;
}

/** The coloured page as a PNG of the given width in pixels. Rejects if the browser cannot draw it. */
export async function drawSheet({ svg, paints, areas, lines }: Sheet, width: number): Promise<Blob> {
  const [, , boxWidth = 1, boxHeight = 1] = (svg.getAttribute("viewBox") ?? "").split(/[\s,]+/).map(Number);
  const height = Math.round((width * boxHeight) / boxWidth);
  const images: HTMLImageElement[] = [];
  try {
    const canvas = document.createElement("canvas");
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext("2d");
    // As on the screen: the lines darken the colour beneath them.
    for (const [layer, mode] of [
      [areas, "source-over"],
      [lines, "multiply"],
    ] as const) {
      const copy = svg.cloneNode(false) as SVGSVGElement;
      copy.append(...(layer === areas ? [paints.cloneNode(true)] : []), layer.cloneNode(true));
      const image = await drawn(copy, width, height);
      images.push(image);
      if (!context) continue;
      if (layer === areas) {
        context.fillStyle = "#fff";
        context.fillRect(0, 0, width, height);
      }
      context.globalCompositeOperation = mode;
      context.drawImage(image, 0, 0, width, height);
    }
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
    if (!blob) throw new Error("the canvas gave no picture");
    return blob;
  } finally {
    for (const { src } of images) URL.revokeObjectURL(src);
  }
}

/** Saves the coloured page as a PNG of the given width in pixels. Rejects if the browser cannot draw it. */
export async function savePicture(sheet: Sheet, name: string, width = 1600): Promise<void> {
  saveBlob(await drawSheet(sheet, width), `${name}.png`);
}
