import type { ReactNode } from "react";
import { Kit } from "~/ui/kit/Kit";
import styles from "./Auth.module.css";

type AuthPageProps = {
  title: string;
  lead: ReactNode;
  /** The form. */
  children: ReactNode;
  /** Other ways, below. */
  footer?: ReactNode;
};

/** One narrow panel in the middle of the page: heading, form, other ways. */
export function AuthPage({ title, lead, children, footer }: AuthPageProps) {
  return (
    <section className={`wrap ${styles.auth}`}>
      <header className={styles.authH}>
        <h1>{title}</h1>
        <p>{lead}</p>
      </header>
      <Kit>{children}</Kit>
      {footer}
    </section>
  );
}

/** A question and the link that answers it. */
export function AuthAlternative({ question, children }: { question?: string; children: ReactNode }) {
  return (
    <p className={styles.authAlt}>
      {question} {children}
    </p>
  );
}
