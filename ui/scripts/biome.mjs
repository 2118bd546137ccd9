// Runs Biome's executable for this machine. The package @biomejs/biome is not used: it names executables for ten
// platforms as optional dependencies, and a registry that lacks one of them makes `npm ci` refuse the lock file.
import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";

const executable = createRequire(import.meta.url).resolve(`@biomejs/cli-linux-${process.arch}/biome`);
const { status } = spawnSync(executable, process.argv.slice(2), { stdio: "inherit" });
process.exit(status ?? 1);
