import { fileURLToPath } from "node:url";
import type { Alias } from "vite";

const source = fileURLToPath(new URL("../src", import.meta.url));

/**
 * Where imports lead: React is Preact (58 kB less), and the one library that writes a <style> element gets a twin
 * that the Content-Security-Policy allows.
 */
export const aliases: Alias[] = [
  { find: /^react$/, replacement: "preact/compat" },
  { find: /^react-dom$/, replacement: "preact/compat" },
  { find: /^react-dom\/client$/, replacement: "preact/compat/client" },
  { find: /^react-dom\/test-utils$/, replacement: "preact/test-utils" },
  { find: /^react\/jsx-runtime$/, replacement: "preact/jsx-runtime" },
  { find: /^react\/jsx-dev-runtime$/, replacement: "preact/jsx-dev-runtime" },
  // A CommonJS polyfill for React 17, which would load the real React beside Preact.
  { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: "preact/compat" },
  { find: /^react-style-singleton$/, replacement: `${source}/lib/style-singleton.ts` },
  { find: /^@\//, replacement: `${source}/` },
];
