import { saveBlob } from "@/lib/save-blob.ts";

/** Saves the coloured page as a PNG of the given width in pixels. Rejects if the browser cannot draw it. */
export async function savePicture(svg: SVGSVGElement, name: string, width = 1600): Promise<void> {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const [, , boxWidth = 1, boxHeight = 1] = (svg.getAttribute("viewBox") ?? "").split(/[\s,]+/).map(Number);
  const height = Math.round((width * boxHeight) / boxWidth);
  copy.setAttribute("width", String(width));
  copy.setAttribute("height", String(height));
  const source = new Blob([new XMLSerializer().serializeToString(copy)], { type: "image/svg+xml" });
  const url = URL.createObjectURL(source);
  try {
    const image = new Image(width, height);
    image.src = url;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = width;
    canvas.height = height;
    canvas.getContext("2d")?.drawImage(image, 0, 0, width, height);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
    if (!blob) throw new Error("the canvas gave no picture");
    saveBlob(blob, `${name}.png`);
  } finally {
    URL.revokeObjectURL(url);
  }
}
