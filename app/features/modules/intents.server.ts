import type { RequestContext } from "~/request/context/request-context";
import { pathOf } from "~/request/navigation/path-of";
import { forCustomers } from "~/request/pages/for-customers.server";
import type { Outcome } from "~/request/posting/outcome";
import type { Intents } from "~/request/posting/page-action.server";
import { toast } from "~/request/posting/respond.server";
import { dialogHref } from "~/ui/dialog-href";
import { afterChoosing, saveInterest } from "./interest.server";
import { servedModules } from "./served-modules.server";

/** Stores the chosen module (MOD-08, MOD-09). One that is not served here leads back to the chooser. */
async function chooseModule(context: RequestContext, form: FormData): Promise<Outcome> {
  const id = Number(form.get("module"));
  const modules = await servedModules(context);
  if (modules === null) {
    return {
      kind: "invalid",
      status: 503,
      result: { reply: null },
      toasts: [toast(context, "error", "ui:failure.noAnswer")],
    };
  }
  const module = modules.find((candidate) => candidate.id === id);
  if (!module) {
    const to = dialogHref(pathOf(context.url), "modules");
    return { kind: "done", to, toasts: [toast(context, "warning", "modules:required")] };
  }
  const chosen = { id: module.id, type: module.type };
  context.session.set("module", chosen);
  return {
    kind: "done",
    to: await afterChoosing(context, chosen),
    toasts: [toast(context, "success", "modules:chosen")],
  };
}

export const moduleIntents = {
  "choose-module": chooseModule,
  "save-interest": forCustomers(saveInterest),
} satisfies Intents;
