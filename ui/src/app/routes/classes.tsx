import { routes } from "@/config/paths.ts";
import { ClassSet } from "@/features/books/components/class-set.tsx";
import { ClassPanel } from "@/features/school/components/class-panel.tsx";
import { schoolText } from "@/text/school.ts";
import { sharingText } from "@/text/sharing.ts";
import { TeacherPage } from "./teacher-page.tsx";

const { title, lead } = schoolText.page;
const toShares = { href: routes.shares, icon: "link", crayon: "orange", children: sharingText.list.title } as const;

/** /klassen: a teacher's own classes. Admins have all of them in their administration. */
export default function Classes() {
  return (
    <TeacherPage title={title} lead={lead} way={toShares}>
      {({ userId, role }) => (
        <ClassPanel
          viewer={role}
          actionsFor={({ id, name }) => <ClassSet userId={userId} classId={id} className={name} />}
        />
      )}
    </TeacherPage>
  );
}
