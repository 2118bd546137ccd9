import { gzipSync } from "node:zlib";
import type { Plugin, Rolldown } from "vite";

/** Upper bounds in bytes after gzip. */
export interface SizeLimits {
  initialScript: number;
  styles: number;
}

type Bundle = Rolldown.OutputBundle;

/** File names of the entry chunk and of everything that it imports statically: what a first visit loads. */
function initialChunks(bundle: Bundle): Set<string> {
  const seen = new Set<string>();
  const visit = (name: string) => {
    const file = bundle[name];
    if (seen.has(name) || file?.type !== "chunk") return;
    seen.add(name);
    file.imports.forEach(visit);
  };
  for (const file of Object.values(bundle)) {
    if (file.type === "chunk" && file.isEntry) visit(file.fileName);
  }
  return seen;
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** Prints what a first visit loads, after gzip, and fails the build above the limits. */
export function pageSize(limits: SizeLimits): Plugin {
  return {
    name: "buntstift-page-size",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const initial = initialChunks(bundle);
        const sizes = { initialScript: 0, lazyScript: 0, styles: 0, fonts: 0 };
        for (const file of Object.values(bundle)) {
          if (file.type === "chunk") {
            const key = initial.has(file.fileName) ? "initialScript" : "lazyScript";
            sizes[key] += gzipSync(file.code, { level: 9 }).length;
          } else if (file.fileName.endsWith(".css")) {
            sizes.styles += gzipSync(file.source, { level: 9 }).length;
          } else if (file.fileName.endsWith(".woff2")) {
            sizes.fonts += file.source.length;
          }
        }
        this.info(
          `gzip: initial script ${kilobytes(sizes.initialScript)} of ${kilobytes(limits.initialScript)}, ` +
            `lazy script ${kilobytes(sizes.lazyScript)}, all styles ${kilobytes(sizes.styles)} of ` +
            `${kilobytes(limits.styles)}; all fonts ${kilobytes(sizes.fonts)}`,
        );
        for (const [name, limit] of Object.entries(limits) as [keyof SizeLimits, number][]) {
          if (sizes[name] > limit) this.error(`${name} is ${kilobytes(sizes[name])}, the limit is ${kilobytes(limit)}`);
        }
      },
    },
  };
}
