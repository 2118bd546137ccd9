import type { CSSOptions } from "vite";

type PostcssPlugin = NonNullable<Exclude<NonNullable<CSSOptions["postcss"]>, string>["plugins"]>[number];

/**
 * The cascade layers of the app's style sheets, from what yields to what wins: a class that is handed to a piece of the
 * kit beats the piece's own, wherever the bundler puts either. Sheets that others compose name their layer themselves,
 * for each composing sheet repeats their text: `pattern` (kit) and `page` (frames of pages).
 */
export const layerOrder = ["base", "pattern", "part", "kit", "feature", "page", "app"] as const;

export type Layer = (typeof layerOrder)[number];

const folders: readonly [RegExp, Layer][] = [
  [/\/src\/styles\//, "base"],
  // What takes a class from its caller, also from other pieces of the kit.
  [/\/src\/components\/ui\/(button|icon)\.module\.css$/, "part"],
  [/\/src\/components\/ui\//, "kit"],
  [/\/src\/features\//, "feature"],
  [/\/src\/app\//, "app"],
];

/** The layer of a style sheet's rules, by where it lies; undefined for a place that has none. */
export const layerOf = (file: string): Layer | undefined =>
  folders.find(([place]) => place.test(file.replaceAll("\\", "/")))?.[1];

/** Puts each style sheet into its layer. What stands in a layer already stays there. */
export function cssLayers(): PostcssPlugin {
  return {
    postcssPlugin: "buntstift-css-layers",
    // After the plugin of CSS Modules, which puts the text of what is composed in front.
    OnceExit(root, { AtRule }) {
      const file = root.source?.input.file ?? "";
      const layer = layerOf(file);
      if (!layer)
        throw root.error(`${file || "a style sheet"} lies where no cascade layer is known (build/css-layers.ts)`);
      const own = new AtRule({ name: "layer", params: layer, nodes: [] });
      for (const node of [...root.nodes]) {
        if (node.type !== "atrule" || node.name !== "layer") own.append(node.remove());
      }
      root.append(own);
      root.prepend(new AtRule({ name: "layer", params: layerOrder.join(", ") }));
    },
  };
}
