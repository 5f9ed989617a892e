import { useTranslation } from "react-i18next";
import { Dialog, DialogBody, DialogFoot } from "~/ui/Dialog";
import { withoutDialog } from "~/ui/dialog-href";
import { EmptyState } from "~/ui/EmptyState";
import { CartLines, CartSums } from "./CartContents";
import { CartExtras, Favourites } from "./CartExtras";
import type { CartPageData } from "./load-cart-details.server";

/** `?dialog=cart`: the cart as a drawer (CART-01 to CART-04). */
export default function CartDialog({ data, current }: { data: CartPageData; current: string }) {
  const { t } = useTranslation("cart");
  const closeHref = withoutDialog(current);
  return (
    <Dialog title={t("title")} variant="drawer-end" closeHref={closeHref}>
      <DialogBody>
        {data.lines.length > 0 ? (
          <>
            <CartLines cart={data} current={current} />
            <CartExtras cart={data} />
          </>
        ) : (
          <>
            <EmptyState
              picture="shopping-cart"
              title={t("empty.title")}
              small
              action={{ href: closeHref, label: t("continueShopping") }}
            >
              {t("empty.text")}
            </EmptyState>
            <Favourites items={data.favourites} />
          </>
        )}
      </DialogBody>
      {data.lines.length > 0 ? (
        <DialogFoot>
          <CartSums cart={data} current={current} />
        </DialogFoot>
      ) : null}
    </Dialog>
  );
}
