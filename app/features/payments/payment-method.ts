import type {
  Config,
  Customer,
  DeliveryApi,
  OfflineInfo,
  OfflineMethod,
  OrderType,
  PaymentMethod,
  Result,
  Zone,
  ZoneModuleRates,
} from "~/delivery-api";
import type { IconName } from "~/ui/icons/names";

/** What decides over the ways to pay. Without a zone only the operator's word counts: take-away needs no more, and a delivery is refused for the zone's sake. */
export type PaymentTerms = {
  config: Pick<Config, "paymentMethods" | "paymentGateways">;
  zone: Pick<Zone, "paymentMethods"> | null;
  rates: Pick<ZoneModuleRates, "maximumCod"> | null;
  customer: Pick<Customer, "walletBalance"> | null;
};

export type PaymentApi = Pick<DeliveryApi, "payments">;

/** One choice of a payment form; plain data, for server and browser. */
export type PaymentChoice = {
  method: PaymentMethod;
  /** Which one of the method's: a gateway, an account; null where it has but one. */
  id: string | null;
  /** What the operator calls it; null: by the method's own name. */
  name: string | null;
  /** The most that can be paid so, in the main currency unit; null: any amount. */
  limit: number | null;
  /** What the customer reads and tells of the payment in the form itself; null for most methods. */
  form: OfflineMethod | null;
};

/** A customer's wallet at checkout. `rest`: how the rest may be paid when it gives a part; empty where it may not. */
export type Wallet = { balance: number; rest: PaymentMethod[] };

/** What an order may be paid by. The wallet is also among the choices, for whoever pays the whole with it. */
export type PaymentOffers = { choices: PaymentChoice[]; wallet: Wallet | null };

/** An order as far as its payment depends on it; the total in the main currency unit. */
export type OrderToPay = { total: number; digits: number; type: OrderType };

/** Why an order cannot be paid as chosen. */
export type PaymentObstacle = "codLimit" | "walletTooSmall" | "walletCovers" | "partialOff";

/** An order that stands. `unsentKey`: the key of its attempt, while the details of the payment have not reached the delivery API. */
type PlacedPayment = { orderId: number; choiceId: string | null; unsentKey: string | null };

/** Where the customer goes before the order is shown. `isDocument`: outside the router. `warning`: the key of a text. */
type PaymentStep = { to: string; isDocument?: true; warning?: string };

/**
 * A payment method: all that pages, forms and orders know of it. Its texts stand in the catalogues at `payment:methods.{id}`: `name`, and
 * `line` under a choice.
 */
export type PaymentMethodEntry = {
  id: PaymentMethod;
  icon: IconName;
  /** What can be chosen once the method is offered. */
  choices(terms: PaymentTerms, api: PaymentApi): PaymentChoice[] | Promise<PaymentChoice[]>;
  /** Another text than `line` under a choice. */
  line?(choice: PaymentChoice, order: OrderToPay): string;
  /** Whether it may be chosen for that order at all; what is left out may. */
  canPay?(choice: PaymentChoice, order: OrderToPay): boolean;
  /** Why the order is refused once it is chosen. */
  obstacle?(choice: PaymentChoice, order: OrderToPay): PaymentObstacle | null;
  /** No form stands at it by itself while there is anything else. */
  isNeverFirst?: true;
  /** How the money comes once the order stands. Until then N and X call the order `failed` (docs/delivery-api.md §10.1). */
  awaits?: "online" | "outside";
  /** Sends the details of the payment to the delivery API. */
  sendInfo?(api: PaymentApi, orderId: number, info: OfflineInfo): Promise<Result<unknown>>;
  /** What is left to do for an order that stands. */
  afterOrder?(placed: PlacedPayment): PaymentStep | null;
};

/** Whether operator and zone allow a method (docs/delivery-api.md §11.5). */
export const isOffered = (
  method: PaymentMethod,
  config: Pick<Config, "paymentMethods">,
  zone: Pick<Zone, "paymentMethods"> | null,
): boolean => config.paymentMethods.includes(method) && (zone === null || zone.paymentMethods.includes(method));
