import { type ComponentType, lazy } from "react";

/**
 * A component whose script comes late, for what a page can do without. Where the script does not come, its boundary stays as it is: a page that
 * stands must not give way to an error page nobody asked for.
 */
export const optionalComponent = <Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> => lazy(() => load().catch(() => new Promise<never>(() => {}))) as ComponentType<Props>;
