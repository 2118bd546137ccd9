import { Button } from "@/components/ui/button.tsx";
import { Icon } from "@/components/ui/icon.tsx";
import { classNames } from "@/lib/class-names.ts";
import { useInstallation } from "@/lib/use-installation.ts";
import { homeText } from "@/text/home.ts";
import { Scene } from "./scene.tsx";
import styles from "./sections.module.css";

const scenes = ["describe", "draw", "print"] as const;
const crayons = ["red", "orange", "yellow", "green", "blue", "violet"] as const;

function Steps() {
  const { heading, items } = homeText.steps;
  return (
    <section className={styles.section} aria-labelledby="so-geht-es">
      <h2 id="so-geht-es">{heading}</h2>
      <ol className={styles.steps}>
        {items.map(({ title, text }, index) => (
          <li key={title} className={styles.step}>
            <Scene name={scenes[index] ?? "draw"} className={styles.scene} />
            <h3>
              <span className={styles.number}>{index + 1}</span> {title}
            </h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Features() {
  const { heading, withPremium, items } = homeText.features;
  const { isSettled, productName, sells } = useInstallation();
  return (
    <section className={styles.section} aria-labelledby="was-es-kann">
      <h2 id="was-es-kann">{heading(productName)}</h2>
      <ul className={styles.features}>
        {items.map(({ icon, title, text, ...item }, index) => (
          <li key={title} className={classNames(styles.feature, styles[crayons[index % crayons.length] ?? "yellow"])}>
            <Icon name={icon} size="large" />
            <div>
              <h3>{title}</h3>
              <p>
                {text}
                {"needsPremium" in item && isSettled && sells && ` ${withPremium}`}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Audiences() {
  const { heading, items } = homeText.audiences;
  return (
    <section className={styles.section} aria-labelledby="fuer-wen">
      <h2 id="fuer-wen">{heading}</h2>
      <ul className={styles.audiences}>
        {items.map(({ icon, title, text }) => (
          <li key={title}>
            <h3>
              <Icon name={icon} />
              {title}
            </h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function About({ onStart }: { onStart: () => void }) {
  const { heading, paragraphs, action } = homeText.about;
  const { productName } = useInstallation();
  return (
    <section className={classNames(styles.section, styles.about)} aria-labelledby="malbuch-gestalten">
      <h2 id="malbuch-gestalten">{heading}</h2>
      {paragraphs(productName).map((paragraph) => (
        <p key={paragraph} className={styles.paragraph}>
          {paragraph}
        </p>
      ))}
      <Button icon="pencil" onClick={onStart}>
        {action}
      </Button>
    </section>
  );
}

/** What a visitor may want to know before starting: how it works, what it can do, for whom it is. */
export function Sections({ onStart }: { onStart: () => void }) {
  return (
    <>
      <Steps />
      <Features />
      <Audiences />
      <About onStart={onStart} />
    </>
  );
}
