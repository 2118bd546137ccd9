// A story service and a remote engine in the app: who tells is chosen, no name leaves the machine, a failure loses
// nothing, and administrators see and try both.
import assert from "node:assert/strict";
import fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { after, beforeEach } from "node:test";
import { draw, makeBook, toast } from "./acts.mjs";
import { journey, useSite } from "./journey.mjs";
import { startLocalEngine } from "./local_engines.mjs";
import { newPremiumUser, theAdmin } from "./people.mjs";

const folder = await fs.mkdtemp(path.join(os.tmpdir(), "buntstift-stories-"));
const service = await startLocalEngine({ key: "sk-local" });
const config = path.join(folder, "config.toml");
await fs.writeFile(
  config,
  `[stories]\nurls = ["${service.url}"]\nlabel = "Märchenwerk"\nkey = "sk-local"\n` +
    `[engines.gpu]\nkind = "sdcpp"\nurls = ["${service.url}"]\nkey = "sk-local"\nlabel = "Grafikkarte"\n`,
);
after(async () => {
  await service.stop();
  await fs.rm(folder, { recursive: true, force: true });
});
beforeEach(() => service.control("reset"));
useSite({ env: { BUNTSTIFT_CONFIG: config } });

/** Where pictures of the screens are kept, for people to look at; "" for none. */
const shots = process.env.BUNTSTIFT_SCREENSHOTS ?? "";
const widths = [390, 820, 1280];
async function show(page, name) {
  if (!shots) return;
  for (const width of widths) {
    for (const colorScheme of ["light", "dark"]) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await page.screenshot({ path: path.join(shots, `${name}-${width}-${colorScheme}.png`), fullPage: true });
    }
  }
}

async function orderStory(page, url) {
  await page.goto(`${url}/`);
  await draw(page, "Lena reitet auf einem Pferd", 1);
  await page.getByRole("button", { name: "Geschichte dazu" }).click();
  await page.getByLabel("„Märchenwerk“ soll sie erzählen").check();
  await page.getByText(/aber keine Namen/).waitFor();
}

journey("a service tells the story, and no name leaves the machine", { account: newPremiumUser }, async ({ page, url, device }) => {
  await orderStory(page, url);
  if (device === "desktop") await show(page, "erzaehler-waehlen");
  await makeBook(page, "Lenas Tag");
  await page.getByText("Ein Tag im Wald vom Dienst").first().waitFor();
  const [sent] = service.engine.requests;
  assert.match(sent.messages[1].content, /\{N1\}/);
  assert.doesNotMatch(JSON.stringify(sent), /Lena|beispiel|Mia/);
  await page.getByText(/ging Lena mit einem Korb/).first().waitFor();

  const calls = service.engine.requests.length;
  await page.goto(page.url().replace("/preview/", "/malbuch/") + "/bearbeiten");
  await page.getByRole("button", { name: "Seite 1 bearbeiten" }).click();
  await page.getByRole("button", { name: "Geschichte", exact: true }).click();
  await page.getByRole("button", { name: "Geschichte von „Märchenwerk“" }).click();
  await toast(page, "Das ist eine andere Geschichte").waitFor();
  assert.equal(service.engine.requests.length, calls + 1);
  if (device === "desktop") await show(page, "erzaehler-im-editor");
});

journey("a service that tells nonsense loses no book", { account: newPremiumUser }, async ({ page, url }) => {
  service.control("set", { story: JSON.stringify({ title: "A day", pages: ["The hedgehog and the girl went into the forest."] }) });
  await orderStory(page, url);
  await makeBook(page, "Lenas Tag");
  await toast(page, "Buntstift hat die Geschichte erzählt").waitFor();
  await toast(page, /passte nicht in dieses Malbuch/).waitFor();
  assert.equal(service.engine.requests.length, 2, "it was asked once more");
  await page.getByRole("button", { name: /ansehen: Geschichte/ }).first().waitFor();
});

journey("administrators see and try the services", { account: theAdmin }, async ({ page, url, device, expect }) => {
  await page.goto(`${url}/admin/zeichner`);
  await page.getByRole("button", { name: "Probebild zeichnen lassen" }).click();
  await page.getByRole("img", { name: "Testbild von „Grafikkarte“" }).waitFor();
  await page.getByRole("button", { name: "Probe erzählen lassen" }).click();
  await page.getByText("Ein Tag im Wald vom Dienst").waitFor();
  if (device === "desktop") await show(page, "dienste");
  service.control("fail", { call: "POST", how: 401 });
  await page.getByRole("button", { name: "Probebild zeichnen lassen" }).click();
  await page.getByText("„Grafikkarte“ lehnt den Schlüssel ab.", { exact: false }).waitFor();
  await page.getByText(/Letzter Fehler: status 401/).waitFor();
  expect(/503/);
  assert.doesNotMatch(await page.content(), /sk-local/);
});
