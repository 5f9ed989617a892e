import { Scripts } from "@remix-run/react";
import {
  Children,
  type ComponentProps,
  cloneElement,
  Fragment,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from "react";

/**
 * Remix's scripts, fetched after what is seen: a page is whole without them, and on a slow line they would take it from styles, fonts and
 * pictures (docs/decisions/0114). Remix has no setting for it, so its links are given the priority here.
 */
export function LateScripts(props: ComponentProps<typeof Scripts>) {
  return withLowPriority(Scripts(props));
}

function withLowPriority(node: ReactNode): ReactNode {
  return Children.map(node, (child) => {
    if (!isValidElement(child)) return child;
    const { type, props } = child as ReactElement<{ children?: ReactNode }>;
    if (type === Fragment) return withLowPriority(props.children);
    return type === "link" ? cloneElement(child, { fetchpriority: "low" } as object) : child;
  });
}
