import type { ComponentProps, ReactNode } from "react";
import { ButtonLink } from "@/components/ui/button.tsx";
import { routes } from "@/config/paths.ts";
import { usePageHead } from "@/lib/page-head.ts";
import { useCurrentUser } from "@/lib/session.ts";
import { schoolText } from "@/text/school.ts";
import styles from "./page.module.css";

const text = schoolText.page;

/** Who sees such a page: the server guards its data. */
export interface Teacher {
  userId: string;
  role: "teacher" | "admin";
}

interface TeacherPageProps {
  title: string;
  lead: string;
  /** Where else one may want to go. */
  way?: Pick<ComponentProps<typeof ButtonLink>, "href" | "icon" | "crayon" | "children">;
  children: (teacher: Teacher) => ReactNode;
}

/** A page for teachers and admins; everybody else is told whose it is. */
export function TeacherPage({ title, lead, way, children }: TeacherPageProps) {
  usePageHead({ title, noIndex: true });
  const user = useCurrentUser();
  if (user?.role !== "teacher" && user?.role !== "admin") {
    return (
      <div className={styles.centred}>
        <h1>{title}</h1>
        <p>{text.notTeacher}</p>
        <ButtonLink href={routes.login} look="main" icon="person">
          {text.signIn}
        </ButtonLink>
      </div>
    );
  }
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <div>
          <h1>{title}</h1>
          <p>{lead}</p>
        </div>
        {way && <ButtonLink {...way} />}
      </div>
      {children({ userId: user.sub, role: user.role })}
    </div>
  );
}
