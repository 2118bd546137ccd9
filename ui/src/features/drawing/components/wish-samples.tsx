import type { ReactNode } from "react";
import { wishesText } from "@/text/wishes.ts";
import styles from "./wish-samples.module.css";

const text = wishesText.samples;

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

interface Sample {
  label: string;
  before: ReactNode;
  after: ReactNode;
}

const cat = <Cat />;

/** What wishes of each plan do to a page, on the smallest page that shows it. */
const samples: Readonly<Record<"basic" | "premium", readonly Sample[]>> = {
  basic: [
    {
      label: text.weather,
      before: cat,
      after: (
        <>
          {cat}
          <path d="M12 14a3 3 0 0 1 1-6 5 5 0 0 1 9-1 4 4 0 0 1 5 7zM7 19l-1 3M33 17l-1 3M34 30l-1 3M6 34l-1 3" />
        </>
      ),
    },
    { label: text.line, before: cat, after: <Cat className={styles.bold} /> },
    {
      label: text.frame,
      before: cat,
      after: (
        <>
          {cat}
          <rect className={styles.ornament} x="5" y="5" width="30" height="42" rx="2" />
        </>
      ),
    },
  ],
  premium: [
    {
      label: text.style,
      before: cat,
      after: <path className={styles.dots} transform="translate(20 27) scale(1.3)" d={face} />,
    },
    {
      label: text.name,
      before: cat,
      after: (
        <>
          <Cat y={33} scale={0.9} />
          <path d="M8 8H5v8h3M5 12h2.5M11 16V8l3 4 3-4v8M20 16V8l3 4 3-4v8M29 16l3-8 3 8M30 13h4" />
        </>
      ),
    },
    {
      label: text.figures,
      before: cat,
      after: (
        <>
          <Cat x={13} y={17} scale={0.6} />
          <Cat x={27} y={25} scale={0.6} />
          <Cat x={14} y={38} scale={0.6} />
        </>
      ),
    },
    {
      label: text.place,
      before: cat,
      after: (
        <>
          <path d="M2 22q8-6 18-2 9-4 18 1M27 20v-8l5-5 5 5v9M8 19v-5m0 0a4 4 0 1 1 .1 0" />
          <Cat y={36} scale={0.9} />
        </>
      ),
    },
  ],
};

/** Small pages without and with the wishes of a plan, for who does not have it. */
export function WishSamples({ plan }: { plan: "basic" | "premium" }) {
  return (
    <ul className={styles.samples}>
      {samples[plan].map(({ label, before, after }) => (
        <li key={label} className={styles.sample}>
          <svg viewBox="0 0 96 52" aria-hidden="true">
            <rect className={styles.sheet} x="1" y="1" width="38" height="50" rx="3" />
            {before}
            <path className={styles.arrow} d="M43 26h9m-3-3 3 3-3 3" />
            <g transform="translate(56)">
              <rect className={styles.sheet} x="1" y="1" width="38" height="50" rx="3" />
              {after}
            </g>
          </svg>
          <span>{label}</span>
        </li>
      ))}
    </ul>
  );
}
