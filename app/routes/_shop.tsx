import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { greet } from "~/features/account/welcome.server";
import { AddForm, CartProvider } from "~/features/cart/CartContext";
import { ShopFactsProvider } from "~/features/catalogue/ShopFacts";
import { Dialogs } from "~/features/shell/Dialogs";
import { dialogTitle } from "~/features/shell/dialog-title.server";
import { loadDialog } from "~/features/shell/dialogs.server";
import { loadShell } from "~/features/shell/load-shell.server";
import { Shell } from "~/features/shell/Shell";
import { HeartForms, WishlistProvider } from "~/features/wishlist/WishlistContext";
import type { RouteHandle } from "~/i18n/options";
import type { RequestContext } from "~/request/context/request-context";
import { requestContext } from "~/request/context/request-context.server";
import { layoutRevalidates } from "~/request/navigation/revalidate";
import { usePageAddress } from "~/request/pages/page-address";
import { pageTitle } from "~/request/pages/title";
import { formResultOf } from "~/request/posting/form-result.server";

export const handle: RouteHandle = { i18n: ["items"] };

export const meta: MetaFunction<typeof loader> = ({ matches }) => pageTitle(matches, undefined);

/** The layout of every page: header, footer, cart and whichever dialog the address names. */
export async function loader(args: LoaderFunctionArgs) {
  const context = await requestContext(args);
  await greet(context);
  const [{ shell, facts, cart, wishes }, dialog] = await Promise.all([loadShell(context), loadDialog(context)]);
  // A document post's action has run by now and left its result with the shop.
  const formResult = formResultOf(context);
  return data({
    shell,
    facts,
    cart,
    wishes,
    // Most pages have none of these: their names would weigh on each.
    ...(dialog ? { dialog, dialogTitle: dialogTitle(dialog, context) } : {}),
    ...newsOf(context, formResult?.isRefused),
    ...(formResult ? { formResult } : {}),
  });
}

/** What has happened on the way to a document: that its form was refused, or what its toasts tell. */
function newsOf(context: RequestContext, isRefused = false) {
  const toasts = context.isDocument ? context.session.flash : [];
  const text = isRefused ? context.t("ui:refusedTitle") : toasts.map(({ text }) => text).join(" ");
  return text ? { news: { text, at: context.url.pathname } } : {};
}

export const shouldRevalidate = layoutRevalidates;

export default function ShopLayout() {
  const { shell, facts, cart, wishes, dialog = null } = useLoaderData<typeof loader>();
  const current = usePageAddress();
  return (
    <ShopFactsProvider value={facts}>
      <CartProvider cart={cart}>
        <WishlistProvider wishes={wishes}>
          <AddForm current={current} />
          <HeartForms current={current} isGuest={wishes === null} />
          <Shell
            shell={shell}
            current={current}
            hasDialog={dialog !== null}
            dialog={<Dialogs dialog={dialog} current={current} />}
          >
            <Outlet />
          </Shell>
        </WishlistProvider>
      </CartProvider>
    </ShopFactsProvider>
  );
}
