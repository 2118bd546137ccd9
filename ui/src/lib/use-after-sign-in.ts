import { useEffect } from "react";
import { useLocation } from "wouter";
import { showToast } from "@/components/ui/toast-store.ts";
import { homeWithPrompt, routes } from "@/config/paths.ts";
import { authText } from "@/text/auth.ts";
import { useCurrentUser } from "./session.ts";
import { takeSignInTarget } from "./sign-in-target.ts";
import { markPromptToRestore, readPendingPages, takePendingPrompt } from "./storage.ts";

interface AfterSignIn {
  /** Where an administrator goes when nothing is pending. */
  admin: string;
}

/**
 * Leads away from a sign-in page once somebody is signed in: to what they were about to buy, to the book that was being
 * made, or to the place of their role.
 */
export function useAfterSignIn({ admin }: AfterSignIn): void {
  const user = useCurrentUser();
  const [, navigate] = useLocation();

  useEffect(() => {
    if (!user) return;
    const target = takeSignInTarget();
    if (target) {
      navigate(target, { replace: true });
      return;
    }
    const pending = takePendingPrompt();
    if (pending) {
      markPromptToRestore(pending);
      showToast(authText.login.restored);
      navigate(homeWithPrompt(pending.prompt), { replace: true });
    } else if (readPendingPages(user.sub).length > 0) {
      showToast(authText.login.restored);
      navigate(routes.home, { replace: true });
    } else {
      navigate(user.role === "admin" ? admin : routes.myBooks, { replace: true });
    }
  }, [user, admin, navigate]);
}
