const dateFormat = new Intl.DateTimeFormat("de-DE", { day: "numeric", month: "long", year: "numeric" });
const numberFormat = new Intl.NumberFormat("de-DE");

/** "7. März 2026" from an ISO date; an empty text for what is not a date. */
export function formatDate(iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? "" : dateFormat.format(date);
}

/** "1.234" */
export const formatNumber = (value: number) => numberFormat.format(value);

/** "1 Seite", "5 Seiten" */
export const formatPages = (count: number) => `${formatNumber(count)} ${count === 1 ? "Seite" : "Seiten"}`;
