import { useState } from "react";
import { Link } from "wouter";
import { routes } from "@/config/paths.ts";
import { appearances, chooseAppearance, chosenAppearance } from "@/lib/appearance.ts";
import { layoutText as text } from "@/text/layout.ts";
import styles from "./footer.module.css";

/** Light, dark, or as the device is set. */
function AppearanceChoice() {
  const [chosen, setChosen] = useState(chosenAppearance);
  return (
    <label className={styles.appearance}>
      {text.appearance}
      <select
        value={chosen}
        onChange={({ currentTarget: { value } }) => {
          const next = appearances.find((appearance) => appearance === value) ?? "system";
          setChosen(next);
          chooseAppearance(next);
        }}
      >
        {appearances.map((appearance) => (
          <option key={appearance} value={appearance}>
            {text.appearances[appearance]}
          </option>
        ))}
      </select>
    </label>
  );
}

/** A pencil line, one sentence, the legal links, the look. */
export function Footer() {
  return (
    <footer className={styles.footer}>
      <svg className={styles.line} viewBox="0 0 1200 24" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 12c60-9 110 9 180 1s120-8 190 0 130 6 200-2 130-6 200 2 120 6 190-1 150-6 240 1" />
      </svg>
      <div className={styles.inner}>
        <p>{text.footer}</p>
        <nav className={styles.links} aria-label={text.legal}>
          <Link href={routes.terms}>{text.terms}</Link>
          <Link href={routes.imprint}>{text.imprint}</Link>
          <Link href={routes.privacy}>{text.privacy}</Link>
          <Link href={routes.compliance}>{text.compliance}</Link>
          <Link href={routes.about}>{text.about}</Link>
        </nav>
        <AppearanceChoice />
      </div>
    </footer>
  );
}
