// Writes the bill of materials of the executable as CycloneDX 1.5: what is linked, embedded, and bundled into the app.
// usage: node sbom.mjs --version VERSION --executable FILE --time SECONDS --out FILE
//   --time: when the commit was made, in seconds since 1970; two builds of it give the same bytes
import crypto from "node:crypto";
import fs from "node:fs";
import { parseArgs } from "node:util";

import { namedAppPackages, originOf, readWorks } from "./works.mjs";

/** SPDX's words as CycloneDX has them: a name of one licence, or an expression. */
const licences = (spdx) => (/ /.test(spdx) ? [{ expression: spdx }] : [{ license: { id: spdx } }]);

export function billOfMaterials({ version, executable, time }) {
  const sha256 = crypto.createHash("sha256").update(fs.readFileSync(executable)).digest("hex");
  const components = readWorks().work.map((work) => {
    const { version: made, purl, sha256: archive } = originOf(work);
    return {
      type: work.fonts ? "data" : "library",
      "bom-ref": `${work.licence}@${made}`,
      name: work.name,
      version: made,
      licenses: licences(work.spdx),
      purl,
      ...(archive ? { hashes: [{ alg: "SHA-256", content: archive }] } : {}),
    };
  });
  for (const { name, version: made, spdx } of namedAppPackages()) {
    const purl = `pkg:npm/${name.replace("@", "%40")}@${made}`;
    components.push({ type: "library", "bom-ref": purl, name, version: made, licenses: licences(spdx), purl });
  }
  const id = sha256.slice(0, 32);
  const product = `buntstift@${version}`;
  return {
    bomFormat: "CycloneDX",
    specVersion: "1.5",
    // The executable's own bytes name it: no chance, and no two builds alike.
    serialNumber: `urn:uuid:${id.slice(0, 8)}-${id.slice(8, 12)}-5${id.slice(13, 16)}-8${id.slice(17, 20)}-${id.slice(20)}`,
    version: 1,
    metadata: {
      timestamp: new Date(time * 1000).toISOString().replace(".000", ""),
      component: {
        type: "application",
        "bom-ref": product,
        name: "buntstift",
        version,
        licenses: licences("MIT"),
        hashes: [{ alg: "SHA-256", content: sha256 }],
      },
    },
    components,
    dependencies: [{ ref: product, dependsOn: components.map((component) => component["bom-ref"]) }],
  };
}

if (process.argv[1] === import.meta.filename) {
  const { values } = parseArgs({
    options: { version: { type: "string" }, executable: { type: "string" }, time: { type: "string" }, out: { type: "string" } },
  });
  const bill = billOfMaterials({ ...values, time: Number(values.time) });
  fs.writeFileSync(values.out, `${JSON.stringify(bill, null, 2)}\n`);
}
