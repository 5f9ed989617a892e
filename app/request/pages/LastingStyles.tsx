import { Links } from "@remix-run/react";
import {
  Children,
  Fragment,
  isValidElement,
  type LinkHTMLAttributes,
  type ReactElement,
  type ReactNode,
  useState,
} from "react";

type LinkElement = ReactElement<LinkHTMLAttributes<HTMLLinkElement>>;

/**
 * Remix's links, and the style sheets of the dialog that the server drew. A sheet that is there once stays until the next document, as
 * those that late scripts bring do: a script whose sheet the page links already brings none of its own, and what it draws on a later
 * page, or in a later dialog, would stand unstyled (docs/decisions/0115).
 */
export function LastingStyles({ dialogStyles }: { dialogStyles: readonly string[] }) {
  const links = linksIn(Links());
  const linked = links.flatMap(({ props }) => (isSheet(props) && props.href ? [props.href] : []));
  const here = [...linked, ...dialogStyles];
  const [kept, setKept] = useState(() => [...new Set(here)]);
  if (here.some((href) => !kept.includes(href))) setKept([...new Set([...kept, ...here])]);
  return (
    <>
      {links.filter(({ props }) => !isSheet(props))}
      {kept.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
    </>
  );
}

const isSheet = ({ rel }: LinkHTMLAttributes<HTMLLinkElement>) => rel === "stylesheet";

function linksIn(node: ReactNode): LinkElement[] {
  return Children.toArray(node).flatMap((child) => {
    if (!isValidElement<{ children?: ReactNode }>(child)) return [];
    return child.type === Fragment ? linksIn(child.props.children) : [child as LinkElement];
  });
}
