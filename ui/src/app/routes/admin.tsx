import type { ComponentType } from "react";
import { Redirect, useLocation } from "wouter";
import { Tabs } from "@/components/ui/tabs.tsx";
import { routes } from "@/config/paths.ts";
import { AuditLog } from "@/features/admin/components/audit-log.tsx";
import { BackupList } from "@/features/admin/components/backup-list.tsx";
import { CouponList } from "@/features/admin/components/coupon-list.tsx";
import { Dashboard } from "@/features/admin/components/dashboard.tsx";
import { EnginePanel } from "@/features/admin/components/engine-panel.tsx";
import { LegalEditor } from "@/features/admin/components/legal-editor.tsx";
import { Outbox } from "@/features/admin/components/outbox.tsx";
import { SubscriptionList } from "@/features/admin/components/subscription-list.tsx";
import { UserList } from "@/features/admin/components/user-list.tsx";
import { ClassPanel } from "@/features/school/components/class-panel.tsx";
import { usePageHead } from "@/lib/page-head.ts";
import { useCurrentUser } from "@/lib/session.ts";
import { useInstallation } from "@/lib/use-installation.ts";
import { adminText as text } from "@/text/admin.ts";
import styles from "./admin.module.css";

const AdminClasses = () => <ClassPanel viewer="admin" />;

interface AdminTab {
  href: string;
  name: string;
  group?: string;
  Panel: ComponentType;
}

const { overview, people, money, server } = text.groups;
const dashboard: AdminTab = { group: overview, href: routes.admin, name: text.tabs.dashboard, Panel: Dashboard };
const allTabs: readonly AdminTab[] = [
  dashboard,
  { group: people, href: routes.adminUsers, name: text.tabs.users, Panel: UserList },
  { group: people, href: routes.adminClasses, name: text.tabs.classes, Panel: AdminClasses },
  { group: people, href: routes.adminOutbox, name: text.tabs.outbox, Panel: Outbox },
  { group: money, href: routes.adminSubscriptions, name: text.tabs.subscriptions, Panel: SubscriptionList },
  { group: money, href: routes.adminCoupons, name: text.tabs.coupons, Panel: CouponList },
  { group: server, href: routes.adminLegalTexts, name: text.tabs.legalTexts, Panel: LegalEditor },
  { group: server, href: routes.adminEngine, name: text.tabs.engine, Panel: EnginePanel },
  { group: server, href: routes.adminBackups, name: text.tabs.backups, Panel: BackupList },
  { group: server, href: routes.adminAudit, name: text.tabs.audit, Panel: AuditLog },
];

/** What is only there where plans are sold. */
const ofSales: ReadonlySet<string> = new Set([routes.adminSubscriptions, routes.adminCoupons]);

/**
 * /admin and all under it: for administrators only; everybody else is led to their login. The server guards the data
 * itself.
 */
export default function Admin() {
  const [path] = useLocation();
  const { isSettled, sells } = useInstallation();
  const tabs = isSettled && sells ? allTabs : allTabs.filter(({ href }) => !ofSales.has(href));
  const open = tabs.find(({ href }) => href === path) ?? dashboard;
  usePageHead({ title: open === dashboard ? text.title : `${open.name} – ${text.title}`, noIndex: true });
  const user = useCurrentUser();
  if (user?.role !== "admin") return <Redirect to={routes.adminLogin} replace />;
  return (
    <div className={styles.page}>
      <h1>{text.title}</h1>
      <Tabs label={text.title} tabs={tabs} current={open.href}>
        <open.Panel key={open.href} />
      </Tabs>
    </div>
  );
}
