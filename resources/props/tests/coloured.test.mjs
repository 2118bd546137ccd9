// What a prop is like as a motif's drawing. Run with `node --test`.
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { colouredProp } from "../coloured.mjs";

/** The painted paths of a drawing: their data, fill and stroke. */
const pathsOf = ({ body }) => [...body.matchAll(/<path d="([^"]*)" fill="([^"]*)"(?:[^>]* stroke="([^"]*)")?/g)]
  .map(([, data, fill, stroke]) => ({ data, fill, stroke }));
const pointsOf = (data) => [...data.matchAll(/-?[\d.]+ -?[\d.]+/g)].map(([pair]) => pair.split(" ").map(Number));

describe("a prop as a motif", () => {
  it("is nothing where there is no such prop", () => assert.equal(colouredProp("no_such_prop"), undefined));

  it("fills its square and stands on its floor", () => {
    const { name, size, body } = colouredProp("piano");
    assert.deepEqual([name, size], ["piano", 128]);
    assert.match(body, /^<svg [^>]*viewBox="0 0 128 128">/);
    const points = pathsOf({ body }).flatMap(({ data }) => pointsOf(data));
    const [xs, ys] = [0, 1].map((k) => points.map((point) => point[k]));
    assert.equal(Math.max(...ys), 122);
    const [width, height] = [xs, ys].map((all) => Math.max(...all) - Math.min(...all));
    assert.ok(Math.abs(Math.max(width, height) - 120) < 0.02, `${width} by ${height}`);
    assert.ok(Math.abs(Math.min(...xs) + Math.max(...xs) - 128) < 0.02);
  });

  it("looks to the left: it is mirrored", () => {
    // The rod's tip is to the right of its grip in the prop.
    const first = (name) => pointsOf(pathsOf(colouredProp(name))[0].data)[0][0];
    assert.ok(first("fishing_rod") > 64);
  });

  it("gives regions that touch different colours, and details ink without a fill", () => {
    const paths = pathsOf(colouredProp("birthday_cake"));
    const boxes = paths.filter(({ fill, stroke }) => fill !== "none" && !stroke).map(({ data, fill }) => {
      const [xs, ys] = [0, 1].map((k) => pointsOf(data).map((point) => point[k]));
      return { fill, left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
    });
    const pairs = boxes.flatMap((one, i) => boxes.slice(i + 1).map((other) => [one, other])).filter(([one, other]) =>
      one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom);
    assert.ok(pairs.length >= 4);
    for (const [one, other] of pairs) assert.notEqual(one.fill, other.fill);
    for (const { stroke } of paths.filter(({ fill }) => fill === "none")) assert.equal(stroke, "#33251c");
  });

  it("is the same each time", () => assert.deepEqual(colouredProp("piano"), colouredProp("piano")));
});
