import type { DeliveryApi } from "~/delivery-api";
import type { RequestContext } from "./request-context";

/** The delivery API for lists of a customer's own: newer servers limit them to the module that is named (docs/delivery-api.md §1.3, §10.1). */
export const inEveryModule = (
  context: RequestContext,
  options: Pick<Parameters<RequestContext["apiAt"]>[0], "deadlineAt" | "onOwnAnswer"> = {},
): DeliveryApi => context.apiAt({ place: context.session.area, moduleId: null, ...options });
