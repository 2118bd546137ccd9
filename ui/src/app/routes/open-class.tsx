import { ButtonLink } from "@/components/ui/button.tsx";
import { Waiting } from "@/components/ui/waiting.tsx";
import { routes } from "@/config/paths.ts";
import { AuthCard } from "@/features/auth/components/auth-card.tsx";
import { LoginForm } from "@/features/auth/components/login-form.tsx";
import { useOpenClass } from "@/features/school/api/classes.ts";
import sharing from "@/features/sharing/components/sharing.module.css";
import { messageOf } from "@/lib/api-client.ts";
import { usePageHead } from "@/lib/page-head.ts";
import { useAfterSignIn } from "@/lib/use-after-sign-in.ts";
import { booksText } from "@/text/books.ts";
import { sharingText } from "@/text/sharing.ts";
import styles from "./page.module.css";

const text = sharingText.openClass;

function SignIn({ name }: { name: string }) {
  useAfterSignIn({ admin: routes.admin });
  return (
    <AuthCard title={text.title(name)} lead={text.lead}>
      <LoginForm />
      <p className={sharing.last}>{text.forgot}</p>
    </AuthCard>
  );
}

/** /klasse/{name}: where the pupils of an open class sign in with their login cards. */
export default function OpenClass({ name }: { name: string }) {
  const query = useOpenClass(name);
  usePageHead({ title: text.title(query.data?.name ?? name), noIndex: true });
  if (query.isPending) return <Waiting label={text.loading} />;
  if (query.data) return <SignIn name={query.data.name} />;
  return (
    <div className={styles.centred}>
      <h1>{text.title(name)}</h1>
      <p>{messageOf(query.error, text.failure)}</p>
      <ButtonLink href={routes.home} icon="house">
        {booksText.preview.home}
      </ButtonLink>
    </div>
  );
}
