import { redirectTo } from "~/request/posting/respond.server";
import type { ChosenModule } from "~/session/visitor.server";
import { dialogHref } from "~/ui/dialog-href";
import type { RequestContext } from "./request-context";

/** For pages that show what is sold near the visitor: throws the way to the map while no place is chosen (RTE-10). */
export async function requirePlace(context: RequestContext): Promise<void> {
  if (!context.session.area) throw await redirectTo(context, "/");
}

/** The same for pages of one module, which a visitor with a place chooses next (MOD-02). */
export async function requireChosenModule(context: RequestContext): Promise<ChosenModule> {
  await requirePlace(context);
  if (!context.session.module) throw await redirectTo(context, dialogHref("/", "modules"));
  return context.session.module;
}
