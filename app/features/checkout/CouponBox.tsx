import type { FieldMetadata } from "@conform-to/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useMoney } from "~/features/catalogue/use-money";
import { usePageAddress } from "~/request/pages/page-address";
import { classes } from "~/ui/classes";
import { withParameter } from "~/ui/dialog-href";
import { Icon } from "~/ui/Icon";
import { TextField } from "~/ui/kit/TextField";
import { SubmitButton } from "~/ui/SubmitButton";
import styles from "./Checkout.module.css";
import { type CheckoutFields, type CheckoutOrder, type CouponPick, pickedCoupon } from "./checkout-data";
import { useFocusWhen } from "./use-focus-when";

type CouponBoxProps = {
  order: CheckoutOrder;
  field: FieldMetadata<string, CheckoutFields, string[]>;
  busy: boolean;
};

/** A coupon's code to apply, or the one that counts (docs/delivery-api.md §9.4). Its buttons post the whole form, so that nothing typed is lost. */
export function CouponBox({ order: { coupon, coupons }, field, busy }: CouponBoxProps) {
  const { t } = useTranslation("checkout");
  const applied = coupon?.problem === null ? coupon.code : null;
  const [before] = useState(applied);
  // It takes the place of the field and button that had the focus.
  const box = useFocusWhen(applied !== null && applied !== before, applied);
  if (coupon?.problem === null) {
    return (
      <section ref={box} tabIndex={-1} className={styles.coupon} aria-label={t("coupon.label")}>
        <Icon name="ticket" />
        <span>
          <b>
            <bdi>{coupon.code}</bdi>
          </b>{" "}
          {coupon.isUnchecked ? <small className="muted">{t("coupon.unchecked")}</small> : null}{" "}
          {coupon.title ? (
            <small className="muted">
              <bdi>{coupon.title}</bdi>
            </small>
          ) : null}
        </span>{" "}
        <SubmitButton name="intent" value="remove-coupon" look="line" size="small" busy={busy}>
          {t("coupon.remove")}
        </SubmitButton>
      </section>
    );
  }
  return (
    <>
      <CouponPicks coupons={coupons} busy={busy} />
      <div className={styles.couponF}>
        <TextField field={field} label={t("coupon.label")} autoComplete="off" autoCapitalize="characters" dir="ltr" />
        <SubmitButton name="intent" value="apply-coupon" look="line" busy={busy}>
          {t("coupon.apply")}
        </SubmitButton>
        {coupon?.problem ? <p className="note note--warn">{`${coupon.code}: ${coupon.problem}`}</p> : null}
      </div>
    </>
  );
}

type PicksProps = { coupons: CouponPick[]; busy: boolean };

/** The best coupon in sight, the others folded; a press applies one. */
function CouponPicks({ coupons: [best, ...others], busy }: PicksProps) {
  const { t } = useTranslation("checkout");
  if (!best) return null;
  return (
    <div className={classes("picks", styles.coupons)}>
      <Pick pick={best} isBest={best.saves > 0} busy={busy} />
      {others.length > 0 ? (
        <details>
          <summary className="more">{t("coupon.others", { count: others.length })}</summary>
          <div className="picks">
            {others.map((pick) => (
              <Pick key={pick.code} pick={pick} busy={busy} />
            ))}
          </div>
        </details>
      ) : null}
    </div>
  );
}

function Pick({ pick, isBest = false, busy }: { pick: CouponPick; isBest?: boolean; busy: boolean }) {
  const { t } = useTranslation("checkout");
  const format = useMoney();
  const page = usePageAddress();
  const { code, title, saves, missing } = pick;
  const content = (
    <>
      <Icon name="ticket" />
      <span>
        <b>
          <bdi>{code}</bdi> {isBest ? <span className="tag tag--accent">{t("coupon.best")}</span> : null}
        </b>{" "}
        <small>
          {missing > 0
            ? t("coupon.missing", { amount: format(missing) })
            : t("coupon.saves", { amount: format(saves) })}
          {title ? (
            <>
              {" · "}
              <bdi>{title}</bdi>
            </>
          ) : null}
        </small>
      </span>
    </>
  );
  if (missing > 0) return <div className={classes("pick", styles.pickButton)}>{content}</div>;
  return (
    <button
      type="submit"
      name="intent"
      value="pick-coupon"
      formAction={withParameter(page, pickedCoupon, code)}
      className={classes("pick", styles.pickButton)}
      aria-disabled={busy || undefined}
    >
      {content}
    </button>
  );
}
