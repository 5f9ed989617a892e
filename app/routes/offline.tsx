import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { routeHandle } from "~/i18n/route-handle";
import { secondary } from "~/request/pages/critical.server";
import { shopOf } from "~/request/context/request-context.server";
import { NoConnection } from "~/ui/NoConnection";

export { PageError as ErrorBoundary } from "~/features/shell/PageError";

export const handle = await routeHandle({ i18n: ["offline"] });
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.title },
  { name: "robots", content: "noindex" },
];

/** The page that service workers keep (ADR 0110). Outside the shop's frame: it is the same for everybody. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const shop = await shopOf({ request, context });
  const config = secondary(await shop.api.config.get(), null);
  return { title: [shop.t("offline:title"), config?.businessName].filter(Boolean).join(" · ") };
}

export default function Offline() {
  return <NoConnection />;
}
