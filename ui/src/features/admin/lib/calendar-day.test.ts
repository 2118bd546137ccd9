import { expect, it } from "vitest";
import { calendarDay } from "./calendar-day.ts";

it("is the local day, also just before midnight and in winter", () => {
  expect(calendarDay(new Date(2026, 0, 5, 23, 59))).toBe("2026-01-05");
  expect(calendarDay(new Date(2026, 9, 1, 0, 0), 30)).toBe("2026-10-31");
});

it("goes over the end of a month and a year", () => {
  expect(calendarDay(new Date(2026, 10, 20), 30)).toBe("2026-12-20");
  expect(calendarDay(new Date(2028, 1, 28), 1)).toBe("2028-02-29");
  expect(calendarDay(new Date(2026, 11, 31), 1)).toBe("2027-01-01");
});
