import type { ReactNode } from "react";
import styles from "./auth-card.module.css";

interface AuthCardProps {
  title: string;
  lead: string;
  children: ReactNode;
}

/** The frame of all sign-in pages: a sheet with a row of crayons on top. */
export function AuthCard({ title, lead, children }: AuthCardProps) {
  return (
    <section className={styles.card}>
      <svg className={styles.crayons} viewBox="0 0 168 40" aria-hidden="true">
        {["red", "orange", "yellow", "green", "blue", "violet"].map((crayon, index) => (
          <g key={crayon} className={styles[crayon]} transform={`translate(${4 + index * 27} 2)`}>
            <path className={styles.wood} d="M2 18C5 11 8 6 11.5 2c3.5 4 6.5 9 9 16z" />
            <path d="M9 6.5 11.5 2l2.3 4.300zM2 18c6-1.5 12.5-1.5 18.5 0V42H2z" />
          </g>
        ))}
      </svg>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      {children}
    </section>
  );
}
