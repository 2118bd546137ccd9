import { Link } from "wouter";
import { Notice } from "@/components/ui/notice.tsx";
import { routes } from "@/config/paths.ts";
import { useInstallation } from "@/lib/use-installation.ts";
import { adminText } from "@/text/admin.ts";
import { useBackups } from "../api/backups.ts";
import styles from "./panel.module.css";

const text = adminText.toDo;
const mails = adminText.dashboard.mail;

/** Whether one folder lies in the other, or is it. */
const isWithin = (folder: string, other: string) => `${folder}/`.startsWith(`${other.replace(/\/+$/, "")}/`);

interface SetUpHintsProps {
  /** Whether the configuration names the server's address. */
  publicAddress: boolean;
  /** Whether it names a mail server. */
  mail: boolean;
}

/** What the one who runs this server may still want to set up, each with what to do; nothing when all is done. */
export function SetUpHints({ publicAddress, mail }: SetUpHintsProps) {
  const { isSettled, sells, audience } = useInstallation();
  const backups = useBackups().data;
  const hints: readonly { open: boolean; sentence: string; href?: string; link?: string }[] = [
    { open: !publicAddress, sentence: text.address },
    { open: !mail, sentence: mails.notConfigured, href: routes.adminOutbox, link: mails.show },
    {
      open: backups ? isWithin(backups.folder, backups.dataFolder) : false,
      sentence: text.backups,
      href: routes.adminBackups,
    },
    // Families and schools sell nothing.
    { open: isSettled && !sells && audience === "public", sentence: text.payment },
  ];
  const open = hints.filter((hint) => hint.open);
  if (open.length === 0) return null;
  return (
    <Notice kind="hint">
      <h2>{text.heading}</h2>
      <ul className={styles.toDo}>
        {open.map(({ sentence, href, link = text.show }) => (
          <li key={sentence}>
            {sentence} {href && <Link href={href}>{link}</Link>}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
