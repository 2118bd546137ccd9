import { photoText } from "@/text/photo.ts";
import styles from "./advice.module.css";

const text = photoText.advice;

/** A dog's face, large, before a quiet wall: as a photo, or as the page that it becomes. */
function DogPicture({ as, label }: { as: "photo" | "page"; label: string }) {
  return (
    <svg viewBox="0 0 120 96" className={as === "photo" ? styles.photo : styles.page} role="img" aria-label={label}>
      <path className={styles.wall} d="M0 0h120v96H0z" />
      <path className={styles.coat} d="M34 96c-3-18 2-28 12-31h28c10 3 15 13 12 31z" />
      <path className={styles.coat} d="M60 14c17 0 27 10 28 27 1 20-11 34-28 34S31 61 32 41c1-17 11-27 28-27z" />
      <path className={styles.ear} d="M37 21c-9-3-16 2-18 13-2 12 2 23 9 26 6-3 8-12 8-22 0-7 0-12 1-17z" />
      <path className={styles.ear} d="M83 21c9-3 16 2 18 13 2 12-2 23-9 26-6-3-8-12-8-22 0-7 0-12-1-17z" />
      <path className={styles.muzzle} d="M60 44c10 0 17 6 17 15s-7 15-17 15-17-6-17-15 7-15 17-15z" />
      <path className={styles.dark} d="M53 48c3-3 11-3 14 0 1 4-4 8-7 8s-8-4-7-8z" />
      <path className={styles.line} d="M60 56v6M51 63c2 4 7 4 9 0 2 4 7 4 9 0" />
      <circle className={styles.dark} cx="48" cy="37" r="3.6" />
      <circle className={styles.dark} cx="72" cy="37" r="3.6" />
    </svg>
  );
}

/** Tiny people with long shadows before a row of houses. */
function CrowdPicture({ label }: { label: string }) {
  const people = [34, 58, 82];
  return (
    <svg viewBox="0 0 120 96" className={styles.photo} role="img" aria-label={label}>
      <path className={styles.sky} d="M0 0h120v96H0z" />
      <path className={styles.coat} d="M0 62V26l14-11 14 11v36z" />
      <path className={styles.muzzle} d="M28 62V18h22v44z" />
      <path className={styles.ear} d="M50 62V30l17-13 17 13v32z" />
      <path className={styles.wall} d="M84 62V12h36v50z" />
      <path
        className={styles.line}
        d="M6 32h7v8H6zM17 32h7v8h-7zM6 46h7v8H6zM17 46h7v8h-7zM32 24h6v7h-6zM41 24h6v7h-6zM32 37h6v7h-6zM41 37h6v7h-6zM57 36h7v8h-7zM70 36h7v8h-7zM90 18h6v7h-6zM100 18h6v7h-6zM110 18h6v7h-6zM90 31h6v7h-6zM100 31h6v7h-6zM110 31h6v7h-6z"
      />
      <path className={styles.ground} d="M0 62h120v34H0z" />
      {people.map((x) => (
        <g key={x}>
          <path className={styles.dark} d={`M${x} 82l26 10 4-3-26-9z`} />
          <path className={styles.coat} d={`M${x - 4} 82l1-13c1-3 5-3 6 0l1 13z`} />
          <circle className={styles.muzzle} cx={x} cy="63.5" r="3.5" />
        </g>
      ))}
    </svg>
  );
}

/** Which photos become good pages, before one is chosen. */
export function Advice() {
  return (
    <section className={styles.advice} aria-labelledby="photo-advice">
      <h2 id="photo-advice">{text.heading}</h2>
      <ul className={styles.pair}>
        <li>
          <DogPicture as="photo" label={text.good.alt} />
          <p>
            <strong>{text.good.title}.</strong> {text.good.text}
          </p>
        </li>
        <li>
          <CrowdPicture label={text.poor.alt} />
          <p>
            <strong>{text.poor.title}.</strong> {text.poor.text}
          </p>
        </li>
      </ul>
    </section>
  );
}

/** What becomes of a photo, for who cannot try it. */
export const Sample = () => (
  <div className={styles.pair}>
    <DogPicture as="photo" label={photoText.sample.photo} />
    <DogPicture as="page" label={photoText.sample.page} />
  </div>
);
