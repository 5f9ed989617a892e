import type { LoaderFunctionArgs } from "@remix-run/node";
import { redirectToMedium } from "~/features/account/social.server";
import { requestContext } from "~/request/context/request-context.server";

/** To Google, Facebook or Apple, to sign in there. */
export async function loader(args: LoaderFunctionArgs) {
  return redirectToMedium(await requestContext(args), args.params.medium);
}
