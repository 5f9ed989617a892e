import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { CampaignPage } from "~/features/offers/CampaignPage";
import { loadCampaign } from "~/features/offers/load-campaign.server";
import { pageAction } from "~/features/shell/page-action.server";
import { routeHandle } from "~/i18n/route-handle";
import { requestContext } from "~/request/context/request-context.server";
import { pageRevalidates } from "~/request/navigation/revalidate";
import { pageTitle } from "~/request/pages/title";

export { PageError as ErrorBoundary } from "~/features/shell/PageError";
export { clientAction } from "~/request/navigation/client-action";

export const handle = await routeHandle({ i18n: ["offers", "sales", "stores"] });
export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...pageTitle(matches, data?.title),
  { name: "robots", content: "noindex" },
];

export async function loader(args: LoaderFunctionArgs) {
  const campaign = await loadCampaign(await requestContext(args), args.params.id ?? "");
  return data(campaign, { status: campaign.kind === "over" ? 404 : 200 });
}

export const action = pageAction;
export const shouldRevalidate = pageRevalidates;

export default function Campaign() {
  return <CampaignPage {...useLoaderData<typeof loader>()} />;
}
