import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { answerByPost, returnFromMedium } from "~/features/account/social.server";
import { requestContext } from "~/request/context/request-context.server";

/** Back from Google, Facebook or Apple. */
export async function loader(args: LoaderFunctionArgs) {
  return returnFromMedium(await requestContext(args), args.params.medium);
}

/** Apple's post comes without the visitor's own cookies, so nothing of the session may be read or written before it is a GET. */
export async function action({ request }: ActionFunctionArgs) {
  return redirect(await answerByPost(request), 303);
}
