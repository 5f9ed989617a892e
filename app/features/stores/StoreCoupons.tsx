import { useTranslation } from "react-i18next";
import { useMoney } from "~/features/catalogue/use-money";
import { calendarDate } from "~/i18n/format";
import { useLanguage } from "~/i18n/use-language";
import { CopyButton } from "~/ui/CopyButton";
import { Dotted } from "~/ui/Dotted";
import { Icon } from "~/ui/Icon";
import type { StoreData } from "./load-store.server";
import styles from "./StoreCoupons.module.css";
import { useDiscountText } from "./use-discount-text";

/** The codes of a store, to be selected or copied. */
export function StoreCoupons({ coupons }: Pick<StoreData, "coupons">) {
  const { t } = useTranslation("store");
  return (
    <ul className={styles.coupons} aria-label={t("coupons")}>
      {coupons.map((coupon) => (
        <Coupon key={coupon.code} {...coupon} />
      ))}
    </ul>
  );
}

function Coupon({ code, title, discount, minPurchase, expiresOn }: StoreData["coupons"][number]) {
  const { t } = useTranslation("store");
  const money = useMoney();
  const language = useLanguage();
  const discountText = useDiscountText();
  const conditions = [
    minPurchase > 0 ? t("coupon.minimum", { amount: money(minPurchase) }) : null,
    expiresOn === null ? null : t("coupon.ends", { date: calendarDate(expiresOn, language) }),
  ].filter((condition) => condition !== null);
  return (
    <li className={styles.coupon}>
      <Icon name="ticket" />
      <div>
        <b>
          <Dotted words={[discount.value > 0 ? discountText(discount) : null, title]} />
        </b>{" "}
        <small>{conditions.join(" · ")}</small>
      </div>
      <code>{code}</code>
      <CopyButton text={code} label={t("coupon.code", { code })} />
    </li>
  );
}
