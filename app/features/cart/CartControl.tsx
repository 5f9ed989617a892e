import type { CardItem } from "~/features/catalogue/card";
import { itemHref } from "~/features/catalogue/item-href";
import { personalFragment } from "~/request/pages/personal-fragment";
import { classes } from "~/ui/classes";
import { Icon } from "~/ui/Icon";
import { useCart } from "./CartContext";
import { addFields, addForm, addKey } from "./pending-cart";
import { QuantityForm } from "./QuantityForm";

type CartControlProps = {
  item: Pick<CardItem, "id" | "slug" | "name" | "moduleType" | "moduleId" | "hasVariations" | "isCampaign">;
  /** Path and search of the page. */
  current: string;
  /** Where the control stands on its card. */
  className?: string | undefined;
};

/** A card's way into the cart: an add button, or − n + once the item is there (CART-07). Items with options are opened first (CART-14, CART-15). */
export const CartControl = personalFragment(PersonalControl, ({ item }: CartControlProps) => ({
  cart: { itemId: item.id, isCampaign: item.isCampaign },
}));

function PersonalControl({ item, current, className }: CartControlProps) {
  const { lines, adding, addItem, chooseOptions } = useCart();
  const inCart = lines.filter((line) => line.itemId === item.id && line.isCampaign === item.isCampaign);
  const line = inCart.at(-1);
  if (line) {
    const count = inCart.reduce((total, { quantity }) => total + quantity, 0);
    return <QuantityForm line={line} name={item.name} shown={count} current={current} className={className} />;
  }
  if (item.hasVariations) {
    return (
      <a className={classes("add", className)} href={itemHref(item, current)}>
        <Icon name="plus" label={chooseOptions(item.name)} />
      </a>
    );
  }
  const isBusy = adding.has(addKey(item));
  return (
    <button
      type="submit"
      form={addForm}
      name={item.isCampaign ? addFields.campaign : addFields.item}
      value={item.id}
      className={classes("add", isBusy && "is-busy", className)}
      aria-busy={isBusy || undefined}
    >
      <Icon name="plus" label={addItem(item.name)} />
    </button>
  );
}
