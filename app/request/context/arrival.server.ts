import type { ChosenModule } from "~/session/visitor.server";
import { dialogHref } from "~/ui/dialog-href";
import { redirectTo } from "~/request/posting/respond.server";
import type { Shop } from "./request-context.server";

/** For pages that show what is sold near the visitor: throws the way to the map while no place is chosen (RTE-10). */
export async function requirePlace(shop: Shop): Promise<void> {
  if (!shop.session.place) throw await redirectTo(shop, "/");
}

/** The same for pages of one module, which a visitor with a place chooses next (MOD-02). */
export async function requireChosenModule(shop: Shop): Promise<ChosenModule> {
  await requirePlace(shop);
  if (!shop.session.module) throw await redirectTo(shop, dialogHref("/", "modules"));
  return shop.session.module;
}
