import { useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { CardItem } from "~/features/catalogue/card";
import { discountedPrice, effectiveDiscount } from "~/features/catalogue/price";
import { useShopFacts } from "~/features/catalogue/ShopFacts";
import { money, percent, productNameLength, rating, truncate } from "~/i18n/format";
import { sentence } from "~/i18n/sentence";
import { useLanguage } from "~/i18n/use-language";
import { moduleKind } from "~/module-kinds";
import { withoutDialog } from "~/ui/dialog-href";

/** What every card of a list needs; made once per list, since hooks per card are what makes long pages slow. */
export type CardView = {
  /** Path and search of the page, for the dialogs its cards open; with the dialog that is open where the cards stand in it. */
  current: string;
  /** Cards say whose the item is; not among those of one store. */
  namesStore: boolean;
  t: (key: string, values?: Record<string, unknown>) => string;
  /** Name of the button that opens an item over the page. */
  quickView(name: string): string;
  /** A discount as badges write it. */
  off(amount: string): string;
  money(amount: number): string;
  rating(value: number): string;
  percent(value: number): string;
  digits: number;
};

export function useCardView({ namesStore = true, isInDialog = false } = {}): CardView {
  const { t } = useTranslation("items");
  const { currency } = useShopFacts();
  const { pathname, search } = useLocation();
  const language = useLanguage();
  return {
    current: isInDialog ? pathname + search : withoutDialog(pathname + search),
    namesStore,
    t,
    quickView: sentence(t, language, "quickView", "name"),
    off: sentence(t, language, "off", "amount"),
    money: (amount) => money(amount, currency, language),
    rating: (value) => rating(value, currency.digits, language),
    percent: (value) => percent(value, language),
    digits: currency.digits,
  };
}

/** Formatted price, and the one it replaces when there is a discount. */
export function pricesOf(item: CardItem, view: CardView): { price: string; was: string | null } {
  const price = discountedPrice(item.price, item, view.digits);
  return { price: view.money(price), was: price < item.price ? view.money(item.price) : null };
}

/** Text of the discount badge (CARD-04 to CARD-06); null without a discount. */
export function badgeOf(item: Pick<CardItem, "discount" | "storeDiscount">, view: CardView): string | null {
  const discount = effectiveDiscount(item);
  if (!discount) return null;
  const amount = discount.type === "percent" ? view.percent(discount.value) : view.money(discount.value);
  return view.off(amount);
}

/** CARD-08. */
export const shownName = ({ moduleType, name }: Pick<CardItem, "moduleType" | "name">): string =>
  moduleKind(moduleType).cutsNames ? truncate(name, productNameLength) : name;
