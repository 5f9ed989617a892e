import { Children, type ReactNode } from "react";

/** Parts of a row with white space between them: styles part them by gaps, and where no styles are read words would run together. */
export const Spaced = ({ children }: { children: ReactNode }) => (
  <>{Children.toArray(children).flatMap((part, index) => (index === 0 ? [part] : [" ", part]))}</>
);
