import type { RequestContext } from "~/request/context/request-context";
import { redirectAsDocument, toast } from "~/request/posting/respond.server";
import { afterChoosing } from "./interest.server";
import { type ModuleCard, toModuleCard } from "./module-card.server";
import { servedModules } from "./served-modules.server";

export type ModulesDialogData = {
  modules: ModuleCard[];
  /** The list could not be had: the dialog offers another try. */
  isFailed: boolean;
};

/** The module chooser. The only module there is gets chosen without asking (MOD-04). */
export async function loadModulesDialog(context: RequestContext): Promise<ModulesDialogData> {
  const modules = await servedModules(context);
  const [only] = modules ?? [];
  if (only && modules?.length === 1) {
    const chosen = { id: only.id, type: only.type };
    context.session.set("module", chosen);
    await redirectAsDocument(context, await afterChoosing(context, chosen), [
      toast(context, "success", "modules:chosen"),
    ]);
  }
  return {
    modules: (modules ?? []).map((module) => toModuleCard(context, module)),
    isFailed: modules === null,
  };
}
