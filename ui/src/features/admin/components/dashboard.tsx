import type { ReactNode } from "react";
import { Link } from "wouter";
import { ButtonLink } from "@/components/ui/button.tsx";
import { Loaded } from "@/components/ui/loaded.tsx";
import { Notice } from "@/components/ui/notice.tsx";
import { preview, routes } from "@/config/paths.ts";
import { formatDate, formatNumber } from "@/lib/format.ts";
import { useInstallation } from "@/lib/use-installation.ts";
import { adminText } from "@/text/admin.ts";
import { useStatistics } from "../api/statistics.ts";
import { ActivityChart } from "./activity-chart.tsx";
import styles from "./dashboard.module.css";
import { InstallationPanel } from "./installation-panel.tsx";
import panel from "./panel.module.css";
import { SetUpHints } from "./set-up-hints.tsx";

const text = adminText.dashboard;
const figures = Object.keys(text.figures) as (keyof typeof text.figures)[];

interface MailNoticeProps {
  mail: { configured: boolean; held: boolean; failed: number };
}

/** What an admin has to know of the mails; nothing where all is well. */
function mailTrouble({ configured, held, failed }: MailNoticeProps["mail"]): string | null {
  if (!configured) return null; // it is in the list of what is to be set up
  if (held) return text.mail.held;
  return failed > 0 ? text.mail.failed(failed) : null;
}

function MailNotice({ mail }: MailNoticeProps) {
  const trouble = mailTrouble(mail);
  if (trouble === null) return null;
  return (
    <Notice kind="hint">
      <p>
        {trouble} <Link href={routes.adminOutbox}>{text.mail.show}</Link>
      </p>
    </Notice>
  );
}

interface RecentProps {
  heading: string;
  items: readonly { id: string; createdAt: string; name: ReactNode }[];
}

function Recent({ heading, items }: RecentProps) {
  return (
    <section>
      <h2>{heading}</h2>
      <ul className={styles.list}>
        {items.length === 0 && <li>{text.none}</li>}
        {items.map(({ id, createdAt, name }) => (
          <li key={id}>
            <span>{name}</span> <time dateTime={createdAt}>{formatDate(createdAt)}</time>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The ways on from a server that has just been set up: only its administrator is there. */
function FirstSteps() {
  const { audience } = useInstallation();
  return (
    <section className={styles.firstSteps}>
      <h2>{adminText.firstSteps.heading}</h2>
      <p>{adminText.firstSteps.lead}</p>
      <div className={styles.ways}>
        <ButtonLink href={routes.home} look="main" icon="pencil">
          {adminText.firstSteps.draw}
        </ButtonLink>
        <ButtonLink href={routes.adminUsers} icon="person">
          {adminText.firstSteps.accounts}
        </ButtonLink>
        {audience === "school" && (
          <ButtonLink href={routes.adminClasses} icon="book">
            {adminText.firstSteps.classes}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}

/** The server in figures: how many accounts and books, what was made day by day, and the newest of both. */
export function Dashboard() {
  const { sells } = useInstallation();
  // Where everybody has premium, counting them says nothing.
  const shown = figures.filter((figure) => sells || figure !== "premiumUsers");
  return (
    <Loaded query={useStatistics()} loading={text.loading} failure={text.failure}>
      {({ recentUsers, recentBooks, days, mail, publicAddress, ...numbers }) => (
        <div className={panel.panel}>
          {numbers.totalUsers === 1 && <FirstSteps />}
          {mail && <MailNotice mail={mail} />}
          <SetUpHints publicAddress={publicAddress} mail={mail?.configured ?? true} />
          <dl className={styles.figures}>
            {shown.map((figure) => (
              <div key={figure}>
                <dt>{text.figures[figure](numbers[figure])}</dt>
                <dd>{formatNumber(numbers[figure])}</dd>
              </div>
            ))}
          </dl>
          {days.length > 0 && <ActivityChart days={days} />}
          <div className={styles.recent}>
            <Recent
              heading={text.recentUsers}
              items={recentUsers.map(({ email, ...user }) => ({ ...user, name: email }))}
            />
            <Recent
              heading={text.recentBooks}
              items={recentBooks.map(({ title, ...book }) => ({
                ...book,
                name: <Link href={preview(book.id)}>{title}</Link>,
              }))}
            />
          </div>
          <InstallationPanel />
        </div>
      )}
    </Loaded>
  );
}
