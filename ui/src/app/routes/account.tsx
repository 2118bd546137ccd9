import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useLocation, useSearch } from "wouter";
import { ButtonLink } from "@/components/ui/button.tsx";
import { showToast } from "@/components/ui/toast-store.ts";
import { routes } from "@/config/paths.ts";
import { DeleteAccount } from "@/features/account/components/delete-account.tsx";
import { ExportData } from "@/features/account/components/export-data.tsx";
import { NameForm } from "@/features/account/components/name-form.tsx";
import { OwnSubscription } from "@/features/account/components/own-subscription.tsx";
import { PasswordForm } from "@/features/account/components/password-form.tsx";
import { PaymentReturn } from "@/features/account/components/payment-return.tsx";
import { RatingForm } from "@/features/account/components/rating-form.tsx";
import { SecondFactor } from "@/features/account/components/second-factor.tsx";
import { SessionList } from "@/features/account/components/session-list.tsx";
import { SignOn } from "@/features/account/components/sign-on.tsx";
import { usePageHead } from "@/lib/page-head.ts";
import { isPupil, leaveSession, useCurrentUser } from "@/lib/session.ts";
import { returnHereAfterSignIn } from "@/lib/sign-in-target.ts";
import { useInstallation } from "@/lib/use-installation.ts";
import { accountText as text } from "@/text/account.ts";
import { layoutText } from "@/text/layout.ts";
import styles from "./account.module.css";

/** /konto */
export default function Account() {
  usePageHead({ title: text.title, noIndex: true });
  const user = useCurrentUser();
  const queries = useQueryClient();
  const [, navigate] = useLocation();
  const query = new URLSearchParams(useSearch());
  // Kept when the address is tidied up.
  const [bought] = useState(query.get("zahlung") === "erfolg" ? (query.get("paket") ?? "") : null);
  const { isSettled, sells } = useInstallation();

  if (!user) {
    return (
      <div className={styles.centred}>
        <h1>{text.title}</h1>
        <p>{text.signIn}</p>
        <ButtonLink href={routes.login} look="main" icon="person" onClick={returnHereAfterSignIn}>
          {layoutText.signIn}
        </ButtonLink>
      </div>
    );
  }

  const leave = () => {
    navigate(routes.home);
    void leaveSession();
    queries.clear();
    showToast(text.deletion.success);
  };

  return (
    <div className={styles.page}>
      <header>
        <h1>{text.title}</h1>
        <p className={styles.email}>{text.signedInAs(user.email || user.loginName)}</p>
      </header>
      {isSettled && sells && (
        <section aria-labelledby="konto-paket">
          <h2 id="konto-paket">{text.subscription.heading}</h2>
          {bought !== null && <PaymentReturn userId={user.sub} plan={bought} />}
          <OwnSubscription userId={user.sub} />
        </section>
      )}
      <section aria-labelledby="konto-name">
        <h2 id="konto-name">{text.name.heading}</h2>
        <NameForm firstName={user.firstName} lastName={user.lastName} />
      </section>
      <section aria-labelledby="konto-passwort">
        <h2 id="konto-passwort">{text.password.heading}</h2>
        <p>{text.password.lead}</p>
        <PasswordForm onChanged={() => queries.invalidateQueries({ queryKey: ["/api/me/sessions"] })} />
      </section>
      {user.role !== "user" && <SecondFactor userId={user.sub} />}
      <SignOn userId={user.sub} />
      <section aria-labelledby="konto-geraete">
        <h2 id="konto-geraete">{text.sessions.heading}</h2>
        <p>{text.sessions.lead}</p>
        <SessionList userId={user.sub} />
      </section>
      <section aria-labelledby="konto-bewertung">
        <h2 id="konto-bewertung">{text.rating.heading}</h2>
        <p>
          {sells && `${text.rating.shown} `}
          {text.rating.lead}
        </p>
        <RatingForm />
      </section>
      <section aria-labelledby="konto-daten">
        <h2 id="konto-daten">{text.data.heading}</h2>
        <p>{text.data.lead}</p>
        <ExportData />
      </section>
      {!isPupil(user) && (
        <section aria-labelledby="konto-loeschen">
          <h2 id="konto-loeschen">{text.deletion.heading}</h2>
          <p>{text.deletion.lead}</p>
          <DeleteAccount onDeleted={leave} />
        </section>
      )}
    </div>
  );
}
