import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { loadParty } from "~/features/parcel/load-party.server";
import { PartyPage } from "~/features/parcel/PartyPage";
import { pageAction } from "~/features/shell/page-action.server";
import { routeHandle } from "~/i18n/route-handle";
import { requestContext } from "~/request/context/request-context.server";
import { pageRevalidates } from "~/request/navigation/revalidate";
import { pageTitle } from "~/request/pages/title";

export { PageError as ErrorBoundary } from "~/features/shell/PageError";
export { clientAction } from "~/request/navigation/client-action";

export const handle = await routeHandle({ i18n: ["parcel", "addresses", "location"], quiet: true });
export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...pageTitle(matches, data?.title),
  { name: "robots", content: "noindex" },
];

/** `/parcel-delivery-info?category=…`, `?step=receiver` (RTE-44). */
export async function loader(args: LoaderFunctionArgs) {
  const context = await requestContext(args);
  return { party: await loadParty(context), title: context.t("parcel:title") };
}

export const action = pageAction;
export const shouldRevalidate = pageRevalidates;

export default function ParcelDeliveryInfo() {
  const { party } = useLoaderData<typeof loader>();
  return <PartyPage key={party.step} party={party} />;
}
