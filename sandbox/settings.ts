/**
 * The operator's business settings: what `GET /config` tells and the order rules obey (docs/delivery-api.md §2.1).
 * Names are those of the config answer, so that `POST /_sandbox/config` can change any of them.
 */
const defaultSettings = {
  guest_checkout_status: 1,
  cash_on_delivery: true,
  digital_payment: true,
  offline_payment_status: 1,
  partial_payment_status: 1,
  partial_payment_method: "both",
  customer_wallet_status: 1,
  add_fund_status: 1,
  loyalty_point_status: 1,
  loyalty_point_exchange_rate: 10,
  loyalty_point_item_purchase_point: 5,
  loyalty_point_minimum_point: 100,
  ref_earning_status: 1,
  ref_earning_exchange_rate: 3,
  customer_verification: false,
  refund_active_status: true,
  prescription_order_status: true,
  schedule_order: true,
  schedule_order_slot_duration: 30,
  home_delivery_status: 1,
  takeaway_status: 1,
  dm_tips_status: 1,
  /** M: top level; N and X: inside `admin_free_delivery`. Null switches it off. */
  free_delivery_over: 50 as number | null,
  /** N and X: `admin_free_delivery` for every order, whatever its amount. */
  free_delivery_to_all: false,
  tax_included: 0,
  additional_charge_status: 1,
  additional_charge_name: "Service Charge",
  additional_charge: 1.25,
  per_km_shipping_charge: 1.5,
  minimum_shipping_charge: 2,
  parcel_per_km_shipping_charge: 2,
  parcel_minimum_shipping_charge: 5,
  /** N and X: percent of a parcel's fee that `get-Tax` answers. */
  parcel_tax_percent: 0,
  new_customer_discount_status: 0,
  new_customer_discount_amount: 10,
  new_customer_discount_amount_type: "percentage",
  new_customer_discount_amount_validity: 30,
  new_customer_discount_validity_type: "day",
  digit_after_decimal_point: 2,
  maintenance_mode: false,
};

export type Settings = typeof defaultSettings;

/** Values laid over the defaults and over any other key of the config answer. */
export type SettingsOverrides = Record<string, unknown>;

/** The settings in force: the defaults with the overrides of the same name and type laid over them. */
export function settingsWith(overrides: SettingsOverrides): Settings {
  const known = Object.entries(overrides).filter(([key]) => key in defaultSettings);
  return { ...defaultSettings, ...Object.fromEntries(known) };
}
