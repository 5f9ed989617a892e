import { intentRules } from "~/features/shell/intent-rules";
import { intentsOfButtons } from "~/features/shell/intents.server";
import { createButtonAction } from "~/request/page-action.server";

export { backgroundAction as clientAction } from "~/request/background-action";

/** The buttons of cards, drawer and cart page. */
export const action = createButtonAction(intentsOfButtons["/cart/lines"], intentRules);
