import { afterEach, describe, expect, it } from "vitest";
import { sayDu, saySie } from "@/lib/address-form.ts";
import { accountText } from "./account.ts";
import { albumText } from "./album.ts";
import { editorText } from "./book-editor.ts";
import { booksText } from "./books.ts";
import { colouringText } from "./colouring.ts";
import { commonText } from "./common.ts";
import { duTexts } from "./du.ts";
import { errorText } from "./errors.ts";
import { homeText } from "./home.ts";
import { layoutText } from "./layout.ts";
import { manyText } from "./many.ts";
import { photoText } from "./photo.ts";
import { sharingText } from "./sharing.ts";
import { tutorialText } from "./tutorial.ts";
import { voiceText } from "./voice.ts";
import { wishesText } from "./wishes.ts";

/** The screens that a pupil comes to, without what stands there for others only. */
function pupilsTexts() {
  const { subscription: _money, deletion: _byTeacher, ...account } = accountText;
  const { steps: _s, features: _f, audiences: _a, about: _b, personalise, form, ...home } = homeText;
  const { premium: _premium, refused, ...personal } = personalise;
  const { signInToast: _toast, ...ownForm } = form;
  const { classSet: _classSet, ...editor } = editorText;
  const { entry, tasks } = sharingText as Record<string, unknown>;
  const screens = { account, home, personal, unsold: refused.unsold, ownForm, editor, entry, tasks };
  return {
    ...screens,
    ...{ albumText, booksText, colouringText, commonText, errorText, layoutText },
    ...{ manyText, photoText, tutorialText, voiceText, wishesText },
  };
}

/** Every sentence of a tree with its place; a sentence with values in it is read with one and with several. */
function sentences(texts: unknown, place = ""): [string, string][] {
  if (typeof texts === "string") return [[place, texts]];
  if (typeof texts === "function") {
    return [1, 2].flatMap((value) => {
      try {
        return sentences(texts(value, value, value), place);
      } catch {
        return sentences(texts("Wort", "Wort", "Wort"), place);
      }
    });
  }
  if (typeof texts !== "object" || texts === null) return [];
  return Object.entries(texts).flatMap(([name, part]) => sentences(part, `${place}.${name}`));
}

// At the start of a sentence "Sie" may be a she or a they; such a sentence names what it means.
const formal = /\bSie\b|\bIhnen\b|\bIhr(?:e[mnrs]?)?\b/;

afterEach(saySie);

describe("what pupils read", () => {
  it("says du throughout", () => {
    sayDu(duTexts);
    const found = sentences(pupilsTexts());
    expect(found.length).toBeGreaterThan(300);
    expect(found.filter(([, sentence]) => formal.test(sentence))).toEqual([]);
  });

  it("is written anew only where it said Sie", () => {
    const before = sentences(pupilsTexts());
    sayDu(duTexts);
    expect(sentences(pupilsTexts()).map(([place]) => place)).toEqual(before.map(([place]) => place));
    saySie();
    expect(sentences(pupilsTexts())).toEqual(before);
  });
});
