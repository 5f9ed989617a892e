import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { loadReset } from "~/features/account/load-recover.server";
import { ResetPage } from "~/features/account/RecoverPages";
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
  const reset = await loadReset(context);
  return { ...reset, title: context.t(reset.step === "code" ? "auth:reset.codeTitle" : "auth:reset.title") };
}

export const action = pageAction;
export const shouldRevalidate = pageRevalidates;

export default function ResetPassword() {
  return <ResetPage data={useLoaderData<typeof loader>()} />;
}
