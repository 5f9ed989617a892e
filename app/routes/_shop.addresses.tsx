import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData, useLocation } from "@remix-run/react";
import { AddressesPage } from "~/features/addresses/AddressesPage";
import { loadAddressBook } from "~/features/addresses/load-addresses.server";
import { AccountFrame } from "~/features/shell/AccountFrame";
import { pageAction } from "~/features/shell/page-action.server";
import { routeHandle } from "~/i18n/route-handle";
import { requestContext } from "~/request/context/request-context.server";
import { pageRevalidates } from "~/request/navigation/revalidate";
import { pageTitle } from "~/request/pages/title";

export { PageError as ErrorBoundary } from "~/features/shell/PageError";
export { clientAction } from "~/request/navigation/client-action";

export const handle = await routeHandle({ i18n: ["addresses", "sections"] });
export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...pageTitle(matches, data?.title),
  { name: "robots", content: "noindex" },
];

/** `/addresses`: the address book; a customer's is a section of the account. */
export async function loader(args: LoaderFunctionArgs) {
  const context = await requestContext(args);
  return { book: await loadAddressBook(context), title: context.t("addresses:title") };
}

export const action = pageAction;
export const shouldRevalidate = pageRevalidates;

export default function Addresses() {
  const { book } = useLoaderData<typeof loader>();
  const { pathname, search } = useLocation();
  const page = <AddressesPage book={book} current={pathname + search} />;
  return book.kind === "customer" ? <AccountFrame>{page}</AccountFrame> : page;
}
