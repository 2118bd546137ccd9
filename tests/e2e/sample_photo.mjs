// A photo for tests, made by the browser.

/** A picture of a dog's face as a camera would give it: made by the browser, for no photo of ours is free of people. */
export async function dogPhoto(page) {
  const data = await page.evaluate(() => {
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [1600, 1200];
    const context = canvas.getContext("2d");
    context.fillStyle = "#cfe0d8";
    context.fillRect(0, 0, canvas.width, canvas.height);
    const ellipse = (x, y, rx, ry, colour) => {
      context.fillStyle = colour;
      context.beginPath();
      context.ellipse(x, y, rx, ry, 0, 0, 2 * Math.PI);
      context.fill();
    };
    ellipse(800, 1150, 420, 300, "#a86c38");
    ellipse(800, 600, 380, 400, "#b5793f");
    for (const x of [440, 1160]) ellipse(x, 560, 110, 260, "#7d4e2a");
    ellipse(800, 780, 210, 170, "#ecd3b0");
    ellipse(800, 700, 80, 60, "#2a2018");
    for (const x of [660, 940]) ellipse(x, 520, 42, 46, "#2a2018");
    return canvas.toDataURL("image/jpeg", 0.9).split(",")[1];
  });
  return { name: "hund.jpg", mimeType: "image/jpeg", buffer: Buffer.from(data, "base64") };
}
