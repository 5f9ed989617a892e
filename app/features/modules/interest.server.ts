import { z } from "zod";
import { sendsParcels } from "~/module-kinds";
import type { RequestContext } from "~/request/context/request-context";
import { secondary } from "~/request/pages/critical.server";
import { leaveIfExpired, leaveIfGuest } from "~/request/pages/expired.server";
import { failureOutcome } from "~/request/pages/failure.server";
import type { Outcome } from "~/request/posting/outcome";
import { redirectTo } from "~/request/posting/respond.server";
import type { ChosenModule } from "~/session/visitor.server";

export type InterestData = {
  title: string;
  categories: { id: number; name: string; image: string | null }[];
};

/** As many as one screen and a half shows; the rest is found on the home page. */
const offered = 24;

/**
 * Where a customer goes who has just chosen a module: to `/interest` when it is new to them, has categories and is not parcel,
 * else home (RTE-46, MOD-10). Asked once per browser and module, so that skipping counts. Trouble upstream leads home.
 */
export async function afterChoosing(context: RequestContext, module: ChosenModule): Promise<"/interest" | "/home"> {
  const { token, interestAsked } = context.session.visitor;
  if (token === null || sendsParcels(module) || interestAsked.includes(module.id)) return "/home";
  const [customer, categories] = await Promise.all([context.api.customer.info(), context.api.categories.list()]);
  const known = secondary(customer, null)?.interestModules;
  if (!known || known.includes(module.id) || secondary(categories, []).length === 0) return "/home";
  context.session.patch("visitor", { interestAsked: [...interestAsked, module.id].slice(-20) });
  return "/interest";
}

/** `/interest`: the module's categories to choose from; nothing to choose leads home. Throws the redirect. */
export async function loadInterest(context: RequestContext): Promise<InterestData> {
  await leaveIfGuest(context);
  const { module } = context.session;
  if (!module || sendsParcels(module)) throw await redirectTo(context, "/home");
  const categories = await context.api.categories.list();
  await leaveIfExpired(context, categories);
  const rows = secondary(categories, []).slice(0, offered);
  if (rows.length === 0) throw await redirectTo(context, "/home");
  return {
    title: context.t("pages:interest.title"),
    categories: rows.map(({ id, name, image }) => ({ id, name, image })),
  };
}

const chosenSchema = z.array(z.coerce.number().int().positive()).min(1).max(offered);

/** Sends the chosen categories for the chosen module (API-52). */
export async function saveInterest(context: RequestContext, form: FormData): Promise<Outcome> {
  const chosen = chosenSchema.safeParse([...new Set(form.getAll("category"))]);
  if (!chosen.success) {
    const error = { category: [context.t("pages:interest.none")] };
    return { kind: "invalid", status: 422, result: { reply: { status: "error", error } } };
  }
  const result = await context.api.customer.updateInterest(chosen.data);
  if (!result.ok) return failureOutcome(context, result.failure);
  const text = result.value;
  return { kind: "done", to: "/home", toasts: text ? [{ id: "interest", kind: "success", text }] : [] };
}
