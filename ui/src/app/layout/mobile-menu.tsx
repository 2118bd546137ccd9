import { Link } from "wouter";
import { Button } from "@/components/ui/button.tsx";
import { Dialog } from "@/components/ui/dialog.tsx";
import { Icon, type IconName } from "@/components/ui/icon.tsx";
import { routes } from "@/config/paths.ts";
import { nameOf, useCurrentUser } from "@/lib/session.ts";
import { useInstallation } from "@/lib/use-installation.ts";
import { layoutText as text } from "@/text/layout.ts";
import styles from "./mobile-menu.module.css";

interface MobileMenuProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onSignOut: () => void;
}

interface MenuLink {
  href: string;
  label: string;
  icon: IconName;
}

const links = (sells: boolean): MenuLink[] => [
  { href: routes.home, label: text.draw, icon: "pencil" },
  { href: routes.myBooks, label: text.myBooks, icon: "book" },
  { href: routes.myPictures, label: text.myPictures, icon: "heart" },
  ...(sells ? [{ href: routes.pricing, label: text.pricing, icon: "star" as const }] : []),
  { href: routes.gallery, label: text.gallery, icon: "palette" },
];

/** The navigation on a phone; it slides in from the right and closes when a link is chosen. */
export default function MobileMenu({ open, onOpenChange, onSignOut }: MobileMenuProps) {
  const user = useCurrentUser();
  const { sells, registers } = useInstallation();
  const close = () => onOpenChange(false);
  const ofRole = {
    user: [],
    teacher: [{ href: routes.classes, label: text.classes, icon: "cap" as const }],
    admin: [{ href: routes.admin, label: text.admin, icon: "crown" as const }],
  }[user?.role ?? "user"];
  const shown = user
    ? [...links(sells), ...ofRole, { href: routes.account, label: text.account, icon: "person" as const }]
    : [...links(sells), { href: routes.login, label: text.signIn, icon: "person" as const }];

  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={text.menu} place="side" closeLabel={text.closeMenu}>
      {user && (
        <p className={styles.who}>
          {text.signedInAs} <strong>{nameOf(user)}</strong>
        </p>
      )}
      <nav className={styles.links} aria-label={text.navigation}>
        {shown.map(({ href, label, icon }) => (
          <Link key={label} href={href} className={styles.link} onClick={close}>
            <Icon name={icon} />
            {label}
          </Link>
        ))}
        {!user && registers && (
          <Link href={sells ? routes.pricing : routes.register} className={styles.link} onClick={close}>
            <Icon name="pencil" />
            {text.register}
          </Link>
        )}
      </nav>
      {user && (
        <Button
          crayon="red"
          onClick={() => {
            close();
            onSignOut();
          }}
        >
          {text.signOut}
        </Button>
      )}
    </Dialog>
  );
}
