import type { ReactNode } from "react";
import { Link } from "wouter";
import { routes } from "@/config/paths.ts";
import { returnHereAfterSignIn } from "@/lib/sign-in-target.ts";

/** To the login and, once somebody is signed in, back to this page. */
export function SignInLink({ children }: { children: ReactNode }) {
  return (
    <Link href={routes.login} onClick={returnHereAfterSignIn}>
      {children}
    </Link>
  );
}
