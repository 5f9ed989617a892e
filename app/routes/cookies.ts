import { data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { enterModuleOfAddress } from "~/request/context/module-of-address.server";
import { requestContext } from "~/request/context/request-context.server";
import { pageBefore } from "~/request/pages/page-before";
import { withCookieQuestion } from "~/runtime/cookie-question";

/**
 * Where the process sends a post without cookies while caches of others keep pages (docs/decisions/0195): those gave the visitor none. It gives what the page
 * of the form would have given, and has the browser send the same post once more. Nothing else asks for it.
 */
export async function loader(args: LoaderFunctionArgs): Promise<never> {
  const context = await requestContext(args);
  const { postWithoutCookies: address } = args.context;
  if (!address) throw data(null, { status: 404 });
  context.url = new URL(pageBefore(context.client.referrer, context.publicOrigin, address), context.publicOrigin);
  await enterModuleOfAddress(context);
  const headers = new Headers();
  for (const cookie of await context.session.takeSetCookies()) headers.append("Set-Cookie", cookie);
  throw redirect(withCookieQuestion(address), { status: 307, headers });
}
