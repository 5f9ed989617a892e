import { useForm } from "@conform-to/react";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { isPayable } from "~/features/payments/choices";
import { walletSplit } from "~/features/payments/wallet";
import { ShopForm, useFormResult } from "~/request/posting/ShopForm";
import { useFormFetcher } from "~/request/posting/use-form-fetcher";
import { Breadcrumbs } from "~/ui/Breadcrumbs";
import { classes } from "~/ui/classes";
import { EmptyState } from "~/ui/EmptyState";
import { Kit } from "~/ui/kit/Kit";
import { ContactPanel, ExtrasPanel, PlacePanel } from "./AddressPanels";
import styles from "./Checkout.module.css";
import { ChangesNotice, ErrorSummary, RefusalNotices } from "./CheckoutNotices";
import { HowPanel, TipPanel } from "./ChoicePanels";
import type { CheckoutData, CheckoutFields, CheckoutOrder } from "./checkout-data";
import { DefaultButton } from "./DefaultButton";
import { checkoutFormId } from "./ExitButton";
import { PaymentPanel } from "./PaymentPanel";
import { PrescriptionPanel } from "./PrescriptionPanel";
import { quotedTotals, type Wishes } from "./quote";
import type { Refusal } from "./refusals";
import { PayBar, SummaryPanel } from "./SummaryPanel";
import type { Change } from "./snapshot";
import { tipIn, tipOf } from "./tip";
import { useAddressFields } from "./use-address-fields";

/** `/checkout`: how, where, who, how paid, and the sum of it. One form; the total follows the choices at once where scripts run. */
export function CheckoutPage({ checkout }: { checkout: CheckoutData }) {
  const { t } = useTranslation("checkout");
  const isPrescription = checkout.kind === "order" && checkout.prescription?.isAll;
  const before = isPrescription
    ? { href: checkout.store.href, label: checkout.store.name }
    : { href: "/cart", label: t("cart") };
  const title = t(isPrescription ? "prescription.order" : "title");
  return (
    <div className="wrap">
      <Breadcrumbs above={[{ href: "/home", label: t("home") }, before]} here={title} />
      {checkout.kind === "empty" ? (
        <EmptyState
          picture="shopping-cart"
          title={t("empty.title")}
          as="h1"
          action={{ href: "/home", label: t("continueShopping") }}
        >
          {t("empty.text")}
        </EmptyState>
      ) : (
        <>
          <h1 className="h1s">{title}</h1>
          <CheckoutForm order={checkout} />
        </>
      )}
    </div>
  );
}

type Details = { changes?: Change[]; refusals?: Refusal[] };

function CheckoutForm({ order }: { order: CheckoutOrder }) {
  const { t } = useTranslation("checkout");
  // Until the loads after a refusal have ended, the sums may not be what an order would cost by now.
  const fetcher = useFormFetcher({ untilLoaded: true });
  const placing = useFormResult("place-order", fetcher.data);
  const updating = useFormResult("update-order");
  const applying = useFormResult("apply-coupon");
  const picking = useFormResult("pick-coupon");
  const moving = useFormResult("deliver-to");
  const removing = useFormResult("remove-coupon");
  const result = placing ?? updating ?? applying ?? picking ?? moving ?? removing;
  const [form, fields] = useForm<CheckoutFields, string[]>({
    id: checkoutFormId,
    lastResult: result?.reply,
    defaultValue: order.defaults,
    constraint: order.constraints,
  });
  // The key is the form's, not the load's: drawing the page again must not make a second order possible.
  const [formKey] = useState(order.formKey);
  const [wishes, setWishes] = useState(() => wishesOf(fields.orderType.initialValue, fields));
  useAddressFields(form.id, order);
  const details = (result?.details ?? {}) as Details;
  const totals = quotedTotals(order.quote, wishes);
  const toPay = { total: totals.total, digits: order.quote.digits, type: wishes.orderType };
  const canPay = isPayable(order.payments, toPay);
  const canOrder = order.orderTypes.length > 0 && canPay && order.noTime === null;
  const split =
    fields.fromWallet.value === "on" ? walletSplit(order.payments.wallet, totals.total, order.quote.digits) : null;
  return (
    <Kit>
      <ShopForm
        intent="place-order"
        fetcher={fetcher}
        id={form.id}
        className={classes("cols", styles.form)}
        noValidate
        {...(order.prescription ? { encType: "multipart/form-data" } : {})}
        onChange={(event: FormEvent<HTMLFormElement>) => setWishes(readWishes(event.currentTarget))}
      >
        {/* The total follows the choices; only a code that was typed is still to be sent. */}
        <DefaultButton intent="update-order" isIdle={(form) => !form.get("coupon")}>
          {t("summary.update")}
        </DefaultButton>
        <div className="stack">
          <ChangesNotice changes={details.changes ?? []} quote={order.quote} />
          {order.waiting ? <p className="note">{order.waiting}</p> : null}
          <RefusalNotices refused={details.refusals} wished={wishes.orderType} order={order} />
          <ErrorSummary errors={form.allErrors} formId={form.id} />
          <PrescriptionPanel
            order={order}
            field={fields.prescription}
            isDrawnAnew={result !== null && fetcher.data === undefined}
          />
          <HowPanel order={order} fields={fields} />
          <PlacePanel order={order} fields={fields} />
          <ContactPanel order={order} fields={fields} />
          <PaymentPanel payments={order.payments} fields={fields} toPay={toPay} isFolded />
          {order.quote.tips ? <TipPanel fields={fields} quote={order.quote} /> : null}
          <ExtrasPanel order={order} fields={fields} />
        </div>
        <SummaryPanel
          order={order}
          totals={totals}
          split={split}
          coupon={fields.coupon}
          canOrder={canOrder}
          fetcher={fetcher}
        />
        <input type="hidden" name="key" value={formKey} />
        <input type="hidden" name="seen" value={order.seen} />
      </ShopForm>
      {canOrder ? <PayBar form={form.id} total={totals.total} busy={fetcher.isUnderWay} /> : null}
    </Kit>
  );
}

/** What the total depends on, from the values a form starts with. */
function wishesOf(orderType: string | undefined, fields: { tip: Typed; customTip: Typed; packaging: Typed }): Wishes {
  return {
    orderType: orderType === "take_away" ? "take_away" : "delivery",
    tip: tipOf(fields.tip.initialValue, fields.customTip.initialValue),
    packaging: fields.packaging.initialValue === "on",
  };
}

type Typed = { initialValue: string | undefined };

/** What the total depends on, from the form as it stands. */
function readWishes(form: HTMLFormElement): Wishes {
  const values = new FormData(form);
  const text = (name: string) => String(values.get(name) ?? "");
  return {
    orderType: text("orderType") === "take_away" ? "take_away" : "delivery",
    tip: tipIn(values),
    packaging: text("packaging") === "on",
  };
}
