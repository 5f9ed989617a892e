import { useTranslation } from "react-i18next";
import type { Discount } from "~/delivery-api";
import { useShopFacts } from "~/features/catalogue/ShopFacts";
import { money, percent } from "~/i18n/format";
import { useLanguage } from "~/i18n/use-language";

/** Writes a store's discount as its badge shows it. */
export function useDiscountText(): (discount: Discount) => string {
  const { t } = useTranslation("stores");
  const { currency } = useShopFacts();
  const language = useLanguage();
  return ({ value, type }) =>
    t("off", { amount: type === "percent" ? percent(value, language) : money(value, currency, language) });
}
