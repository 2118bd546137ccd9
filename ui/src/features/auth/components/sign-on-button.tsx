import { ButtonLink } from "@/components/ui/button.tsx";
import { inBase } from "@/config/base.ts";
import { keepSignInTarget } from "@/lib/sign-in-target.ts";
import { usePublicConfig } from "@/lib/use-public-config.ts";
import { signOnText } from "@/text/sign-on.ts";
import { signOnAddress } from "../api/sign-on.ts";
import styles from "./auth-card.module.css";

/** The way to the service that signs people in; nothing where the server has none. */
export function SignOnButton() {
  const service = usePublicConfig()?.signOn;
  if (!service) return null;
  return (
    <div className={styles.service}>
      <ButtonLink href={inBase(signOnAddress)} leavesApp look="main" crayon="blue" wide onClick={keepSignInTarget}>
        {signOnText.button(service.name)}
      </ButtonLink>
      <p>{signOnText.or}</p>
    </div>
  );
}
