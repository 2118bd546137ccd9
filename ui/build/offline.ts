import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import { build, type Plugin, type Rolldown } from "vite";

const source = fileURLToPath(new URL("../src/offline/service-worker.ts", import.meta.url));

/** What is only used by who has a network anyway, or in one letter of the alphabet. */
const leftOut = /(^|\/)(admin|fake)|-(ext|latin-ext|cyrillic|greek|vietnamese)[-.]/;

/** The service worker as one file, with the files of the app written into it. */
async function workerScript(files: readonly string[], version: string): Promise<string> {
  const [output] = (await build({
    configFile: false,
    logLevel: "warn",
    define: { appFiles: JSON.stringify(files), appVersion: JSON.stringify(version) },
    build: { write: false, target: "es2022", lib: { entry: source, formats: ["es"], fileName: "sw" } },
  })) as Rolldown.RolldownOutput[];
  const [worker, ...others] = output?.output ?? [];
  if (worker?.type !== "chunk" || others.length > 0) throw new Error("the service worker is not one file");
  return worker.code;
}

/** Emits /sw.js, which starts the app without the net; its name for a version is a hash of all files. */
export function offline(): Plugin {
  return {
    name: "buntstift-offline",
    apply: "build",
    generateBundle: {
      order: "post",
      async handler(_options, bundle) {
        const names = Object.keys(bundle).filter(
          (name) => /^assets\/.*\.(js|css|woff2)$/.test(name) && !leftOut.test(name),
        );
        const index = bundle["index.html"];
        const version = createHash("sha256").update(names.sort().join("\n"));
        if (index?.type === "asset") version.update(index.source);
        const files = ["", ...names, "favicon.svg"];
        const code = await workerScript(files, version.digest("base64url").slice(0, 12));
        this.emitFile({ type: "asset", fileName: "sw.js", source: code });
      },
    },
  };
}
