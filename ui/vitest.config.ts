import { defineConfig } from "vitest/config";
import { aliases } from "./build/aliases.ts";

export default defineConfig({
  resolve: {
    alias: aliases,
    // One copy of Preact: everything takes its ES modules.
    mainFields: ["module", "main"],
    conditions: ["module", "browser", "development|production"],
  },
  test: {
    environment: "jsdom",
    setupFiles: ["src/testing/setup.ts"],
    server: { deps: { inline: true } },
    testTimeout: 180_000,
    restoreMocks: true,
    unstubGlobals: true,
    css: { modules: { classNameStrategy: "non-scoped" } },
    include: ["{src,build}/**/*.test.{ts,tsx}"],
  },
});
