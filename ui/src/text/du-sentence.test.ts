import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { toDu } from "./du-sentence.ts";

const table = new Map(
  [...readFileSync("../resources/texts/messages/product.toml", "utf8").matchAll(/^(\w+) = "(.*)"$/gm)].map(
    ([, key, sentence]) => [key as string, sentence as string],
  ),
);

/** What the server says to who draws, colours, keeps pictures and makes books; the rest is for others. */
const pupils =
  /^(?:image|photo|prompt|motif|picture|pictures|folder|folders|theme|workbench|search|text|lettering|dots|looks|place|weather|wish_unknown|book|strokes|storage|pages|limit|too_many)_?/;

describe("the server's sentences for pupils", () => {
  it.each([
    ["prompt_missing", "Bitte gib eine Beschreibung ein für dein Malbuch-Motiv"],
    ["prompt_too_long", "Die Beschreibung ist zu lang: höchstens {0} Zeichen sind möglich. Bitte kürze sie ein wenig."],
    ["folders_reached", "Mehr als {0} Ordner sind nicht möglich. Bitte lösche einen, den du nicht mehr brauchst."],
    ["picture_damaged", "Dieses Bild ist beschädigt und kann nicht mehr gezeigt werden. Bitte lass es neu zeichnen."],
    [
      "theme_unknown",
      "Zu „{0}“ ist noch nichts bekannt, das sich zeichnen lässt. Versuche es mit einem Tier, einem Ding oder einem Fest.",
    ],
    ["sign_in_to_buy", "Bitte melde dich an oder registriere dich, um ein Paket zu buchen."],
    [
      "image_damaged",
      "Dieses Bild ist beschädigt und kann nicht gelesen werden. Bitte öffne es in einem Bildprogramm, speichere es neu als JPEG und versuche es noch einmal.",
    ],
    [
      "pictures_per_day_reached",
      "Im Paket {0} {1|ist|sind} {1} {1|Bild|Bilder} am Tag enthalten, und {1|dieses ist|diese sind} aufgebraucht. Ab morgen kannst du wieder neue erstellen.",
    ],
    ["plan_is_yours", "Du hast dieses Paket schon. Eine Kündigung kannst du in deinem Konto zurücknehmen."],
  ])("%s", (key, said) => {
    expect(toDu(table.get(key) ?? "")).toBe(said);
  });

  it("leaves no sentence formal that a pupil meets", () => {
    const found = [...table].filter(([key]) => pupils.test(key));
    expect(found.length).toBeGreaterThan(60);
    const formal = found.filter(([, sentence]) =>
      /(?<!\p{L})(?:Sie|Ihnen|Ihr(?:e[mnrs]?)?)(?!\p{L})/u.test(toDu(sentence)),
    );
    expect(formal.map(([, sentence]) => toDu(sentence))).toEqual([]);
  });

  it("leaves a sentence as it is that it would only change in part", () => {
    const sentence = "Bitte warten Sie. Sie alle werden gegrüßt.";
    expect(toDu(sentence)).toBe(sentence);
    expect(toDu("Alles ist gut.")).toBe("Alles ist gut.");
    expect(toDu("Bitte warten Sie, bis Sie dort ein Zeichen sehen.")).toBe(
      "Bitte warte, bis du dort ein Zeichen siehst.",
    );
  });
});
