import { intentRules } from "~/features/shell/intent-rules";
import { intentsOfButtons } from "~/features/shell/intents.server";
import { createButtonAction } from "~/request/posting/page-action.server";

export { clientAction } from "~/request/navigation/client-action";

/** Push messages of this browser, on and off (PUSH-01). */
export const action = createButtonAction(intentsOfButtons["/push/token"], intentRules);
