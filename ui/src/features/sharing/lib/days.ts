const two = (number: number) => String(number).padStart(2, "0");

/** The day in so many days, as date fields have it: "2026-12-20". */
export function dayIn(days: number, now = new Date()): string {
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() + days);
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}

/** The same of a moment. */
export const dayOf = (iso: string): string => dayIn(0, new Date(iso));
