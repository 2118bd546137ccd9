import { classNames } from "@/lib/class-names.ts";
import styles from "./scene.module.css";

/** The three steps as line art; its shapes take their crayons when somebody touches the card around it. */
function Describe() {
  return (
    <>
      <path
        className={styles.yellow}
        d="M22 22c40-5 96-5 136 0 4 22 4 40 0 58-26 3-52 4-76 3-8 8-18 14-30 17 4-6 6-12 6-18-12 0-24-1-36-2-4-20-4-38 0-58z"
      />
      <path d="M42 42c30-2 62-2 92 0M42 58c22-2 46-2 70 0" />
      <g transform="translate(118 52) rotate(38)">
        <path className={styles.red} d="M0 0h16v54H0z" />
        <path className={styles.paper} d="M0 54h16l-8 18z" />
        <path className={styles.lead} d="M5 65h6l-3 7z" />
        <path className={styles.blue} d="M0 0c0-14 16-14 16 0z" />
      </g>
    </>
  );
}

function Draw() {
  return (
    <>
      <path className={styles.paper} d="M30 12c40-2 80-2 120 0 2 34 2 68 0 102-40 2-80 2-120 0-2-34-2-68 0-102z" />
      <path className={styles.yellow} d="M128 24a10 10 0 1 0 .1 0z" />
      <path className={styles.green} d="M31 96c28-14 52-10 72-6s34 2 48-4v28c-40 2-80 2-120 0z" />
      <path
        className={styles.orange}
        d="M74 102c-5-16-3-26 8-31h22c10 6 11 16 7 31-3 3-8 3-10 0l-2-9H86l-2 9c-2 3-7 3-10 0z"
      />
      <path
        className={styles.orange}
        d="M60 40l2-16 13 8c5-2 10-2 15 0l13-8 2 16c2 4 3 8 2 12-3 22-44 22-48 0-1-4-1-8 1-12z"
      />
      <path className={styles.red} d="M79 54h8l-4 5z" />
      <path d="M73 46v.1M93 46v.1M83 59c-2 4-6 4-8 2M83 59c2 4 6 4 8 2M52 52l12 2M52 60l12-1M114 52l-12 2M114 60l-12-1M111 84c14 4 18-10 11-16" />
    </>
  );
}

function Print() {
  return (
    <>
      <path className={styles.blue} d="M30 30c26-8 44-4 60 6v78c-16-10-34-14-60-6z" />
      <path className={styles.violet} d="M150 30c-26-8-44-4-60 6v78c16-10 34-14 60-6z" />
      <path className={styles.yellow} d="M120 50l5 10 11 1.6-8 7.8 2 11-10-5-10 5 2-11-8-7.8 11-1.600z" />
      <path d="M90 36v78M46 54c8-4 16-3 22 1M46 68c8-4 16-3 22 1M46 82c8-4 16-3 22 1" />
    </>
  );
}

const scenes = { describe: Describe, draw: Draw, print: Print };

/** A drawing of one step. */
export function Scene({ name, className }: { name: keyof typeof scenes; className?: string | undefined }) {
  const Shapes = scenes[name];
  return (
    <svg className={classNames(styles.scene, className)} viewBox="14 4 152 118" aria-hidden="true">
      <Shapes />
    </svg>
  );
}
