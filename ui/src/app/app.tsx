import { Fragment } from "react";
import { useAddressForm } from "@/lib/address-form.ts";
import { layoutText } from "@/text/layout.ts";
import styles from "./app.module.css";
import { Footer } from "./layout/footer.tsx";
import { Header } from "./layout/header.tsx";
import { Messages } from "./layout/messages.tsx";
import { UpdateNotice } from "./layout/update-notice.tsx";
import { useRouteFocus } from "./layout/use-route-focus.ts";
import { Providers } from "./providers.tsx";
import { Router } from "./router.tsx";

function Frame() {
  const main = useRouteFocus();
  const form = useAddressForm();
  return (
    <Fragment key={form}>
      <a className={styles.skip} href="#inhalt">
        {layoutText.skip}
      </a>
      <UpdateNotice />
      <Header />
      <main ref={main} id="inhalt" className={styles.main} tabIndex={-1}>
        <Router />
      </main>
      <Footer />
      <Messages />
    </Fragment>
  );
}

/** The whole app. */
export function App() {
  return (
    <Providers>
      <Frame />
    </Providers>
  );
}
