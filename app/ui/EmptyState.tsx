import type { ReactNode } from "react";
import { classes } from "./classes";
import { Pictogram } from "./Icon";
import type { PictogramName } from "./icons/names";
import { buttonClass } from "./SubmitButton";

type EmptyStateProps = {
  picture: PictogramName;
  title: string;
  /** What happened and what to do next, in one sentence. */
  children: ReactNode;
  action?: { href: string; label: string };
  /** Inside drawers and panels. */
  small?: boolean;
  as?: "h1" | "h2";
};

/** One picture, a title, a sentence, one button. */
export function EmptyState({ picture, title, children, action, small = false, as: Heading = "h2" }: EmptyStateProps) {
  return (
    <div className={classes("empty", small && "empty--sm")}>
      <span className="empty__art">
        <Pictogram name={picture} />
      </span>
      <Heading className="empty__t">{title}</Heading>
      <p>{children}</p>
      {action ? (
        <a className={buttonClass()} href={action.href}>
          {action.label}
        </a>
      ) : null}
    </div>
  );
}
