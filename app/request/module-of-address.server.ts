import { redirectTo } from "./respond.server";
import type { Shop } from "./shop.server";

const parameter = "module_id";

/**
 * A link into a store, an item, a category, a campaign or results names its module (RTE-11, RTE-32, RTE-34), and the visitor comes along: cart,
 * colours and words are that module's. Before any loader of the document looks at the module.
 */
export async function enterModuleOfAddress(shop: Shop): Promise<void> {
  const { pathname, searchParams } = shop.url;
  const id = Number(searchParams.get(parameter));
  const isOfModule =
    /^\/(store|product|category|campaigns)\//.test(pathname) || (pathname === "/home" && searchParams.has("data_type"));
  if (!shop.isDocument || !id || !isOfModule || shop.session.module?.id === id) return;
  const modules = await shop.api.modules.list();
  const module = modules.ok ? modules.value.find((candidate) => candidate.id === id) : undefined;
  if (module) shop.session.set("module", { id: module.id, type: module.type });
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
