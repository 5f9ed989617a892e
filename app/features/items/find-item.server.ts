import { fail, type Item, isTransient, type Result } from "~/delivery-api";
import { sendsParcels } from "~/module-kinds";
import { moduleOfAddress } from "~/request/context/module-of-address.server";
import type { RequestContext } from "~/request/context/request-context";

/**
 * The item in the module the address names. Where it names none that there is, in the visitor's own module and then in every other,
 * so that an old link, or one cut short, still finds its item. `not-found` when nobody has it.
 */
export async function findItem(context: RequestContext, idOrSlug: string, campaign: boolean): Promise<Result<Item>> {
  const { area, module } = context.session;
  const modules = await context.api.modules.list();
  if (!modules.ok) return modules;
  const ids = modules.value.filter((one) => !sendsParcels(one)).map(({ id }) => id);
  const ask = (moduleId: number) => context.apiAt({ place: area, moduleId }).items.details(idOrSlug, { campaign });
  const named = context.url.searchParams.has("module_id") ? await moduleOfAddress(context) : null;
  if (named && ids.includes(named.id)) return ask(named.id);
  const own = ids.find((id) => id === module?.id);
  const first = own === undefined ? fail("not-found") : await ask(own);
  if (first.ok || first.failure.kind !== "not-found") return first;
  const answers = await Promise.all(ids.filter((id) => id !== own).map(ask));
  return answers.find(({ ok }) => ok) ?? answers.find((one) => !one.ok && isTransient(one.failure)) ?? first;
}
