import type { HTMLAttributes } from "react";

/** The content of a page, where "Skip to content" leads. */
export function Main({ children, ...rest }: HTMLAttributes<HTMLElement>) {
  return (
    <main id="main" tabIndex={-1} {...rest}>
      {/* Text browsers that know no `main` look for an anchor of that name (w3m). */}
      <a {...({ name: "main" } as object)} />
      {children}
    </main>
  );
}
