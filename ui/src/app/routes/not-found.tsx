import { ButtonLink } from "@/components/ui/button.tsx";
import { routes } from "@/config/paths.ts";
import { usePageHead } from "@/lib/page-head.ts";
import { notFoundText as text } from "@/text/not-found.ts";
import styles from "./not-found.module.css";

/** Any other address; in English, as the specification has it. */
export default function NotFound() {
  usePageHead({ title: text.title, noIndex: true });
  return (
    <div className={styles.page} lang="en">
      <svg className={styles.drawing} viewBox="0 0 240 150" aria-hidden="true">
        <path d="M30 96c-4-34 10-62 34-62s36 24 32 62" />
        <path className={styles.stroke} d="M14 104c14-10 26 8 40-2s28-8 42 2 30 8 44-2 28-8 42 2 26 6 40-2" />
        <path className={styles.pencil} d="M150 98l8-32 46-46c4-4 10-4 14 0l6 6c4 4 4 10 0 14l-46 46z" />
        <path d="M158 66l20 20M196 28l20 20M150 98l3-12 9 9z" />
        <path d="M52 66v.1M76 66v.1M52 84c8-6 16-6 24 0" />
      </svg>
      <h1>{text.heading}</h1>
      <p>{text.explanation}</p>
      <ButtonLink href={routes.home} look="main" icon="house">
        {text.home}
      </ButtonLink>
    </div>
  );
}
