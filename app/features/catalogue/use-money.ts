import { inSentence, money } from "~/i18n/format";
import { useLanguage } from "~/i18n/use-language";
import { useShopFacts } from "./ShopFacts";

/** Writes amounts in the operator's currency and the page's language. */
export function useMoney(): (amount: number) => string {
  const { currency } = useShopFacts();
  const language = useLanguage();
  return (amount) => money(amount, currency, language);
}

/** The same for amounts that stand inside a sentence. */
export function useMoneyInSentence(): (amount: number) => string {
  const format = useMoney();
  const language = useLanguage();
  return (amount) => inSentence(format(amount), language);
}
