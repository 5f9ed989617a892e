import { intentRules } from "~/features/shell/intent-rules";
import { intentsOfButtons } from "~/features/shell/intents.server";
import { createButtonAction } from "~/request/posting/page-action.server";

export { clientAction } from "~/request/navigation/client-action";

/** Language, theme, lite mode and recent searches: fieldless buttons on every page. */
export const action = createButtonAction(intentsOfButtons["/settings/change"], intentRules);
