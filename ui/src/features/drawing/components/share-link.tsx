import { useState } from "react";
import { Button } from "@/components/ui/button.tsx";
import { TextField } from "@/components/ui/field.tsx";
import { inBase } from "@/config/base.ts";
import { homeText } from "@/text/home.ts";
import styles from "./page-grid.module.css";

const text = homeText.picture.link;

/** A link, to be handed on: by the clipboard, or where the browser gives none (on http) from a field. */
export function ShareLink({ href }: { href: string }) {
  const [state, setState] = useState<"idle" | "copied" | "shown">("idle");
  const address = new URL(inBase(href), window.location.origin).href;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setState("copied");
    } catch {
      setState("shown");
    }
  };
  if (state === "shown") {
    return (
      <TextField
        label={text.label}
        hint={text.hint}
        value={address}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
    );
  }
  return (
    <>
      <Button crayon="violet" icon={state === "copied" ? "check" : "link"} onClick={copy}>
        {state === "copied" ? text.copied : text.action}
      </Button>
      {/* Not as `aria-live` in the button: a dialog would leave both to screen readers. */}
      <span role="status" className={styles.announcement}>
        {state === "copied" && text.copied}
      </span>
    </>
  );
}
