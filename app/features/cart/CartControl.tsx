import type { Item } from "~/delivery-api";
import { classes } from "~/ui/classes";
import { Icon } from "~/ui/Icon";
import { cartLinesPath, useCart } from "./CartContext";
import { itemDialogHref } from "./item-href";
import { QuantityForm } from "./QuantityForm";

type CartControlProps = {
  item: Pick<Item, "id" | "slug" | "name" | "moduleType" | "hasVariations"> & { isCampaign?: boolean };
  /** Path and search of the page. */
  current: string;
};

/** A card's way into the cart: an add button, or − n + once the item is there (CART-07). Items with options are opened first (CART-14, CART-15). */
export function CartControl({ item, current }: CartControlProps) {
  const { lines, adding, formToken, t } = useCart();
  const isCampaign = item.isCampaign ?? false;
  const inCart = lines.filter((line) => line.itemId === item.id && line.isCampaign === isCampaign);
  const line = inCart.at(-1);
  if (line) {
    const count = inCart.reduce((total, { quantity }) => total + quantity, 0);
    return <QuantityForm line={line} name={item.name} shown={count} current={current} />;
  }
  const name = t("addItem", { name: item.name });
  if (item.hasVariations) {
    const href =
      item.moduleType === "ecommerce" ? `/product/${item.slug}` : itemDialogHref(current, item.id, isCampaign);
    return (
      <a className="ctl add" href={href} aria-label={name}>
        <Icon name="plus" />
      </a>
    );
  }
  const isBusy = adding.has(item.id);
  return (
    <form className="ctl" method="post" action={cartLinesPath}>
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="token" value={formToken} />
      <input type="hidden" name="returnTo" value={current} />
      <input type="hidden" name="item" value={item.id} />
      {isCampaign ? <input type="hidden" name="campaign" value="1" /> : null}
      <button
        type="submit"
        className={classes("add", isBusy && "is-busy")}
        aria-label={name}
        aria-busy={isBusy || undefined}
      >
        <Icon name="plus" />
      </button>
    </form>
  );
}
