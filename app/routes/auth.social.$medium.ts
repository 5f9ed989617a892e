import type { LoaderFunctionArgs } from "@remix-run/node";
import { leaveForMedium } from "~/features/account/social.server";
import { shopOf } from "~/request/context/request-context.server";

/** To Google, Facebook or Apple, to sign in there. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  return leaveForMedium(await shopOf({ request, context }), params.medium);
}
