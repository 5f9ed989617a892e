import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ContinuePage } from "~/features/account/ContinuePage";
import { type ContinueData, loadContinue } from "~/features/account/load-continue.server";
import { pageAction } from "~/features/shell/page-action.server";
import { routeHandle } from "~/i18n/route-handle";
import { requestContext } from "~/request/context/request-context.server";
import { pageRevalidates } from "~/request/navigation/revalidate";
import { pageTitle } from "~/request/pages/title";

export { PageError as ErrorBoundary } from "~/features/shell/PageError";
export { clientAction } from "~/request/navigation/client-action";

export const handle = await routeHandle({ i18n: ["auth", "account"] });
export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageTitle(matches, data?.title);

export async function loader(args: LoaderFunctionArgs) {
  const context = await requestContext(args);
  const data = await loadContinue(context);
  return { data, title: context.t(`auth:${titleKey(data)}`) };
}

function titleKey(data: ContinueData): string {
  if (data.step !== "code") return `${data.step}.title`;
  return data.channel === "phone" ? "code.titlePhone" : "code.titleEmail";
}

export const action = pageAction;
export const shouldRevalidate = pageRevalidates;

export default function Continue() {
  return <ContinuePage data={useLoaderData<typeof loader>().data} />;
}
