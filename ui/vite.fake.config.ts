import { mergeConfig } from "vite";
import { fakeApi } from "./src/testing/fake-api/plugin.ts";
import base from "./vite.config.ts";

/** Development without the server: the API is answered from memory. Never part of a real build. */
export default mergeConfig(base, {
  plugins: [fakeApi()],
  preview: { host: "127.0.0.1", port: 8141, strictPort: true },
});
