import { intentRules } from "~/features/shell/intent-rules";
import { intentsOfButtons } from "~/features/shell/intents.server";
import { createButtonAction } from "~/request/posting/page-action.server";

export { clientAction } from "~/request/navigation/client-action";

/** The buttons of cards, drawer and cart page. */
export const action = createButtonAction(intentsOfButtons["/cart/lines"], intentRules);
