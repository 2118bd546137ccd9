import { lazy, useState } from "react";
import { Link, useLocation } from "wouter";
import { LazyPart } from "@/components/ui/boundary.tsx";
import { Button, ButtonLink, IconButton } from "@/components/ui/button.tsx";
import { Icon } from "@/components/ui/icon.tsx";
import { routes } from "@/config/paths.ts";
import { countColoured } from "@/features/colouring/lib/coloured-pages.ts";
import { countUnsavedPages } from "@/features/drawing/lib/page-store.ts";
import { classNames } from "@/lib/class-names.ts";
import { nameOf, useCurrentUser } from "@/lib/session.ts";
import { useInstallation } from "@/lib/use-installation.ts";
import { useSignOut } from "@/lib/use-sign-out.ts";
import { layoutText as text } from "@/text/layout.ts";
import styles from "./header.module.css";
import { Logo } from "./logo.tsx";
import type { Unsaved } from "./sign-out-question.tsx";

const MobileMenu = lazy(() => import("./mobile-menu.tsx"));
const SignOutQuestion = lazy(() => import("./sign-out-question.tsx"));

/** Sticky, with the navigation beside the logo, or behind a button on a phone. */
export function Header() {
  const user = useCurrentUser();
  const { isSettled, sells, registers, isGuest } = useInstallation();
  const registerHref = sells ? routes.pricing : routes.register;
  const signOut = useSignOut();
  const [unsaved, setUnsaved] = useState<Unsaved | null>(null);
  const [menu, setMenu] = useState<"unused" | "open" | "closed">("unused");

  const [path] = useLocation();
  const at = (href: string) => (path === href ? "page" : undefined);

  const leave = () => {
    const pages = user ? countUnsavedPages(user.sub) : 0;
    const coloured = countColoured();
    if (pages + coloured > 0) setUnsaved({ pages, coloured });
    else signOut();
  };

  // A child who came by a shared link has no account, and everything else here asks for one.
  if (isGuest) {
    return (
      <header className={styles.header}>
        <div className={styles.inner}>
          <Logo />
        </div>
      </header>
    );
  }
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <Logo />
        <nav className={styles.navigation} aria-label={text.navigation}>
          <Link href={routes.home} className={styles.link} aria-current={at(routes.home)}>
            {text.draw}
          </Link>
          <Link href={routes.myBooks} className={styles.link} aria-current={at(routes.myBooks)}>
            {text.myBooks}
          </Link>
          {user && (
            <Link href={routes.myPictures} className={styles.link} aria-current={at(routes.myPictures)}>
              {text.myPictures}
            </Link>
          )}
          {sells && (
            <Link
              href={routes.pricing}
              className={classNames(styles.link, !isSettled && styles.unsettled)}
              aria-current={at(routes.pricing)}
            >
              {text.pricing}
            </Link>
          )}
          <Link href={routes.gallery} className={styles.link} aria-current={at(routes.gallery)}>
            {text.gallery}
          </Link>
          {user?.role === "teacher" && (
            <Link href={routes.classes} className={styles.link} aria-current={at(routes.classes)}>
              {text.classes}
            </Link>
          )}
          {user?.role === "admin" && (
            <Link
              href={routes.admin}
              className={styles.link}
              aria-current={path.startsWith(routes.admin) ? "page" : undefined}
            >
              {text.admin}
            </Link>
          )}
        </nav>
        <div className={styles.account}>
          {user ? (
            <>
              <Link
                href={routes.account}
                className={styles.greeting}
                aria-label={`${text.greeting(nameOf(user))} ${text.account}`}
              >
                <Icon name="person" />
                <span>{text.greeting(nameOf(user))}</span>
              </Link>
              <Button onClick={leave} crayon="red">
                {text.signOut}
              </Button>
            </>
          ) : (
            <>
              <ButtonLink href={routes.login} crayon="blue">
                {text.signIn}
              </ButtonLink>
              {registers && (
                <ButtonLink href={registerHref} crayon="green" className={classNames(!isSettled && styles.unsettled)}>
                  {text.register}
                </ButtonLink>
              )}
            </>
          )}
        </div>
        <IconButton
          icon="menu"
          label={text.openMenu}
          className={styles.menu}
          aria-haspopup="dialog"
          aria-expanded={menu === "open"}
          onClick={() => setMenu("open")}
        />
      </div>
      {menu !== "unused" && (
        <LazyPart>
          <MobileMenu
            open={menu === "open"}
            onOpenChange={(open) => setMenu(open ? "open" : "closed")}
            onSignOut={leave}
          />
        </LazyPart>
      )}
      {user && unsaved && (
        <LazyPart>
          <SignOutQuestion lost={unsaved} onClose={() => setUnsaved(null)} onSignOut={signOut} />
        </LazyPart>
      )}
    </header>
  );
}
