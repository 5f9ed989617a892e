import { intentRules } from "~/features/shell/intent-rules";
import { intentsOfButtons } from "~/features/shell/intents.server";
import { createButtonAction } from "~/request/posting/page-action.server";

export { clientAction } from "~/request/navigation/client-action";

/** The hearts of cards and pages, and the question before a removal. */
export const action = createButtonAction(intentsOfButtons["/wishlist/entries"], intentRules);
