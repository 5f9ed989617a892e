import type { HomeTraits } from "~/module-kinds/kind";
import { serverTraitsOf } from "~/module-kinds/server-traits.server";
import type { RequestContext } from "~/request/context/request-context";
import type { ChosenModule } from "~/session/visitor.server";

/** The module of a home page; nobody reaches one without it. */
export function moduleOf(context: RequestContext): ChosenModule {
  const { module } = context.session;
  if (!module) throw new Error("a home without a module");
  return module;
}

/** How its kind has its home. */
export const homeTraitsOf = (context: RequestContext): HomeTraits => serverTraitsOf(moduleOf(context).type).home;
