import type { OrderToPay, PaymentChoice, PaymentMethodEntry, PaymentObstacle, PaymentOffers } from "./payment-method";
import { paymentMethods } from "./registry";
import { partObstacle, wallet, walletSplit } from "./wallet";

export function methodOf({ method }: Pick<PaymentChoice, "method">): PaymentMethodEntry {
  const entry = paymentMethods.get(method);
  if (!entry) throw new Error(`no payment method ${method}`);
  return entry;
}

/** The radio value of a choice: a gateway's name alone could be that of another method. */
export const choiceValue = ({ method, id }: Pick<PaymentChoice, "method" | "id">): string =>
  id === null ? method : `${method}:${id}`;

/** The choice a posted value stands for; null for what is not offered. */
export const findChoice = (value: string, choices: readonly PaymentChoice[]): PaymentChoice | null =>
  choices.find((choice) => choiceValue(choice) === value) ?? null;

/** The value a fresh form stands at; empty where nothing is offered. */
export function firstValue(choices: readonly PaymentChoice[]): string {
  const first = choices.find((choice) => !methodOf(choice).isNeverFirst) ?? choices[0];
  return first ? choiceValue(first) : "";
}

/** The choices as they are shown for an order: a wallet that gives a part is a box to tick, not one of them. */
export const choicesShown = ({ choices, wallet: held }: PaymentOffers, { total, digits }: OrderToPay) =>
  walletSplit(held, total, digits) ? choices.filter(({ method }) => method !== wallet.id) : choices;

/** Whether a choice may be made for that order. */
export const canChoose = (choice: PaymentChoice, order: OrderToPay): boolean =>
  methodOf(choice).canPay?.(choice, order) ?? true;

/** Whether an order can be paid at all. */
export const isPayable = ({ choices }: PaymentOffers, order: OrderToPay): boolean =>
  choices.some((choice) => canChoose(choice, order));

/** Why an order would be refused once it is to be paid so. */
export const obstacleTo = (choice: PaymentChoice, order: OrderToPay): PaymentObstacle | null =>
  methodOf(choice).obstacle?.(choice, order) ?? null;

/** What the customer wishes. `fromWallet`: the wallet pays what it holds, the rest is paid as chosen. */
type PaymentWish = { payment: PaymentChoice | null; fromWallet: boolean };

/** Why an order cannot be paid as wished, as far as that is known without asking. */
export function paymentObstacles(
  { payment, fromWallet }: PaymentWish,
  offers: PaymentOffers,
  order: OrderToPay,
): PaymentObstacle[] {
  const isPart = fromWallet && payment?.method !== wallet.id;
  return [
    payment && obstacleTo(payment, order),
    isPart ? partObstacle(offers.wallet, order.total, order.digits) : null,
  ].filter((obstacle) => obstacle !== null);
}

/** How the money of an order comes once it stands; null: at once, or at the door. */
export const awaitedMoney = (method: string): "online" | "outside" | null => paymentMethods.get(method)?.awaits ?? null;
