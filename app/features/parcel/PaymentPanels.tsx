import type { FieldMetadata } from "@conform-to/react";
import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { choiceOf, GroupError, groupOf } from "~/features/checkout/ChoicePanels";
import type { CheckoutFields } from "~/features/checkout/checkout-data";
import type { Quote } from "~/features/checkout/quote";
import { OrderButtons, Sums } from "~/features/checkout/SummaryPanel";
import { saysMore } from "~/features/checkout/says-more";
import type { Totals } from "~/features/checkout/totals";
import { useFocusWhen } from "~/features/checkout/use-focus-when";
import { cash, takesCash } from "~/features/payments/cash";
import type { PaymentOffers } from "~/features/payments/payment-method";
import type { WalletSplit } from "~/features/payments/wallet";
import { distance } from "~/i18n/format";
import { useLanguage } from "~/i18n/use-language";
import { Choice } from "~/ui/Choice";
import { Icon } from "~/ui/Icon";
import type { EndView, ParcelPaymentData } from "./load-payment.server";
import styles from "./Parcel.module.css";
import { isOwnReason, type ParcelRefusal } from "./refusals";
import { type ParcelStep, parcelEnds, stepHref } from "./steps";

/** What goes from whom to whom, each with the way back to its step. */
export function ReviewPanel({ payment }: { payment: ParcelPaymentData }) {
  const { t } = useTranslation("parcel");
  const language = useLanguage();
  const { category, ends, deliveryInstruction, distanceKm } = payment;
  return (
    <section className="panel" aria-labelledby="parcel-review">
      <h2 id="parcel-review">{t("review.parcel")}</h2>
      <dl className={styles.review}>
        <Reviewed label={t("what")} step="sender">
          <b>{category.name}</b>{" "}
          {category.description ? (
            <small>
              <bdi>{category.description}</bdi>
            </small>
          ) : null}
        </Reviewed>
        {parcelEnds.map((end) => (
          <Reviewed key={end} label={t(`ends.${end}.title`)} step={end}>
            <End end={ends[end]} />
          </Reviewed>
        ))}
        <Reviewed label={t("instruction.title")} step="receiver">
          {deliveryInstruction || t("instruction.none")}
        </Reviewed>
      </dl>
      <p className={`${styles.way} muted small`}>
        <Icon name="route" flip />
        {t("review.way", { distance: distance(distanceKm, payment.quote.digits, language) })}
      </p>
    </section>
  );
}

type ReviewedProps = { label: string; step: ParcelStep; children: ReactNode };

function Reviewed({ label, step, children }: ReviewedProps) {
  const { t } = useTranslation("parcel");
  return (
    <div>
      <dt className="muted small">{label}</dt>
      <dd>
        <span>{children}</span>{" "}
        <Link className="more" to={stepHref(step)} aria-label={t("review.changeOf", { what: label })}>
          {t("review.change")}
        </Link>
      </dd>
    </div>
  );
}

function End({ end: { name, number, text } }: { end: EndView }) {
  return (
    <>
      <b>
        <bdi>{name}</bdi>
      </b>{" "}
      <small>
        <bdi dir="ltr">{number}</bdi>
      </small>{" "}
      <small>
        <bdi>{text}</bdi>
      </small>
    </>
  );
}

type PayerProps = { field: FieldMetadata<string, CheckoutFields, string[]>; payments: PaymentOffers };

/** Who pays; a receiver can do so in cash only (docs/delivery-api.md §11.3). */
export function PayerPanel({ field, payments }: PayerProps) {
  const { t } = useTranslation("parcel");
  return (
    <section className="panel" aria-labelledby="parcel-payer">
      <h2 id="parcel-payer">{t("payer.title")}</h2>
      <fieldset {...groupOf(field)} className="grid2" aria-invalid={false}>
        <legend className="vh">{t("payer.title")}</legend>
        <Choice {...choiceOf(field, "sender")} title={t("payer.sender")} line={t("payer.senderLine")} icon="user" />
        {takesCash(payments) ? (
          <Choice
            {...choiceOf(field, "receiver")}
            title={t("payer.receiver")}
            line={t("payer.receiverLine")}
            icon={cash.icon}
          />
        ) : null}
      </fieldset>
      <GroupError field={field} />
    </section>
  );
}

type SumProps = { totals: Totals; split: WalletSplit | null; quote: Quote; canOrder: boolean; busy: boolean };

/** What it costs; without scripts the total follows a press on "Update total". */
export function SumPanel({ totals, split, quote, canOrder, busy }: SumProps) {
  const { t } = useTranslation("checkout");
  return (
    <aside className="panel" aria-labelledby="parcel-summary">
      <h2 id="parcel-summary">{t("summary.title")}</h2>
      <Sums totals={totals} split={split} quote={quote} />
      <OrderButtons update="update-parcel" total={totals.total} canOrder={canOrder} busy={busy} />
    </aside>
  );
}

/** Why the parcel cannot be sent, in our words and the delivery API's, with the way on. */
export function RefusalNotices({ refused, known }: { refused: ParcelRefusal[] | undefined; known: ParcelRefusal[] }) {
  const { t } = useTranslation(["parcel", "checkout"]);
  const refusals = refused ?? known;
  // Every answer is news. What the page knows itself is news once: it comes anew with every load, and must not take the focus from what is in hand.
  const note = useFocusWhen(refusals.length > 0, refused ?? JSON.stringify(known));
  if (refusals.length === 0) return null;
  return (
    <div ref={note} className="note note--bad" role="alert" tabIndex={-1}>
      <Icon name="alert-circle" />
      <div>
        {refusals.map(({ reason, message, href }) => {
          const words = `${isOwnReason(reason) ? "parcel" : "checkout"}:refusals.${reason}`;
          return (
            <div key={reason}>
              <b>{t(`${words}.title`)}</b>
              {saysMore(message, t(`${words}.title`)) ? <p>{message}</p> : null}
              <p>{t(`${words}.text`)}</p>
              {href ? (
                <Link className="link" to={href}>
                  {t(isOwnReason(reason) ? "review.change" : "checkout:next.order")}
                </Link>
              ) : null}
            </div>
          );
        })}
      </div>
    </div>
  );
}
