import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { routeHandle } from "~/i18n/route-handle";
import { requestContext } from "~/request/context/request-context.server";
import { secondary } from "~/request/pages/critical.server";
import { NoConnection } from "~/ui/NoConnection";

export { PageError as ErrorBoundary } from "~/features/shell/PageError";

export const handle = await routeHandle({ i18n: ["offline"] });
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.title },
  { name: "robots", content: "noindex" },
];

/** The page that service workers keep (ADR 0110). Outside the shop's frame: it is the same for everybody. */
export async function loader(args: LoaderFunctionArgs) {
  const context = await requestContext(args);
  const config = secondary(await context.api.config.get(), null);
  return { title: [context.t("offline:title"), config?.businessName].filter(Boolean).join(" · ") };
}

export default function Offline() {
  return <NoConnection />;
}
