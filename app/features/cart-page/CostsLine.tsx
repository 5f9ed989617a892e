import { useTranslation } from "react-i18next";
import { useMoney } from "~/features/catalogue/use-money";
import type { CartCosts } from "~/features/checkout/cart-costs.server";
import { Spaced } from "~/ui/Spaced";
import styles from "./Cart.module.css";

/** What comes to the subtotal at checkout, in one line: nobody learns of a fee only there. */
export function CostsLine({
  costs: { totals, isDelivered, chargeName, belowMinimum, isTooLong },
}: {
  costs: CartCosts;
}) {
  const { t } = useTranslation("cart");
  const format = useMoney();
  const off = (amount: number) => `−${format(amount)}`;
  const { deliveryFee, additionalCharge, tax, taxIncluded, couponDiscount, firstOrderDiscount, unknown } = totals;
  const deliveryText = () => {
    if (unknown.includes("deliveryFee")) return t("costs.deliveryUnknown");
    return deliveryFee > 0 ? t("costs.delivery", { amount: format(deliveryFee) }) : t("costs.freeDelivery");
  };
  const charge = { name: chargeName || t("costs.charge"), amount: format(additionalCharge) };
  const parts = [
    isDelivered && deliveryText(),
    additionalCharge > 0 && t("costs.named", charge),
    unknown.includes("tax") && t("costs.taxUnknown"),
    tax > 0 && !taxIncluded && t("costs.tax", { amount: format(tax) }),
    couponDiscount > 0 && t("costs.coupon", { amount: off(couponDiscount) }),
    firstOrderDiscount > 0 && t("costs.firstOrder", { amount: off(firstOrderDiscount) }),
  ].filter((part) => part !== false);
  return (
    <>
      <p className={styles.costs}>
        <Spaced>
          {[
            ...parts.map((part) => <span key={part}>{part}</span>),
            <b key="total">{t("costs.total", { amount: format(totals.total) })}</b>,
          ]}
        </Spaced>
      </p>
      {isTooLong ? <p className="note note--warn">{t("costs.tooManyLines")}</p> : null}
      {belowMinimum > 0 ? (
        <p className="note note--warn">{t("costs.belowMinimum", { amount: format(belowMinimum) })}</p>
      ) : null}
    </>
  );
}
