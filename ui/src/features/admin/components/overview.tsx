import { Link } from "wouter";
import { Button } from "@/components/ui/button.tsx";
import { Notice } from "@/components/ui/notice.tsx";
import { Waiting } from "@/components/ui/waiting.tsx";
import { preview } from "@/config/paths.ts";
import { ApiError, messageOf } from "@/lib/api-client.ts";
import { formatDate, formatNumber } from "@/lib/format.ts";
import { adminText } from "@/text/admin.ts";
import { errorText } from "@/text/errors.ts";
import { useStatistics } from "../api/statistics.ts";
import styles from "./overview.module.css";

const text = adminText.home;
const figures = Object.keys(text.figures) as (keyof typeof text.figures)[];

/** How many accounts and books there are, and the newest of both; nothing where the server keeps no such numbers. */
export function Overview() {
  const statistics = useStatistics();
  if (statistics.isPending) return <Waiting label={text.loading} />;
  if (statistics.error instanceof ApiError && statistics.error.status === 404) return null;
  if (!statistics.data) {
    return (
      <Notice kind="error">
        <p>{messageOf(statistics.error, text.failure)}</p>
        <Button onClick={() => statistics.refetch()}>{errorText.tryAgain}</Button>
      </Notice>
    );
  }
  const { recentUsers, recentBooks, ...numbers } = statistics.data;
  return (
    <>
      <dl className={styles.figures}>
        {figures.map((figure) => (
          <div key={figure}>
            <dt>{text.figures[figure]}</dt>
            <dd>{formatNumber(numbers[figure])}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.recent}>
        <section>
          <h2>{text.recentUsers}</h2>
          <ul className={styles.list}>
            {recentUsers.length === 0 && <li>{text.none}</li>}
            {recentUsers.map(({ id, email, createdAt }) => (
              <li key={id}>
                <span>{email}</span> <time dateTime={createdAt}>{formatDate(createdAt)}</time>
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h2>{text.recentBooks}</h2>
          <ul className={styles.list}>
            {recentBooks.length === 0 && <li>{text.none}</li>}
            {recentBooks.map(({ id, title, createdAt }) => (
              <li key={id}>
                <Link href={preview(id)}>{title}</Link> <time dateTime={createdAt}>{formatDate(createdAt)}</time>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </>
  );
}
