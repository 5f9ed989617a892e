import { createPageAction } from "~/request/posting/page-action.server";
import { intentRules } from "./intent-rules";
import { intentsOfPages } from "./intents.server";

/** The action of every page. */
export const pageAction = createPageAction(intentsOfPages, intentRules);
