/**
 * The domain model: what every feature works with, whatever dialect the operator's server speaks.
 * Money is a number in the main currency unit, times are ISO strings (UTC) unless a field says otherwise,
 * clock times are `HH:mm`, distances are kilometres. The wire's oddities (docs/delivery-api.md §1.8) end at `wire/`.
 */
export * from "./model/account";
export * from "./model/basics";
export * from "./model/catalogue";
export * from "./model/chat";
export * from "./model/customer";
export * from "./model/offers";
export * from "./model/operator";
export * from "./model/orders";
export * from "./model/payment-methods";
export * from "./model/payments";
export * from "./model/promotion";
export * from "./model/wishlist";
