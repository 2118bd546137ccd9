import { describe, expect, it } from "vitest";
import { moveCorner, moveFrame, strokesIn, turnedBy, turnedSize, turnFrame, turnPlace, wholeFrame } from "./frame.ts";

const frame = { x: 0.1, y: 0.2, width: 0.5, height: 0.3 };

const close = (actual: object, wanted: object) => {
  for (const [name, value] of Object.entries(wanted)) expect((actual as never)[name]).toBeCloseTo(value as number);
};

describe("a turned picture", () => {
  it("comes round after four quarters, either way", () => {
    for (const quarters of [1, -1] as const) {
      let [turn, turned] = [0 as ReturnType<typeof turnedBy>, frame];
      let place: readonly [number, number] = [0.25, 0.75];
      for (let i = 0; i < 4; i++) {
        turn = turnedBy(turn, quarters);
        turned = turnFrame(turned, quarters);
        place = turnPlace(place, quarters);
      }
      expect(turn).toBe(0);
      close(turned, frame);
      expect(place).toEqual([0.25, 0.75]);
    }
  });

  it("has its upper left corner at the upper right after a quarter to the right", () => {
    expect(turnPlace([0, 0], 1)).toEqual([1, 0]);
    close(turnFrame(frame, 1), { x: 0.5, y: 0.1, width: 0.3, height: 0.5 });
    close(turnFrame(frame, -1), { x: 0.2, y: 0.4, width: 0.3, height: 0.5 });
    expect(turnedSize({ width: 4, height: 3 }, 270)).toEqual({ width: 3, height: 4 });
  });
});

describe("a frame", () => {
  it("stays in the picture when it is moved", () => {
    close(moveFrame(frame, 0.9, -0.9), { x: 0.5, y: 0, width: 0.5, height: 0.3 });
  });

  it.each([
    ["topLeft", { x: 0.2, y: 0.3, width: 0.4, height: 0.2 }],
    ["topRight", { x: 0.1, y: 0.3, width: 0.6, height: 0.2 }],
    ["bottomLeft", { x: 0.2, y: 0.2, width: 0.4, height: 0.4 }],
    ["bottomRight", { x: 0.1, y: 0.2, width: 0.6, height: 0.4 }],
  ] as const)("follows its corner %s and leaves the opposite one", (corner, wanted) => {
    close(moveCorner(frame, corner, 0.1, 0.1), wanted);
  });

  it("never becomes smaller than a tenth, nor larger than the picture", () => {
    close(moveCorner(wholeFrame, "topLeft", 2, 2), { x: 0.9, y: 0.9, width: 0.1, height: 0.1 });
    close(moveCorner(frame, "bottomRight", 2, 2), { x: 0.1, y: 0.2, width: 0.9, height: 0.8 });
  });
});

describe("strokes on a part of a picture", () => {
  const picture = { width: 400, height: 200 };

  it("lie where they lay, and are as thick as they were", () => {
    const right = { x: 0.5, y: 0, width: 0.5, height: 1 };
    const [stroke, ...others] = strokesIn([{ radius: 0.05, points: [[0.75, 0.5]] }], picture, right);
    expect(others).toEqual([]);
    // 20 of 400 pixels are 20 of 200.
    expect(stroke?.radius).toBeCloseTo(0.1);
    expect(stroke?.points).toEqual([[0.5, 0.5]]);
  });

  it("are left out beside it, and end at its edge", () => {
    const left = { x: 0, y: 0, width: 0.5, height: 1 };
    const beside = { radius: 0.05, points: [[0.9, 0.5]] as const };
    const across = { radius: 0.05, points: [[0.25, 0.5] as const, [0.75, 0.5] as const] };
    expect(strokesIn([beside, across], picture, left).map(({ points }) => points)).toEqual([
      [
        [0.5, 0.5],
        [1, 0.5],
      ],
    ]);
  });
});
