import type { ChosenModule } from "~/session/visitor.server";
import { redirectTo } from "~/request/posting/respond.server";
import type { Shop } from "./request-context.server";

const parameter = "module_id";

/**
 * A link into a store, an item, a category, a campaign or results names its module (RTE-11, RTE-32, RTE-34), and the visitor comes along: cart,
 * colours and words are that module's. Before any loader of the document looks at the module.
 */
export async function enterModuleOfAddress(shop: Shop): Promise<void> {
  const { pathname, searchParams } = shop.url;
  const isOfModule =
    /^\/(store|product|category|campaigns)\//.test(pathname) || (pathname === "/home" && searchParams.has("data_type"));
  if (!shop.isDocument || !isOfModule) return;
  const module = await moduleOfAddress(shop);
  if (module && module.id !== shop.session.module?.id) shop.session.set("module", module);
}

/**
 * The module that an address names. Null for one that the operator does not have, so that no made-up number ever goes out to the
 * delivery API.
 */
export async function moduleOfAddress(shop: Shop): Promise<ChosenModule | null> {
  const named = shop.url.searchParams.get(parameter);
  const { module } = shop.session;
  if (!named || named === String(module?.id)) return module;
  const modules = await shop.api.modules.list();
  const known = modules.ok ? modules.value.find(({ id }) => String(id) === named) : undefined;
  return known ? { id: known.id, type: known.type } : null;
}

/**
 * For the page that knows its module: an address that does not name it is completed, and a hydrated page of another module is
 * loaded whole. Throws the redirect.
 */
export async function requireModule(shop: Shop, moduleId: number): Promise<void> {
  const isNamed = shop.url.searchParams.get(parameter) === String(moduleId);
  // A document whose module is named but could not be entered stays as it is.
  if (shop.session.module?.id === moduleId || (isNamed && shop.isDocument)) return;
  const others = [...shop.url.searchParams].filter(([name]) => name !== parameter);
  // In front, because what follows a dialog's name belongs to the dialog.
  const search = new URLSearchParams([[parameter, String(moduleId)], ...others]);
  const response = await redirectTo(shop, `${shop.url.pathname}?${search}`);
  if (!shop.isDocument) response.headers.set("X-Remix-Reload-Document", "true");
  throw response;
}
