import type { Config } from "../../app/delivery-api/model";
import type { Feature } from "./report";

/** What of the config decides about pages and choices, in the order customers meet it. */
const rules: [name: string, isOn: (config: Config) => boolean, follows: string][] = [
  ["Maintenance", (config) => config.maintenance, "every page says that the shop is closed for maintenance"],
  ["Guest checkout", (config) => config.guestCheckout, "orders without an account"],
  ["Home delivery", (config) => config.homeDelivery, "delivery at checkout"],
  ["Takeaway", (config) => config.takeAway, "takeaway at checkout and in the store lists"],
  ["Scheduled orders", (config) => config.scheduleOrders, "another time than as soon as possible"],
  ["Cash on delivery", (config) => config.paymentMethods.includes("cash_on_delivery"), "cash at checkout"],
  ["Digital payment", (config) => config.paymentMethods.includes("digital_payment"), "payment pages of the gateways"],
  [
    "Manual payment",
    (config) => config.paymentMethods.includes("offline_payment"),
    "transfers that customers tell of afterwards",
  ],
  ["Wallet", (config) => config.wallet, "the wallet page, and paying from it"],
  ["Adding money to the wallet", (config) => config.addFund, "the form on the wallet page"],
  ["Paying a part from the wallet", (config) => config.partialPayment, "the choice at checkout"],
  ["Loyalty points", (config) => config.loyalty, "the page of points"],
  ["Referral", (config) => config.referral, "the page of the referral code"],
  ["Tips", (config) => config.tips, "tips for the courier at checkout"],
  ["Additional charge", (config) => config.additionalCharge !== null, "a line of its own in every total"],
  ["Vegetarian switch", (config) => config.vegToggle, "filters for vegetarian dishes"],
  ["Prescription orders", (config) => config.prescriptions.orders, "orders by a picture of a prescription"],
  ["Refunds", (config) => config.refunds, "asking for the money of a delivered order"],
  ["Sign in by password", (config) => config.login.manual, "the password form"],
  ["Sign in by code", (config) => config.login.otp, "the form for a phone number"],
  ["Sign in by Google", (config) => config.login.google, "its button"],
  ["Sign in by Facebook", (config) => config.login.facebook, "its button"],
  ["Sign in by Apple", (config) => config.login.apple, "its button"],
  ["Verification of customers", (config) => config.customerVerification, "a code after signing up"],
  ["Refund policy", (config) => config.policies.refund, "its page and link"],
  ["Cancellation policy", (config) => config.policies.cancellation, "its page and link"],
  ["Shipping policy", (config) => config.policies.shipping, "its page and link"],
];

/** Each setting, whether it is on, and which pages or choices follow from it. */
export const featuresOf = (config: Config): Feature[] =>
  rules.map(([name, isOn, follows]) => ({ name, isOn: isOn(config), follows }));
