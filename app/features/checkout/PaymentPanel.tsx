import { useTranslation } from "react-i18next";
import { useMoney } from "~/features/catalogue/use-money";
import { Choice } from "~/ui/Choice";
import { Notice } from "~/ui/Marks";
import { choiceOf, type FormFields, GroupError } from "./ChoicePanels";
import type { CheckoutOrder } from "./checkout-data";
import styles from "./Offline.module.css";
import { OfflineFields } from "./OfflineFields";
import { offlineValue } from "./offline";
import { canPay, gatewayValue } from "./payment-choice";
import { type Wallet, walletSplit, walletUse } from "./wallet";

/** What the panel must know of an order, and of a parcel. */
export type PayableOrder = Pick<
  CheckoutOrder,
  "wallet" | "isCodOffered" | "gateways" | "offlineMethods" | "maximumCod"
> & { quote: Pick<CheckoutOrder["quote"], "digits"> };

type PaymentPanelProps = { order: PayableOrder; fields: FormFields; total: number; orderType: string };

/**
 * How to pay: the wallet, cash on delivery up to the zone's limit (CHK-12), the operator's digital payment methods, and what is paid
 * outside the shop.
 */
export function PaymentPanel({ order, fields, total, orderType }: PaymentPanelProps) {
  const { t } = useTranslation(["checkout", "payment"]);
  const format = useMoney();
  const { wallet } = order;
  const { digits } = order.quote;
  const use = walletUse(wallet, total, digits);
  const split = walletSplit(wallet, total, digits);
  const isCash = fields.payment.value === "cash_on_delivery";
  const isAboveLimit = isCash && orderType === "delivery" && order.maximumCod !== null && total > order.maximumCod;
  return (
    <section className="panel" aria-labelledby="checkout-payment">
      <h2 id="checkout-payment">{t("payment.title")}</h2>
      <div className="picks">
        {wallet && split ? (
          <Choice
            type="checkbox"
            name={fields.fromWallet.name}
            defaultChecked={fields.fromWallet.initialValue === "on"}
            title={t("payment:wallet.use")}
            line={t(`payment:wallet.part.${restKind(wallet)}`, {
              amount: format(wallet.balance),
              due: format(split.due),
            })}
            icon="wallet"
          />
        ) : null}
        {order.isCodOffered ? (
          <Choice
            {...choiceOf(fields.payment, "cash_on_delivery")}
            title={t("payment.cod")}
            line={t(orderType === "take_away" ? "payment.codAtStore" : "payment.codLine")}
            icon="cash"
          />
        ) : null}
        {order.gateways.map(({ gateway, title }) => (
          <Choice
            key={gateway}
            {...choiceOf(fields.payment, gatewayValue(gateway))}
            title={title}
            line={t("payment:gatewayLine")}
            icon="credit-card"
          />
        ))}
        {wallet && !split ? (
          <Choice
            {...choiceOf(fields.payment, "wallet")}
            disabled={use === "none"}
            title={t("payment:wallet.title")}
            line={t(use === "none" ? "payment:wallet.tooSmall" : "payment:wallet.balance", {
              amount: format(wallet.balance),
            })}
            icon="wallet"
          />
        ) : null}
        {order.offlineMethods.map((method) => (
          <div key={method.id} className={styles.offline}>
            <Choice
              {...choiceOf(fields.payment, offlineValue(method.id))}
              title={method.name}
              line={t("payment:offline.line")}
              icon="receipt"
            />
            <div className={styles.details}>
              <OfflineFields method={method} amount={total} fields={fields} />
            </div>
          </div>
        ))}
        {canPay(order, total, digits) ? null : <Notice kind="warning">{t("payment.none")}</Notice>}
        {isAboveLimit ? <Notice kind="error">{t("refusals.codLimit.text")}</Notice> : null}
      </div>
      <GroupError field={fields.payment} />
    </section>
  );
}

/** Which words say how the rest is paid. */
const restKind = ({ rest }: Wallet) => (rest.length === 1 ? (rest[0] as (typeof rest)[number]) : "any");
