import type { FieldErrors, FieldValues } from "react-hook-form";
import { Link } from "wouter";
import { routes } from "@/config/paths.ts";
import { useInstallation } from "@/lib/use-installation.ts";
import { errorText as text } from "@/text/errors.ts";
import { Notice } from "./notice.tsx";
import { SignInLink } from "./sign-in-link.tsx";

/** Where plans are sold, to them; always to the books that there are. */
function LimitLinks() {
  const { sells } = useInstallation();
  return (
    <p>
      {sells && (
        <>
          <Link href={routes.pricing}>{text.toPricing}</Link>{" "}
        </>
      )}
      <Link href={routes.myBooks}>{text.toBooks}</Link>
    </p>
  );
}

/** What helps after a failure of this kind; nothing where the sentence says all. */
function NextStep({ code }: { code: string }) {
  switch (code) {
    case "limit_reached":
      return <LimitLinks />;
    case "unauthenticated":
      return (
        <p>
          <SignInLink>{text.signInAgain}</SignInLink>
        </p>
      );
    case "use_admin_login":
      return (
        <p>
          <Link href={routes.adminLogin}>{text.adminLogin}</Link>
        </p>
      );
    default:
      return null;
  }
}

/**
 * Why a form was refused, where no single field is to blame (see `showServerError`), and the way on from there. Stays
 * until the form is sent again.
 */
export function FormFailure<Values extends FieldValues>({ errors }: { errors: FieldErrors<Values> }) {
  const failure = errors.root?.server;
  if (!failure?.message) return null;
  const title = errors.root?.title?.message;
  return (
    <Notice kind="error">
      {/* Never the same words twice. */}
      {title && title !== failure.message && (
        <p>
          <strong>{title}</strong>
        </p>
      )}
      <p>{failure.message}</p>
      <NextStep code={String(failure.type ?? "")} />
    </Notice>
  );
}
