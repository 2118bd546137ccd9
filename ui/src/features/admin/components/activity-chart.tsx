import { formatDay, formatNumber } from "@/lib/format.ts";
import { adminText } from "@/text/admin.ts";
import type { DayFigures } from "../api/statistics.ts";
import styles from "./activity-chart.module.css";

const text = adminText.dashboard.chart;

type Figure = "pages" | "books";

// Of the drawing, which is stretched to the width that there is.
const dayWidth = 10;
const height = 60;

interface BarsProps {
  figure: Figure;
  days: readonly DayFigures[];
}

/** One figure with a scale of its own: many pages make one book. */
function Bars({ figure, days }: BarsProps) {
  const values = days.map((day) => day[figure]);
  const most = Math.max(...values);
  const total = values.reduce((sum, value) => sum + value, 0);
  const scale = (height - 2) / Math.max(most, 1);
  const words = text.sum(formatNumber(total), formatNumber(most));
  return (
    <figure className={styles.figure}>
      <figcaption>
        <strong>{text[figure]}</strong> {words}
      </figcaption>
      <svg
        className={styles[figure]}
        viewBox={`0 0 ${days.length * dayWidth} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${text[figure]}: ${words}`}
      >
        {days.map((day, index) => (
          <g key={day.date} className={styles.day}>
            <title>{`${formatDay(day.date)}: ${formatNumber(day[figure])} ${text[figure]}`}</title>
            <path className={styles.column} d={`M${index * dayWidth} 0h${dayWidth}v${height}h-${dayWidth}z`} />
            {day[figure] > 0 && (
              <path
                className={styles.bar}
                d={`M${index * dayWidth + 1.5} ${height}v-${day[figure] * scale}h${dayWidth - 3}v${day[figure] * scale}`}
              />
            )}
          </g>
        ))}
        <path className={styles.ground} d={`M0 ${height}h${days.length * dayWidth}`} />
      </svg>
    </figure>
  );
}

/** Pages and books day by day, as bars and, for who wants the numbers, as a table. */
export function ActivityChart({ days }: { days: readonly DayFigures[] }) {
  const first = days[0]?.date ?? "";
  const last = days.at(-1)?.date ?? "";
  if (days.every(({ pages, books }) => pages === 0 && books === 0)) {
    return (
      <section aria-labelledby="verlauf">
        <h2 id="verlauf">{text.heading(days.length)}</h2>
        <p>{text.nothing}</p>
      </section>
    );
  }
  return (
    <section className={styles.chart} aria-labelledby="verlauf">
      <h2 id="verlauf">{text.heading(days.length)}</h2>
      <div className={styles.figures}>
        {(["pages", "books"] as const).map((figure) => (
          <div key={figure}>
            <Bars figure={figure} days={days} />
            <p className={styles.span} aria-hidden="true">
              <span>{formatDay(first)}</span>
              <span>{formatDay(last)}</span>
            </p>
          </div>
        ))}
      </div>
      <details className={styles.numbers}>
        <summary>{text.table}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{text.day}</th>
              <th scope="col">{text.pages}</th>
              <th scope="col">{text.books}</th>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map(({ date, pages, books }) => (
              <tr key={date}>
                <th scope="row">{formatDay(date)}</th>
                <td>{formatNumber(pages)}</td>
                <td>{formatNumber(books)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}
