import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useMoney } from "~/features/catalogue/use-money";
import {
  canChoose,
  choicesShown,
  choiceValue,
  findChoice,
  isPayable,
  methodOf,
  obstacleTo,
} from "~/features/payments/choices";
import type { OrderToPay, PaymentChoice, PaymentOffers } from "~/features/payments/payment-method";
import { wallet, walletSplit } from "~/features/payments/wallet";
import { Choice } from "~/ui/Choice";
import { KnownFold } from "~/ui/Known";
import { Notice } from "~/ui/Marks";
import { boxOf, choiceOf, type FormFields, GroupError, groupOf } from "./ChoicePanels";
import styles from "./Offline.module.css";
import { OfflineFields } from "./OfflineFields";

type PaymentPanelProps = {
  payments: PaymentOffers;
  fields: FormFields;
  toPay: OrderToPay;
  /** The chosen method in one line, the others under it (docs/decisions/0168). */
  isFolded?: boolean;
};

/** How to pay an order, or a parcel: a box for the wallet where it gives a part, then what can be chosen (CHK-12). */
export function PaymentPanel({ isFolded = false, ...props }: PaymentPanelProps) {
  const { t } = useTranslation("checkout");
  return (
    <section className="panel" aria-labelledby="payment-title">
      <h2 id="payment-title">{t("payment.title")}</h2>
      {isFolded ? <FoldedMethods {...props} /> : <Methods {...props} />}
      <GroupError field={props.fields.payment} />
    </section>
  );
}

/** Open wherever something is to be seen to: nothing that can be paid with, or a method that asks for more. */
function FoldedMethods(props: PaymentPanelProps) {
  const { fields, toPay, payments } = props;
  const { t } = useTranslation(["payment", "checkout"]);
  const format = useMoney();
  const chosen = findChoice(fields.payment.value ?? "", payments.choices);
  const isSettled =
    chosen !== null && chosen.form === null && canChoose(chosen, toPay) && obstacleTo(chosen, toPay) === null;
  // One tree for the life of the form: choices that moved would lose what was chosen.
  const [isFoldable] = useState(chosen !== null);
  if (!isFoldable) return <Methods {...props} />;
  const method = chosen && methodOf(chosen);
  const { wallet: purse } = payments;
  const held = purse && purse.balance > 0 ? t("methods.wallet.line", { amount: format(purse.balance) }) : null;
  return (
    <KnownFold
      icon={method?.icon ?? "credit-card"}
      title={method ? (chosen.name ?? t(`methods.${method.id}.name`)) : t("checkout:errors.payment")}
      line={fields.fromWallet.value === "on" ? t("wallet.use") : held}
      isOpen={!isSettled || Boolean(fields.payment.errors)}
    >
      <Methods {...props} />
    </KnownFold>
  );
}

function Methods({ payments, fields, toPay }: PaymentPanelProps) {
  const { t } = useTranslation("checkout");
  const chosen = findChoice(fields.payment.value ?? "", payments.choices);
  const obstacle = chosen && canChoose(chosen, toPay) ? obstacleTo(chosen, toPay) : null;
  const canPay = isPayable(payments, toPay);
  return (
    <fieldset {...groupOf(fields.payment)} className="picks" aria-invalid={false}>
      <legend className="vh">{t("payment.title")}</legend>{" "}
      <WalletPart payments={payments} fields={fields} toPay={toPay} />
      {choicesShown(payments, toPay).map((choice) => (
        <WithForm key={choiceValue(choice)} choice={choice} fields={fields} toPay={toPay}>
          <MethodChoice choice={choice} fields={fields} toPay={toPay} />
        </WithForm>
      ))}
      {/* There before it says anything: they come and go with what is chosen. */}
      <div role="status" className={canPay && !obstacle ? "vh" : "picks"}>
        {canPay ? null : <Notice kind="warning">{t("payment.none")}</Notice>}
        {obstacle ? <Notice kind="error">{t(`refusals.${obstacle}.text`)}</Notice> : null}
      </div>
    </fieldset>
  );
}

type ChoiceProps = Omit<PaymentPanelProps, "payments"> & { choice: PaymentChoice };

function MethodChoice({ choice, fields, toPay }: ChoiceProps) {
  const { t } = useTranslation("payment");
  const format = useMoney();
  const { id, icon, line } = methodOf(choice);
  return (
    <Choice
      {...choiceOf(fields.payment, choiceValue(choice))}
      disabled={!canChoose(choice, toPay)}
      title={choice.name ?? t(`methods.${id}.name`)}
      line={t(`methods.${id}.${line?.(choice, toPay) ?? "line"}`, {
        amount: choice.limit === null ? "" : format(choice.limit),
      })}
      icon={icon}
    />
  );
}

/** What is told of a payment stands below its choice, and is shown while it is chosen. */
function WithForm({ choice: { form }, fields, toPay, children }: ChoiceProps & { children: ReactNode }) {
  const { t } = useTranslation("payment");
  if (form === null) return children;
  return (
    <div className={styles.offline}>
      {children}
      <div className={styles.details}>
        {/* Styles hide it all while another way is chosen. */}
        <p className="vh">{t("offline.onlyIf")}</p>
        <OfflineFields method={form} amount={toPay.total} fields={fields} />
      </div>
    </div>
  );
}

/** The wallet, when it can give a part and the rest is paid as chosen. */
function WalletPart({ payments: { wallet: held }, fields, toPay }: PaymentPanelProps) {
  const { t } = useTranslation("payment");
  const format = useMoney();
  const split = walletSplit(held, toPay.total, toPay.digits);
  if (!held || !split) return null;
  const [only, ...others] = held.rest;
  const key = only && others.length === 0 ? `methods.${only}.rest` : "wallet.anyRest";
  return (
    <Choice
      {...boxOf(fields.fromWallet)}
      title={t("wallet.use")}
      line={t(key, { amount: format(held.balance), due: format(split.due) })}
      icon={wallet.icon}
    />
  );
}
