import { useForm } from "@conform-to/react";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { ChangesNotice, ErrorSummary } from "~/features/checkout/CheckoutNotices";
import { TipPanel } from "~/features/checkout/ChoicePanels";
import type { CheckoutFields } from "~/features/checkout/checkout-data";
import { DefaultButton } from "~/features/checkout/DefaultButton";
import { PaymentPanel } from "~/features/checkout/PaymentPanel";
import { quotedTotals } from "~/features/checkout/quote";
import { PayBar } from "~/features/checkout/SummaryPanel";
import type { Change } from "~/features/checkout/snapshot";
import { tipIn, tipOf } from "~/features/checkout/tip";
import { isPayable } from "~/features/payments/choices";
import { walletSplit } from "~/features/payments/wallet";
import { ShopForm, useFormResult } from "~/request/posting/ShopForm";
import { useFormFetcher } from "~/request/posting/use-form-fetcher";
import { Breadcrumbs } from "~/ui/Breadcrumbs";
import { Kit } from "~/ui/kit/Kit";
import type { ParcelPaymentData } from "./load-payment.server";
import styles from "./Parcel.module.css";
import { PayerPanel, RefusalNotices, ReviewPanel, SumPanel } from "./PaymentPanels";
import type { ParcelRefusal } from "./refusals";
import { StepHeading, Steps } from "./Steps";
import { stepHref } from "./steps";

/** `/parcel-delivery-info/payment`: the whole of it before it is placed, who pays and how. */
export function PaymentPage({ payment }: { payment: ParcelPaymentData }) {
  const { t } = useTranslation("parcel");
  return (
    <div className="wrap">
      <Breadcrumbs
        above={[
          { href: "/home", label: t("home") },
          { href: stepHref("sender"), label: t("title") },
        ]}
        here={t("review.title")}
      />
      <StepHeading>{t("review.title")}</StepHeading>
      <Steps here="payment" />
      <PaymentForm payment={payment} />
    </div>
  );
}

type Details = { changes?: Change[]; refusals?: ParcelRefusal[] };

function PaymentForm({ payment }: { payment: ParcelPaymentData }) {
  const { t } = useTranslation("checkout");
  // Until the loads after a refusal have ended, the sums may not be what an order would cost by now.
  const fetcher = useFormFetcher({ untilLoaded: true });
  const placing = useFormResult("place-parcel", fetcher.data);
  const updating = useFormResult("update-parcel");
  const result = placing ?? updating;
  const [form, fields] = useForm<CheckoutFields, string[]>({
    id: "parcel-payment",
    lastResult: result?.reply,
    defaultValue: payment.defaults,
    constraint: payment.constraints,
  });
  // The key is the form's, not the load's: drawing the page again must not make a second order possible.
  const [formKey] = useState(payment.formKey);
  const [tip, setTip] = useState(() => tipOf(fields.tip.initialValue, fields.customTip.initialValue));
  const details = (result?.details ?? {}) as Details;
  const { quote } = payment;
  const totals = quotedTotals(quote, { orderType: "delivery", tip, packaging: false });
  const toPay = { total: totals.total, digits: quote.digits, type: "parcel" } as const;
  const canOrder = isPayable(payment.payments, toPay);
  const isPart = fields.fromWallet.value === "on" && fields.payer.value !== "receiver";
  const split = isPart ? walletSplit(payment.payments.wallet, totals.total, quote.digits) : null;
  return (
    <Kit>
      <ShopForm
        intent="place-parcel"
        fetcher={fetcher}
        id={form.id}
        className={`cols ${styles.payment}`}
        noValidate
        onChange={(event: FormEvent<HTMLFormElement>) => {
          setTip(tipIn(new FormData(event.currentTarget)));
        }}
      >
        {/* The total follows the choices: nothing is to be sent. */}
        <DefaultButton intent="update-parcel" isIdle={() => true}>
          {t("summary.update")}
        </DefaultButton>
        <div className="stack">
          <ChangesNotice changes={details.changes ?? []} quote={quote} />
          <RefusalNotices refused={details.refusals} known={payment.refusals} />
          <ErrorSummary errors={form.allErrors} formId={form.id} />
          <ReviewPanel payment={payment} />
          <PayerPanel field={fields.payer} payments={payment.payments} />
          <div className={styles.forSender}>
            <PaymentPanel payments={payment.payments} fields={fields} toPay={toPay} />
          </div>
          {quote.tips ? <TipPanel fields={fields} quote={quote} /> : null}
        </div>
        <SumPanel totals={totals} split={split} quote={quote} canOrder={canOrder} busy={fetcher.isUnderWay} />
        <input type="hidden" name="key" value={formKey} />
        <input type="hidden" name="seen" value={payment.seen} />
      </ShopForm>
      {canOrder ? <PayBar form={form.id} total={totals.total} busy={fetcher.isUnderWay} /> : null}
    </Kit>
  );
}
