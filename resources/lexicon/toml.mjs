// TOML files read with their errors collected, so that one run of the build names them all.
import fs from "node:fs";
import path from "node:path";

import { parse } from "smol-toml";

export function readToml(file, problems) {
  try {
    return parse(fs.readFileSync(file, "utf8"));
  } catch (error) {
    problems.push(`${path.basename(file)}: ${error.message}`);
    return {};
  }
}

/** Complains about every key of `table` that is not in `allowed`: a misspelt field must not pass in silence. */
export function refuseUnknownKeys(table, allowed, where, problems) {
  for (const key of Object.keys(table)) {
    if (!allowed.includes(key)) problems.push(`${where}: unknown field "${key}"`);
  }
}
