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
import { lateLink } from "./late-link";

/**
 * Remix's scripts, fetched after what is seen: a page is whole without them, and on a slow line they would take it from styles, fonts and
 * pictures (docs/decisions/0114). Remix has no setting for it, so its links are made late here.
 */
export function LateScripts(props: ComponentProps<typeof Scripts>) {
  return withLateLinks(Scripts(props));
}

function withLateLinks(node: ReactNode): ReactNode {
  return Children.map(node, (child) => {
    if (!isValidElement(child)) return child;
    const { type, props } = child as ReactElement<{ children?: ReactNode }>;
    if (type === Fragment) return withLateLinks(props.children);
    return type === "link" ? cloneElement(child, lateLink) : child;
  });
}
