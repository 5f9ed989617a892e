import { intentRules } from "~/features/shell/intent-rules";
import { intentsOfButtons } from "~/features/shell/intents.server";
import { createButtonAction } from "~/request/page-action.server";

export { backgroundAction as clientAction } from "~/request/background-action";

/** The hearts of cards and pages, and the question before a removal. */
export const action = createButtonAction(intentsOfButtons["/wishlist/entries"], intentRules);
