import { z } from "zod";
import type { Config, Dialect } from "../model";
import { methodsSwitchedOn, restMethods } from "./payments";
import {
  fileAddress,
  type ImageBases,
  type ImageKind,
  imageKinds,
  imageUrl,
  type ServerProfile,
  type Signer,
} from "./reader";
import * as read from "./scalars";

/** Docs/delivery-api.md §0: which of the three dialects a config answer belongs to. */
function detectDialect(body: Record<string, unknown>): Dialect {
  if ("pro_member_status" in body || "store_category_status" in body) return "x";
  return "centralize_login" in body || "admin_free_delivery" in body ? "n" : "m";
}

const record = z.unknown().transform((value) => read.toRecord(value) ?? {});

const centralLogin = z.object({
  manual_login_status: read.flagOrTrue,
  otp_login_status: read.flag,
  social_login_status: read.flag,
  google_login_status: read.flag,
  facebook_login_status: read.flag,
  apple_login_status: read.flag,
  phone_verification_status: read.flag,
  email_verification_status: read.flag,
});

const medium = z.object({ login_medium: read.text, status: read.flag });

const wireConfig = z.object({
  business_name: read.text,
  logo: read.text,
  logo_full_url: read.httpUrl,
  fav_icon: read.text,
  fav_icon_full_url: read.httpUrl,
  address: read.text,
  phone: read.text,
  email: read.text,
  country: read.text,
  default_location: record,
  currency_symbol: read.text,
  currency_symbol_direction: read.text,
  digit_after_decimal_point: read.integerOrNull,
  timeformat: read.text,
  maintenance_mode: read.flag,
  guest_checkout_status: read.isOne,
  digital_payment: read.flag,
  partial_payment_status: read.flag,
  partial_payment_method: read.text,
  home_delivery_status: read.flagOrTrue,
  takeaway_status: read.flagOrTrue,
  schedule_order: read.flag,
  prescription_order_status: read.flag,
  schedule_order_slot_duration: read.positiveOrNull,
  free_delivery_over: read.positiveOrNull,
  admin_free_delivery: record,
  tax_included: read.flag,
  system_tax_include_status: read.flag,
  per_km_shipping_charge: read.number,
  minimum_shipping_charge: read.number,
  parcel_per_km_shipping_charge: read.number,
  parcel_minimum_shipping_charge: read.number,
  dm_tips_status: read.flag,
  additional_charge_status: read.flag,
  additional_charge_name: read.text,
  additional_charge: read.number,
  customer_wallet_status: read.flag,
  loyalty_point_status: read.flag,
  ref_earning_status: read.flag,
  ref_earning_exchange_rate: read.number,
  add_fund_status: read.flag,
  loyalty_point_exchange_rate: read.number,
  loyalty_point_minimum_point: read.integer,
  toggle_veg_non_veg: read.flag,
  customer_verification: read.flag,
  centralize_login: record.pipe(centralLogin),
  is_sms_active: read.flagOrTrue,
  is_mail_active: read.flagOrTrue,
  firebase_otp_verification: read.flag,
  social_login: read.listOf(medium),
  apple_login: read.listOf(medium),
  refund_policy: read.flag,
  refund_active_status: read.flag,
  cancelation_policy: read.flag,
  shipping_policy: read.flag,
  footer_text: read.description,
  social_media: read.listOf(z.object({ name: read.name, link: read.httpUrl, status: read.flagOrTrue })),
  app_url_android: read.httpUrl,
  app_url_ios: read.httpUrl,
  landing_page_links: record,
  download_user_app_links: record,
  language: read.listOf(z.object({ key: read.name, value: read.text })),
  active_payment_method_list: read.listOf(
    z.object({
      gateway: read.name,
      gateway_title: read.text,
      gateway_image: read.text,
      gateway_image_full_url: read.httpUrl,
    }),
  ),
});

type WireConfig = z.infer<typeof wireConfig>;

function imageBases(body: Record<string, unknown>): ImageBases {
  const bases = read.toRecord(body.base_urls) ?? {};
  const entries = Object.entries(imageKinds).flatMap(([kind, key]) => {
    const base = read.httpUrl.parse(bases[key]);
    return base === null ? [] : [[kind as ImageKind, base.replace(/\/+$/, "")] as const];
  });
  return Object.fromEntries(entries);
}

function freeDelivery(wire: WireConfig, dialect: Dialect): Config["freeDelivery"] {
  if (dialect === "m") return { over: wire.free_delivery_over, always: false };
  const admin = wire.admin_free_delivery;
  if (!read.flag.parse(admin.status)) return { over: null, always: false };
  if (admin.type === "free_delivery_to_all_store") return { over: null, always: true };
  return { over: read.positiveOrNull.parse(admin.free_delivery_over), always: false };
}

function login(wire: WireConfig, dialect: Dialect): Config["login"] {
  const old = (name: string) =>
    [...wire.social_login, ...wire.apple_login].some((row) => row.login_medium === name && row.status);
  if (dialect === "m") {
    return { manual: true, otp: false, google: old("google"), facebook: old("facebook"), apple: old("apple") };
  }
  const central = wire.centralize_login;
  const social = central.social_login_status;
  return {
    manual: central.manual_login_status,
    otp: central.otp_login_status,
    google: social && central.google_login_status,
    facebook: social && central.facebook_login_status,
    apple: social && central.apple_login_status,
  };
}

/** M knows its customers by their phone (docs/delivery-api.md §3.7). */
function codesBy(wire: WireConfig, dialect: Dialect): Config["codesBy"] {
  if (dialect === "m") return ["phone"];
  const bySms = wire.is_sms_active && !wire.firebase_otp_verification;
  const channels = [bySms && ("phone" as const), wire.is_mail_active && ("email" as const)];
  return channels.filter((channel) => channel !== false);
}

function appLinks(wire: WireConfig): Config["appLinks"] {
  const links = wire.download_user_app_links;
  const shown = (status: unknown, url: unknown, old: string | null, oldStatus: unknown) => {
    if (status !== undefined) return read.isOne.parse(status) ? read.httpUrl.parse(url) : null;
    // An older server without the field shows what it has.
    return oldStatus === undefined || read.isOne.parse(oldStatus) ? old : null;
  };
  const old = wire.landing_page_links;
  return {
    playStore: shown(links.playstore_url_status, links.playstore_url, wire.app_url_android, old.app_url_android_status),
    appStore: shown(links.apple_store_url_status, links.apple_store_url, wire.app_url_ios, old.app_url_ios_status),
  };
}

/** Reads `GET /config` (docs/delivery-api.md §2.1) in any dialect; throws a ZodError when it is no config. */
export function readConfig(body: unknown, { sign }: Signer): { config: Config; profile: ServerProfile } {
  const raw = z.record(z.unknown()).parse(body);
  // Without these two a page can show no price: then it is some other answer, not a config.
  z.object({ business_name: read.name, currency_symbol: read.name }).parse(raw);
  const wire = wireConfig.parse(raw);
  const dialect = detectDialect(raw);
  const { phone_verification_status: phone, email_verification_status: email } = wire.centralize_login;
  const customerVerification = dialect === "m" ? wire.customer_verification : phone || email;
  const profile: ServerProfile = { dialect, images: imageBases(raw), customerVerification };
  const reader = { ...profile, sign };
  const location = wire.default_location;
  const config: Config = {
    dialect,
    businessName: wire.business_name,
    logo: imageUrl(reader, "business", wire.logo_full_url, wire.logo),
    icon: fileAddress(profile.images, "business", wire.fav_icon_full_url, wire.fav_icon),
    address: wire.address,
    phone: wire.phone,
    email: wire.email,
    country: wire.country,
    defaultLocation: read.coordinates(location.lat, location.lng) ?? { latitude: 0, longitude: 0 },
    currency: {
      symbol: wire.currency_symbol,
      side: wire.currency_symbol_direction === "right" ? "right" : "left",
      digits: Math.min(6, Math.max(0, wire.digit_after_decimal_point ?? 2)),
    },
    timeFormat: wire.timeformat === "24" ? "24" : "12",
    maintenance: wire.maintenance_mode,
    guestCheckout: wire.guest_checkout_status,
    paymentMethods: methodsSwitchedOn(raw, "config"),
    partialPayment: wire.partial_payment_status,
    partialRest: restMethods(wire.partial_payment_method),
    homeDelivery: wire.home_delivery_status,
    takeAway: wire.takeaway_status,
    scheduleOrders: wire.schedule_order,
    prescriptions: {
      orders: wire.prescription_order_status,
      // M takes one file with an order (docs/delivery-api.md §11.1); the others name no limit, so it is ours.
      picturesWithCart: dialect === "m" ? 1 : 5,
    },
    slotMinutes: wire.schedule_order_slot_duration ?? 30,
    freeDelivery: freeDelivery(wire, dialect),
    taxIncluded: dialect === "m" ? wire.tax_included : wire.system_tax_include_status,
    shipping: { perKm: wire.per_km_shipping_charge, minimum: wire.minimum_shipping_charge },
    parcelShipping: { perKm: wire.parcel_per_km_shipping_charge, minimum: wire.parcel_minimum_shipping_charge },
    tips: wire.dm_tips_status,
    additionalCharge: wire.additional_charge_status
      ? { name: wire.additional_charge_name, amount: wire.additional_charge }
      : null,
    wallet: wire.customer_wallet_status,
    loyalty: wire.loyalty_point_status,
    referral: wire.ref_earning_status,
    addFund: wire.customer_wallet_status && wire.add_fund_status && wire.digital_payment,
    loyaltyRules: {
      pointsPerUnit: Math.max(0, wire.loyalty_point_exchange_rate),
      minimum: Math.max(1, wire.loyalty_point_minimum_point),
    },
    referralReward: Math.max(0, wire.ref_earning_exchange_rate),
    vegToggle: wire.toggle_veg_non_veg,
    customerVerification,
    login: login(wire, dialect),
    codesBy: codesBy(wire, dialect),
    firebaseCodes: wire.firebase_otp_verification,
    policies: { refund: wire.refund_policy, cancellation: wire.cancelation_policy, shipping: wire.shipping_policy },
    refunds: wire.refund_active_status,
    footerText: wire.footer_text,
    socialMedia: wire.social_media.flatMap(({ name, link, status }) =>
      status && link !== null ? [{ name, link }] : [],
    ),
    appLinks: appLinks(wire),
    languages: wire.language.map(({ key, value }) => ({ key, name: value || key })),
    paymentGateways: wire.active_payment_method_list.map((row) => ({
      gateway: row.gateway,
      title: row.gateway_title || row.gateway,
      image: imageUrl(reader, "gateway", row.gateway_image_full_url, row.gateway_image),
    })),
  };
  return { config, profile };
}
