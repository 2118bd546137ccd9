// scripts/crash.sh does it a thousand times.
import assert from "node:assert/strict";
import { test } from "node:test";

import { crash } from "./crash.mjs";

test("fifty SIGKILLs in the middle of work damage nothing and lose nothing that was acknowledged", async () => {
  const result = await crash({ times: 50, seed: 20_261_123 });
  assert.deepEqual(result.damaged, []);
  assert.deepEqual(result.lost, []);
  assert.equal(result.kills, 50);
  assert.ok(result.acknowledged > 200, `only ${result.acknowledged} writes were acknowledged: that shows little`);
});
