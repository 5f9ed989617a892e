import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { loadPaymentReturn } from "~/features/orders/load-payment.server";
import { PaymentReturnPage } from "~/features/orders/PaymentPages";
import { pageAction } from "~/features/shell/page-action.server";
import { routeHandle } from "~/i18n/route-handle";
import { requestContext } from "~/request/context/request-context.server";
import { pageRevalidates } from "~/request/navigation/revalidate";
import { usePageAddress } from "~/request/pages/page-address";
import { pageTitle } from "~/request/pages/title";

export { PageError as ErrorBoundary } from "~/features/shell/PageError";
export { clientAction } from "~/request/navigation/client-action";

export const handle = await routeHandle({ i18n: ["payment"], quiet: true });
export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...pageTitle(matches, data?.title),
  { name: "robots", content: "noindex" },
];

const titles = { failed: "payment:failed.title", waits: "payment:unpaid.title", refused: "payment:title" } as const;

/** `/pay/{order}/return?flag=…&&token=…`: back from the operator's payment page (PAY-12). */
export async function loader(args: LoaderFunctionArgs) {
  const context = await requestContext(args);
  const back = await loadPaymentReturn(context, args.params.order);
  const title = context.t(titles[back.kind]);
  return data({ back, title }, { status: back.kind === "refused" ? 404 : 200 });
}

export const action = pageAction;
export const shouldRevalidate = pageRevalidates;

export default function PaymentReturn() {
  const { back } = useLoaderData<typeof loader>();
  return <PaymentReturnPage back={back} current={usePageAddress()} />;
}
