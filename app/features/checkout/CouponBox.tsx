import type { FieldMetadata } from "@conform-to/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "~/ui/Icon";
import { TextField } from "~/ui/kit/TextField";
import { SubmitButton } from "~/ui/SubmitButton";
import styles from "./Checkout.module.css";
import type { CheckoutFields, CheckoutOrder } from "./checkout-data";
import { useFocusWhen } from "./use-focus-when";

type CouponBoxProps = {
  order: CheckoutOrder;
  field: FieldMetadata<string, CheckoutFields, string[]>;
  busy: boolean;
};

/** A coupon's code to apply, or the one that counts (docs/delivery-api.md §9.4). Its buttons post the whole form, so that nothing typed is lost. */
export function CouponBox({ order: { coupon }, field, busy }: CouponBoxProps) {
  const { t } = useTranslation("checkout");
  const applied = coupon?.problem === null ? coupon.code : null;
  const [before] = useState(applied);
  // It takes the place of the field and button that had the focus.
  const box = useFocusWhen(applied !== null && applied !== before, applied);
  if (coupon?.problem === null) {
    return (
      <div ref={box} tabIndex={-1} className={styles.coupon}>
        <Icon name="ticket" />
        <span>
          <b>
            <bdi>{coupon.code}</bdi>
          </b>
          {coupon.title ? (
            <small className="muted">
              <bdi>{coupon.title}</bdi>
            </small>
          ) : null}
        </span>
        <SubmitButton name="intent" value="remove-coupon" look="line" size="small" busy={busy}>
          {t("coupon.remove")}
        </SubmitButton>
      </div>
    );
  }
  return (
    <div className={styles.couponF}>
      <TextField field={field} label={t("coupon.label")} autoComplete="off" autoCapitalize="characters" dir="ltr" />
      <SubmitButton name="intent" value="apply-coupon" look="line" busy={busy}>
        {t("coupon.apply")}
      </SubmitButton>
      {coupon?.problem ? <p className="note note--warn">{`${coupon.code}: ${coupon.problem}`}</p> : null}
    </div>
  );
}
