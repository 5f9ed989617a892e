import { money } from "~/i18n/format";
import { useLanguage } from "~/i18n/use-language";
import { useShopFacts } from "./ShopFacts";

/** Writes amounts in the operator's currency and the page's language. */
export function useMoney(): (amount: number) => string {
  const { currency } = useShopFacts();
  const language = useLanguage();
  return (amount) => money(amount, currency, language);
}
