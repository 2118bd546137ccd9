const dateFormat = new Intl.DateTimeFormat("de-DE", { day: "numeric", month: "long", year: "numeric" });
const shortDateFormat = new Intl.DateTimeFormat("de-DE", { dateStyle: "medium" });
const momentFormat = new Intl.DateTimeFormat("de-DE", { dateStyle: "medium", timeStyle: "short" });
const dayFormat = new Intl.DateTimeFormat("de-DE", { day: "numeric", month: "long", timeZone: "UTC" });
const eurosFormat = new Intl.NumberFormat("de-DE", { style: "currency", currency: "EUR" });
const numberFormat = new Intl.NumberFormat("de-DE");

/** "7. März 2026" from an ISO date; an empty text for what is not a date. */
export function formatDate(iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? "" : dateFormat.format(date);
}

/** "07.03.2026", for tables; an empty text for what is not a date. */
export function formatShortDate(iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? "" : shortDateFormat.format(date);
}

/** "07.03.2026, 14:05" here, from an ISO moment; an empty text for what is not one. */
export function formatMoment(iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? "" : momentFormat.format(date);
}

/** "7. März" from a calendar day as "2026-03-07", in whatever time zone. */
export function formatDay(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? "" : dayFormat.format(date);
}

/** "4,99 €" from cents. */
export const formatCents = (cents: number) => eurosFormat.format(cents / 100);

/** "1.234" */
export const formatNumber = (value: number) => numberFormat.format(value);

/** "4,2 MB": the size of a file or of the space on a disk. */
export function formatBytes(bytes: number): string {
  const units = ["kB", "MB", "GB", "TB"];
  let value = bytes / 1000;
  let unit = 0;
  while (value >= 1000 && unit < units.length - 1) {
    value /= 1000;
    unit += 1;
  }
  const digits = value < 10 && unit > 0 ? 1 : 0;
  return `${value.toLocaleString("de-DE", { maximumFractionDigits: digits })} ${units[unit]}`;
}

/** "1 Bild", "4 Bilder" */
export const formatPictures = (count: number) => `${formatNumber(count)} ${count === 1 ? "Bild" : "Bilder"}`;

/** "1 Seite", "5 Seiten" */
export const formatPages = (count: number) => `${formatNumber(count)} ${count === 1 ? "Seite" : "Seiten"}`;
