import { readStored, removeStored, storageKeys, writeStored } from "./storage.ts";

/** How the app can look; `system` is as the device is set. */
export const appearances = ["system", "light", "dark"] as const;

export type Appearance = (typeof appearances)[number];

/** What was chosen in this browser. */
export function chosenAppearance(): Appearance {
  const stored = readStored(storageKeys.appearance);
  return appearances.find((appearance) => appearance === stored) ?? "system";
}

/** Gives the document its look: the style sheet reads `data-appearance`, the browser's own bars the theme colours. */
export function showAppearance(appearance: Appearance): void {
  if (appearance === "system") delete document.documentElement.dataset.appearance;
  else document.documentElement.dataset.appearance = appearance;
  const [light, dark] = document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]");
  for (const [meta, scheme] of [
    [light, "light"],
    [dark, "dark"],
  ] as const) {
    if (meta)
      meta.media =
        appearance === "system" ? `(prefers-color-scheme: ${scheme})` : scheme === appearance ? "all" : "not all";
  }
}

/** Shows a look and remembers it. */
export function chooseAppearance(appearance: Appearance): void {
  if (appearance === "system") removeStored(storageKeys.appearance);
  else writeStored(storageKeys.appearance, appearance);
  showAppearance(appearance);
}
