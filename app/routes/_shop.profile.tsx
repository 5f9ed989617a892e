import { data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { profileTarget } from "~/features/orders/profile-target";
import { pageAction } from "~/features/shell/page-action.server";
import { leaveIfGuest } from "~/request/expired.server";
import { shopOf } from "~/request/shop.server";

export { PageError as ErrorBoundary } from "~/features/shell/PageError";
export { clientAction } from "~/request/client-action";

/** `/profile?orderId=…&page=my-orders`: the account area's order links (RTE-21, RTE-25, PUSH-06). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const shop = await shopOf({ request, context });
  await leaveIfGuest(shop);
  const target = profileTarget(shop.url.searchParams);
  if (target === null) throw data(null, { status: 404 });
  return redirect(target, { status: 303 });
}

export const action = pageAction;

export default function Profile() {
  return null;
}
