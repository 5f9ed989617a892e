import { createPageAction } from "~/request/page-action.server";
import { intentLimits } from "./intent-limits";
import { intentsOfPages } from "./intents.server";

/** The action of every page. */
export const pageAction = createPageAction(intentsOfPages, intentLimits);
