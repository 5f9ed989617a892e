import { type ComponentType, lazy } from "react";
import { isHydrated } from "./use-hydrated";

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

const scripts: Promise<void>[] = [];

/**
 * Resolves when the scripts of all parts that the server has drawn are there. Hydrated without them, a page could answer nothing: React keeps updates back until such
 * a part is hydrated, or takes it away (its error 421). Rejects when one of them is lost: as without any script, the page stays as it is (docs/decisions/0209).
 */
export const scriptsOfDrawnParts = () => Promise.all(scripts);

/**
 * A component whose script comes late, for what a page can do without and the server does not draw. Where the script does not come, nothing does: a page that
 * stands must not give way to an error page nobody asked for.
 */
export const optionalComponent = <Props,>(load: Load<Props>) =>
  lazy(() => load().catch(() => new Promise<never>(() => {}))) as unknown as ComponentType<Props>;

/**
 * A component whose script only the pages need that show it. Where the server has drawn it, which `selector` finds in the document, the script is fetched at once, and
 * the page waits for it with its hydration; elsewhere the component is made by `elsewhere`, and its script comes with it.
 */
export function drawnComponent<Props extends object>(
  load: Load<Props>,
  selector: string | false,
  elsewhere: (load: Load<Props>) => ComponentType<Props> = lazy as never,
): ComponentType<Props> {
  if (isHydrated() || !selector || !document.querySelector(selector)) return elsewhere(load);
  let Part: ComponentType<Props>;
  scripts.push(
    load().then((loaded) => {
      Part = loaded.default;
    }),
  );
  return (props) => <Part {...props} />;
}
