import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useMoney } from "~/features/catalogue/use-money";
import type { WalletSplit } from "~/features/payments/wallet";
import type { FormFetcher } from "~/request/posting/use-form-fetcher";
import { Icon } from "~/ui/Icon";
import { Money } from "~/ui/Marks";
import { Picture } from "~/ui/Picture";
import { SubmitButton } from "~/ui/SubmitButton";
import { useHydrated } from "~/ui/use-hydrated";
import styles from "./Checkout.module.css";
import type { FormFields } from "./ChoicePanels";
import { CouponBox } from "./CouponBox";
import type { CheckoutOrder } from "./checkout-data";
import { FeeNotes } from "./FeeNotes";
import type { Totals } from "./totals";

type SummaryProps = {
  order: CheckoutOrder;
  totals: Totals;
  /** What the wallet pays of it, when it pays a part. */
  split: WalletSplit | null;
  coupon: FormFields["coupon"];
  canOrder: boolean;
  fetcher: FormFetcher;
};

/** What is ordered and what it costs; without scripts the total follows a press on "Update total". */
export function SummaryPanel({ order, totals, split, coupon, canOrder, fetcher }: SummaryProps) {
  const { t } = useTranslation("checkout");
  const format = useMoney();
  const { length } = order.lines;
  return (
    <aside className="panel" aria-labelledby="checkout-summary">
      <div className="panel__h">
        <h2 id="checkout-summary">{t("summary.title")}</h2>
        {length > 0 ? <span className="muted small">{t("summary.items", { count: length })}</span> : null}
      </div>
      {length > 0 ? (
        <ul className={styles.mini}>
          {order.lines.map((line) => (
            <li key={line.id}>
              <Picture src={line.image} width={44} height={44} className={styles.miniP} />
              <span>
                {line.quantity} × <bdi>{line.name}</bdi>{" "}
                {line.options ? (
                  <small className="muted">
                    {" "}
                    <bdi>{line.options}</bdi>
                  </small>
                ) : null}{" "}
                {line.needsPrescription ? <small className="muted"> {t("prescription.needed")}</small> : null}
              </span>{" "}
              <b>
                <Money text={format(line.total)} />
              </b>
            </li>
          ))}
        </ul>
      ) : null}
      {order.prescription?.isAll ? null : (
        <CouponBox order={order} field={coupon} busy={fetcher.isUnderWay && !fetcher.isAnswered} />
      )}
      <Sums totals={totals} split={split} quote={order.quote} />
      <OrderButtons update="update-order" total={totals.total} canOrder={canOrder} busy={fetcher.isUnderWay} />
    </aside>
  );
}

type OrderButtonsProps = Pick<SummaryProps, "canOrder"> & {
  total: number;
  busy: boolean;
  /** The intent that computes the total anew. */
  update: string;
};

/** Below the sums: place the order, and without scripts see what it costs now. */
export function OrderButtons({ update, total, canOrder, busy }: OrderButtonsProps) {
  const { t } = useTranslation("checkout");
  const isHydrated = useHydrated();
  return (
    <div className={styles.buttons}>
      {canOrder ? (
        <SubmitButton wide className={styles.paybtn} busy={busy}>
          <PlaceOrder total={total} />
        </SubmitButton>
      ) : null}{" "}
      {/* Last, so that its going when scripts take over moves nothing from under the pointer. */}
      {isHydrated ? null : (
        <SubmitButton name="intent" value={update} look="line" size="small" wide className={styles.update}>
          <Icon name="refresh" />
          {t("summary.update")}
        </SubmitButton>
      )}
    </div>
  );
}

type SumsProps = Pick<SummaryProps, "totals" | "split"> & Pick<CheckoutOrder, "quote">;

/** The rows of the breakdown (docs/delivery-api.md §11.5); what is nothing is left out, but for the delivery fee. */
export function Sums({ totals, split, quote }: SumsProps) {
  const { t } = useTranslation(["checkout", "payment"]);
  const chargeName = quote.additionalCharge?.name ?? "";
  const format = useMoney();
  const off = (amount: number) => `−${format(amount)}`;
  return (
    <dl className={`sums ${styles.sums}`}>
      {totals.items > 0 ? <Row label={t("summary.subtotal")} text={format(totals.items)} /> : null}
      {totals.addOns > 0 ? <Row label={t("summary.addOns")} text={format(totals.addOns)} /> : null}
      {totals.discount > 0 ? <Row label={t("summary.discount")} text={off(totals.discount)} plus /> : null}
      {totals.couponDiscount > 0 ? <Row label={t("summary.coupon")} text={off(totals.couponDiscount)} plus /> : null}
      {totals.firstOrderDiscount > 0 ? (
        <Row label={t("summary.firstOrder")} text={off(totals.firstOrderDiscount)} plus />
      ) : null}
      <FeeRow totals={totals} quote={quote} />
      {totals.tip > 0 ? <Row label={t("summary.tip")} text={format(totals.tip)} /> : null}
      {totals.packaging > 0 ? <Row label={t("summary.packaging")} text={format(totals.packaging)} /> : null}
      {totals.additionalCharge > 0 ? (
        <Row label={chargeName || t("summary.charge")} text={format(totals.additionalCharge)} />
      ) : null}
      {totals.unknown.includes("tax") ? <Row label={t("summary.tax")} text={t("summary.unknown")} /> : null}
      {totals.tax > 0 ? (
        <Row label={t(totals.taxIncluded ? "summary.taxIncluded" : "summary.tax")} text={format(totals.tax)} />
      ) : null}
      {/* Said with its word: of a region that is not atomic only the number that changed would be. */}
      <div className="tot" aria-live="polite" aria-atomic="true">
        <dt>{t(totals.unknown.length > 0 ? "summary.totalSoFar" : "summary.total")}</dt>
        <dd>
          <Money text={format(totals.total)} />
        </dd>
      </div>
      {split ? (
        <>
          <Row label={t("payment:wallet.paid")} text={off(split.fromWallet)} plus />
          <Row label={t("payment:wallet.due")} text={format(split.due)} />
        </>
      ) : null}
    </dl>
  );
}

function FeeRow({ totals: { deliveryFee, unknown }, quote }: Pick<SumsProps, "totals" | "quote">) {
  const { t } = useTranslation("checkout");
  const format = useMoney();
  const label = t("summary.fee");
  if (unknown.includes("deliveryFee")) return <Row label={label} text={t("summary.unknown")} />;
  if (deliveryFee === 0) return <Row label={label} text={t("summary.free")} plus />;
  return <Row label={label} text={format(deliveryFee)} note={<FeeNotes notes={quote.feeNotes} />} />;
}

type RowProps = { label: string; text: string; plus?: boolean; note?: ReactNode };

function Row({ label, text, plus = false, note }: RowProps) {
  return (
    <div className={plus ? "plus" : undefined}>
      <dt>
        <bdi>{label}</bdi> {note}
      </dt>
      <dd>
        <Money text={text} />
      </dd>
    </div>
  );
}

/** Phones: the button stays in view, with what it costs. */
export function PayBar({ form, total, busy }: { form: string; total: number; busy: boolean }) {
  const { t } = useTranslation("checkout");
  return (
    <section className={styles.paybar} aria-label={t("placeOrder")}>
      <SubmitButton form={form} busy={busy} wide>
        <PlaceOrder total={total} />
      </SubmitButton>
    </section>
  );
}

function PlaceOrder({ total }: { total: number }) {
  const { t } = useTranslation("checkout");
  const format = useMoney();
  return (
    <span>
      {t("placeOrder")} · <Money text={format(total)} />
    </span>
  );
}
