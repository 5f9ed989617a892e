import { pushIntents } from "~/features/push/push.server";
import { createButtonAction } from "~/request/page-action.server";

export { clientAction } from "~/request/client-action";

/** Push messages of this browser, on and off (PUSH-01). */
export const action = createButtonAction(pushIntents);
