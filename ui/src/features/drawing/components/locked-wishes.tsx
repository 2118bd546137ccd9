import type { ReactNode } from "react";
import { wishesText as text } from "@/text/wishes.ts";
import styles from "./locked-wishes.module.css";

/** A cat's face, nine units round its middle. */
const face = "M-8-2-7-11-2-8a9 9 0 0 1 4 0l5-3 1 9a8.5 8.5 0 1 1-16 0z";

interface CatProps {
  x?: number;
  y?: number;
  scale?: number;
  className?: string | undefined;
}

function Cat({ x = 20, y = 26, scale = 1, className }: CatProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path className={className} d={face} />
      <path d="M-3 0v1M3 0v1M-1 4l1 1 1-1M-2 7q2 1 2-2 0 3 2 2" />
    </g>
  );
}

interface LockedWish {
  label: string;
  /** What it would do. */
  does: string;
  /** The smallest page that shows it, where a picture says more than the words. */
  picture?: ReactNode;
}

const does = text.lockedWishes;

/** The wishes of each plan, in the order in which they are asked where they are open. */
const wishes: Readonly<Record<"basic" | "premium", readonly LockedWish[]>> = {
  basic: [
    {
      label: text.weather,
      does: does.weather,
      picture: (
        <>
          <Cat />
          <path d="M12 14a3 3 0 0 1 1-6 5 5 0 0 1 9-1 4 4 0 0 1 5 7zM7 19l-1 3M33 17l-1 3M34 30l-1 3M6 34l-1 3" />
        </>
      ),
    },
    { label: text.line, does: does.line, picture: <Cat className={styles.bold} /> },
    { label: text.detail, does: does.detail },
    { label: text.seed, does: does.seed },
    {
      label: text.frame,
      does: does.frame,
      picture: (
        <>
          <Cat />
          <rect className={styles.ornament} x="5" y="5" width="30" height="42" rx="2" />
        </>
      ),
    },
  ],
  premium: [
    {
      label: text.style,
      does: does.style,
      picture: <path className={styles.dots} transform="translate(20 27) scale(1.3)" d={face} />,
    },
    {
      label: text.name,
      does: does.name,
      picture: (
        <>
          <Cat y={33} scale={0.9} />
          <path d="M8 8H5v8h3M5 12h2.5M11 16V8l3 4 3-4v8M20 16V8l3 4 3-4v8M29 16l3-8 3 8M30 13h4" />
        </>
      ),
    },
    {
      label: text.figures,
      does: does.figures,
      picture: (
        <>
          <Cat x={13} y={17} scale={0.6} />
          <Cat x={27} y={25} scale={0.6} />
          <Cat x={14} y={38} scale={0.6} />
        </>
      ),
    },
    { label: text.figureSize, does: does.figureSize },
    { label: text.hair, does: does.hair },
    { label: text.outfit, does: does.outfit },
    { label: text.glasses, does: does.glasses },
    {
      label: text.place,
      does: does.place,
      picture: (
        <>
          <path d="M2 22q8-6 18-2 9-4 18 1M27 20v-8l5-5 5 5v9M8 19v-5m0 0a4 4 0 1 1 .1 0" />
          <Cat y={36} scale={0.9} />
        </>
      ),
    },
  ],
};

interface LockedWishesProps {
  plan: "basic" | "premium";
  planName: string;
}

/** What could be wished with a plan, for who does not have it: each with what it does and whose it is, and no dead field. */
export function LockedWishes({ plan, planName }: LockedWishesProps) {
  return (
    <ul className={styles.wishes}>
      {wishes[plan].map(({ label, does, picture }) => (
        <li key={label} className={styles.wish}>
          {picture && (
            <svg viewBox="0 0 40 52" aria-hidden="true">
              <rect className={styles.sheet} x="1" y="1" width="38" height="50" rx="3" />
              {picture}
            </svg>
          )}
          <p>
            <strong>{label}</strong> <span className={styles.plan}>{planName}</span>
            <br />
            {does}
          </p>
        </li>
      ))}
    </ul>
  );
}
