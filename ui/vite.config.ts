import { defineConfig } from "vite";
import { aliases } from "./build/aliases.ts";
import { shortClassNames } from "./build/class-names.ts";
import { cssLayers } from "./build/css-layers.ts";
import { icons } from "./build/icons.ts";
import { offline } from "./build/offline.ts";
import { pageSize } from "./build/page-size.ts";

export default defineConfig({
  resolve: { alias: aliases },
  plugins: [pageSize({ initialScript: 90_000, styles: 18_000 }), icons(), offline()],
  // The server may lie below a path, which it writes into index.html; all else names its files from where it lies.
  base: "./",
  experimental: {
    renderBuiltUrl: (filename, { hostType }) => (hostType === "html" ? `/${filename}` : { relative: true }),
  },
  css: {
    postcss: { plugins: [cssLayers()] },
    modules: { generateScopedName: shortClassNames(import.meta.dirname) },
  },
  build: {
    target: "es2022",
    // The policy allows no data: fonts, and every asset is served precompressed anyway.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // One style sheet compresses better than thirty small ones, and no screen ever appears without its styles.
    cssCodeSplit: false,
    rolldownOptions: {
      checks: { moduleLevelDirective: false },
      output: {
        // What every screen needs comes in one file instead of a dozen small ones.
        codeSplitting: { groups: [{ name: "shared", tags: ["$initial"] }] },
      },
    },
  },
  worker: { format: "es" },
  server: { port: 8140, strictPort: true },
});
