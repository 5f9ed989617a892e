import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { loadWallet } from "~/features/account/load-wallet.server";
import { WalletPage } from "~/features/account/WalletPage";
import { pageAction } from "~/features/shell/page-action.server";
import { routeHandle } from "~/i18n/route-handle";
import { requestContext } from "~/request/context/request-context.server";
import { pageRevalidates } from "~/request/navigation/revalidate";
import { pageTitle } from "~/request/pages/title";

export { PageError as ErrorBoundary } from "~/features/shell/PageError";
export { clientAction } from "~/request/navigation/client-action";

export const handle = await routeHandle({ i18n: ["wallet", "ledger"] });
export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...pageTitle(matches, data?.title),
  { name: "robots", content: "noindex" },
];

/** `/wallet?type=…&page=…` (RTE-25). */
export async function loader(args: LoaderFunctionArgs) {
  const context = await requestContext(args);
  return { wallet: await loadWallet(context), title: context.t("wallet:title") };
}

export const action = pageAction;
export const shouldRevalidate = pageRevalidates;

export default function Wallet() {
  return <WalletPage wallet={useLoaderData<typeof loader>().wallet} />;
}
