// Speaking instead of typing: what is heard stands in the field and can be drawn; a browser without it shows nothing.
import assert from "node:assert/strict";
import { drawButton, pictureIsThere, promptField } from "./acts.mjs";
import { journey, useSite } from "./journey.mjs";
import { newUser } from "./people.mjs";

useSite({ env: { BUNTSTIFT_PRODUCT_VOICE_INPUT: "on" } });

/** A browser's recognition, whose microphone is the test: `hear(words)`, `fail(error)`, `end()`. */
function fakeRecognition() {
  class Recognition {
    start() {
      Object.assign(window, {
        hear: (words) => this.onresult({ results: [[{ transcript: words }]] }),
        fail: (error) => {
          this.onerror({ error });
          this.onend();
        },
        end: () => this.onend(),
        spokenLanguage: this.lang,
      });
    }
    abort() {
      this.onend();
    }
  }
  window.SpeechRecognition = undefined;
  window.webkitSpeechRecognition = Recognition;
}

journey("a sentence is spoken, seen while it is heard, and drawn", { account: newUser }, async ({ page, url }) => {
  await page.addInitScript(fakeRecognition);
  await page.goto(url);
  await page.getByRole("button", { name: "Sprechen" }).click();
  await page.getByText("Ich höre zu …").waitFor();
  assert.equal(await page.evaluate(() => window.spokenLanguage), "de-DE");
  await page.evaluate(() => window.hear("ein Hund"));
  await page.evaluate(() => window.hear("ein Hund gräbt im Garten"));
  await page.getByRole("button", { name: "Fertig" }).click();
  await page.getByRole("button", { name: "Sprechen" }).waitFor();
  assert.equal(await promptField(page).inputValue(), "ein Hund gräbt im Garten");
  await drawButton(page).click();
  await pictureIsThere(page, 1);
});

journey("what was not understood is told, and speaking again works", {}, async ({ page, url }) => {
  await page.addInitScript(fakeRecognition);
  await page.goto(url);
  await promptField(page).fill("Eine Katze");
  await page.getByRole("button", { name: "Sprechen" }).click();
  await page.evaluate(() => window.fail("no-speech"));
  await page.getByText("Das war nicht zu verstehen.").waitFor();
  assert.equal(await promptField(page).inputValue(), "Eine Katze", "the words stay");
  await page.getByRole("button", { name: "Sprechen" }).click();
  await page.evaluate(() => {
    window.hear("Eine Kuh");
    window.end();
  });
  await page.getByRole("button", { name: "Sprechen" }).waitFor();
  assert.equal(await promptField(page).inputValue(), "Eine Kuh");
});

journey("a browser that cannot listen offers nothing", {}, async ({ page, url }) => {
  await page.addInitScript(() => {
    window.SpeechRecognition = undefined;
    window.webkitSpeechRecognition = undefined;
  });
  await page.goto(url);
  await drawButton(page).waitFor();
  await page.getByText("Wünsche zum Blatt").waitFor();
  assert.equal(await page.getByRole("button", { name: "Sprechen" }).count(), 0);
});
