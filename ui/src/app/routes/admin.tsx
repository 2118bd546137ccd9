import { Redirect } from "wouter";
import { ButtonLink } from "@/components/ui/button.tsx";
import { Notice } from "@/components/ui/notice.tsx";
import { routes } from "@/config/paths.ts";
import { Overview } from "@/features/admin/components/overview.tsx";
import { usePageHead } from "@/lib/page-head.ts";
import { useCurrentUser } from "@/lib/session.ts";
import { adminText } from "@/text/admin.ts";
import styles from "./page.module.css";

const text = adminText.home;

/** /admin: for administrators only; everybody else is led to their login. The server guards the data itself. */
export default function Admin() {
  usePageHead({ title: text.title, noIndex: true });
  const user = useCurrentUser();
  if (user?.role !== "admin") return <Redirect to={routes.adminLogin} replace />;
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{text.title}</h1>
        <p>{text.lead(user.email)}</p>
      </div>
      <Overview />
      <div className={styles.foot}>
        <Notice kind="hint">{text.console}</Notice>
        <ButtonLink href={routes.home} icon="pencil">
          {text.createBook}
        </ButtonLink>
      </div>
    </div>
  );
}
