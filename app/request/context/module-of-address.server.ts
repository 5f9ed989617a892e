import { redirectTo } from "~/request/posting/respond.server";
import type { ChosenModule } from "~/session/visitor.server";
import type { RequestContext } from "./request-context";

const parameter = "module_id";

/**
 * A link into a home, a store, an item, a category, a campaign or results names its module (RTE-11, RTE-32, RTE-34), and the visitor comes along: cart,
 * colours and words are that module's. Before any loader of the document looks at the module. Data requests enter one only where none was entered: a page
 * from a cache of others gave the visitor no cookie (docs/decisions/0195).
 */
export async function enterModuleOfAddress(context: RequestContext): Promise<void> {
  const isOfModule = /^\/(home$|(store|product|category|campaigns)\/)/.test(context.url.pathname);
  if (!isOfModule || !(context.isDocument || context.session.module === null)) return;
  const module = await moduleOfAddress(context);
  if (module && module.id !== context.session.module?.id) context.session.set("module", module);
}

/**
 * The module that an address names. Null for one that the operator does not have, so that no made-up number ever goes out to the
 * delivery API.
 */
export async function moduleOfAddress(context: RequestContext): Promise<ChosenModule | null> {
  const named = context.url.searchParams.get(parameter);
  const { module } = context.session;
  if (!named || named === String(module?.id)) return module;
  const modules = await context.api.modules.list();
  const known = modules.ok ? modules.value.find(({ id }) => String(id) === named) : undefined;
  return known ? { id: known.id, type: known.type } : null;
}

/** Whether the visitor is in the module that an address names: a list does not grow by rows of the one another tab is in by now. */
export const isInModuleOfAddress = ({ url, session }: RequestContext): boolean =>
  session.module !== null && url.searchParams.get(parameter) === String(session.module.id);

/**
 * For the page that knows its module: an address that does not name it is completed, and a hydrated page of another module is
 * loaded whole. Throws the redirect.
 */
export async function requireModule(context: RequestContext, moduleId: number): Promise<void> {
  if (context.session.module?.id === moduleId) return;
  const isNamed = context.url.searchParams.get(parameter) === String(moduleId);
  // A page whose module is named but cannot be entered stays as it is: loaded whole it would be no other.
  if (isNamed && (context.isDocument || (await moduleOfAddress(context))?.id !== moduleId)) return;
  const others = [...context.url.searchParams].filter(([name]) => name !== parameter);
  // In front, because what follows a dialog's name belongs to the dialog.
  const search = new URLSearchParams([[parameter, String(moduleId)], ...others]);
  const response = await redirectTo(context, `${context.url.pathname}?${search}`);
  if (!context.isDocument) response.headers.set("X-Remix-Reload-Document", "true");
  throw response;
}
