/** The local calendar day some days after a moment, as "2026-11-20": what a date field takes. */
export function calendarDay(from: Date, daysLater = 0): string {
  const day = new Date(from.getFullYear(), from.getMonth(), from.getDate() + daysLater);
  const two = (part: number) => String(part).padStart(2, "0");
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}
