import { describe, expect, it } from "vitest";
import { readConfig } from "./config";
import { fileAddress } from "./reader";

const configOf = (body: unknown) => readConfig(body, { sign: (address) => address });

const common = {
  business_name: "Demo Market",
  logo: "logo.png",
  phone: "+15550100",
  default_location: { lat: "40.7000", lng: "-74.0000" },
  currency_symbol: "$",
  currency_symbol_direction: "left",
  digit_after_decimal_point: 2,
  timeformat: "12",
  schedule_order_slot_duration: 0,
  cash_on_delivery: true,
  guest_checkout_status: 1,
  additional_charge_status: 1,
  additional_charge_name: "Service Charge",
  additional_charge: "1.25",
  language: [{ key: "en", value: "English" }, { key: "" }],
  social_media: [
    { name: "facebook", link: "https://social.example.test/demo", status: 1 },
    { name: "evil", link: "javascript:alert(1)", status: 1 },
    { name: "old", link: "https://old.example.test/", status: 0 },
  ],
};
const m = {
  ...common,
  base_urls: { business_logo_url: "https://api.example.test/storage/business/", item_image_url: "ftp://x" },
  customer_verification: true,
  free_delivery_over: 50,
  tax_included: 1,
  app_url_android: "https://play.example.test/u",
  app_url_ios: "https://apps.example.test/u",
  landing_page_links: { app_url_android_status: "1", app_url_ios_status: "0" },
  social_login: [{ login_medium: "google", status: true }],
};
const n = {
  ...common,
  logo_full_url: "https://api.example.test/l.png",
  centralize_login: { manual_login_status: 1, otp_login_status: "1", social_login_status: 1, google_login_status: 1 },
  admin_free_delivery: { status: true, type: "free_delivery_by_order_amount", free_delivery_over: "60" },
  system_tax_include_status: 1,
  download_user_app_links: {
    playstore_url_status: "1",
    playstore_url: "https://play.example.test/n",
    apple_store_url_status: 0,
  },
};
const x = { ...n, pro_member_status: 0, store_category_status: 0 };

describe("the dialect", () => {
  it.each([
    ["m", m],
    ["n", n],
    ["x", x],
  ] as const)("%s is told by its fields", (dialect, body) => {
    expect(configOf(body).config.dialect).toBe(dialect);
  });
});

it.each([
  ["M by phone only", { ...m, is_mail_active: true }, ["phone"]],
  ["N by both", n, ["phone", "email"]],
  ["N without text messages", { ...n, is_sms_active: 0 }, ["email"]],
  ["N without mail", { ...n, is_mail_active: false }, ["phone"]],
  ["N whose messages go by Firebase", { ...n, firebase_otp_verification: 1 }, ["email"]],
])("codes for a forgotten password: %s", (_, body, expected) => {
  expect(configOf(body).config.codesBy).toEqual(expected);
});

describe("DATA-20 the configuration", () => {
  it("of M", () => {
    const { config, profile } = configOf(m);
    expect(config).toMatchObject({
      businessName: "Demo Market",
      logo: "https://api.example.test/storage/business/logo.png",
      defaultLocation: { latitude: 40.7, longitude: -74 },
      currency: { symbol: "$", side: "left", digits: 2 },
      slotMinutes: 30,
      freeDelivery: { over: 50, always: false },
      taxIncluded: true,
      additionalCharge: { name: "Service Charge", amount: 1.25 },
      customerVerification: true,
      login: { manual: true, otp: false, google: true, facebook: false, apple: false },
      appLinks: { playStore: "https://play.example.test/u", appStore: null },
      languages: [{ key: "en", name: "English" }],
      socialMedia: [{ name: "facebook", link: "https://social.example.test/demo" }],
    });
    expect(profile.images).toEqual({ business: "https://api.example.test/storage/business" });
  });

  it("DATA-21 the folders of its pictures, which bare file names belong to", () => {
    const folder = (name: string) => `https://api.example.test/storage/${name}/`;
    const { profile } = configOf({
      ...m,
      base_urls: {
        item_image_url: folder("product"),
        store_cover_photo_url: folder("store/cover"),
        brand_image_url: folder("brand"),
        delivery_man_image_url: folder("delivery-man"),
        review_image_url: folder("review"),
        notification_image_url: folder("notification"),
        order_attachment_url: folder("order"),
      },
    });
    const kinds = {
      item: "product",
      cover: "store/cover",
      brand: "brand",
      courier: "delivery-man",
      review: "review",
      notification: "notification",
      attachment: "order",
    } as const;
    for (const [kind, name] of Object.entries(kinds)) {
      expect(fileAddress(profile.images, kind as keyof typeof kinds, null, "a.png")).toBe(`${folder(name)}a.png`);
    }
    expect(fileAddress(profile.images, "store", null, "a.png"), "a folder nobody named").toBeNull();
  });

  it("of N and X", () => {
    for (const body of [n, x]) {
      expect(configOf(body).config).toMatchObject({
        logo: "https://api.example.test/l.png",
        freeDelivery: { over: 60, always: false },
        taxIncluded: true,
        login: { manual: true, otp: true, google: true, facebook: false },
        appLinks: { playStore: "https://play.example.test/n", appStore: null },
      });
    }
  });

  it.each([
    [1, true],
    ["1", true],
    [true, true],
    [0, false],
    [2, false],
    [-1, false],
    ["0", false],
    ["yes", false],
    [null, false],
    [{}, false],
  ])("FMT-08 of status %j: guest checkout and the link to an app are enabled: %s", (status, enabled) => {
    const { config } = configOf({
      ...m,
      guest_checkout_status: status,
      landing_page_links: { app_url_android_status: status, app_url_ios_status: status },
    });
    expect(config.guestCheckout).toBe(enabled);
    expect(config.appLinks).toEqual({
      playStore: enabled ? "https://play.example.test/u" : null,
      appStore: enabled ? "https://apps.example.test/u" : null,
    });
  });

  it.each([
    [
      { status: false, free_delivery_over: 60 },
      { over: null, always: false },
    ],
    [
      { status: 1, type: "free_delivery_to_all_store" },
      { over: null, always: true },
    ],
    [null, { over: null, always: false }],
  ])("free delivery of %j is %j", (admin_free_delivery, expected) => {
    expect(configOf({ ...n, admin_free_delivery }).config.freeDelivery).toEqual(expected);
  });

  it("survives flags of any type and missing fields", () => {
    const { config } = configOf({
      business_name: "B",
      currency_symbol: "€",
      digit_after_decimal_point: "99",
      default_location: "",
    });
    expect(config).toMatchObject({ currency: { digits: 6 }, paymentMethods: [], takeAway: true, socialMedia: [] });
  });

  it("DATA-20 the payment methods that are switched on", () => {
    const on = { digital_payment: "1", offline_payment_status: 1, customer_wallet_status: true };
    expect(configOf(m).config.paymentMethods).toEqual(["cash_on_delivery"]);
    expect(configOf({ ...m, ...on, cash_on_delivery: 0 }).config.paymentMethods).toEqual([
      "digital_payment",
      "wallet",
      "offline_payment",
    ]);
  });

  it.each([
    ["cod", ["cash_on_delivery"]],
    ["digital_payment", ["digital_payment"]],
    ["both", ["cash_on_delivery", "digital_payment"]],
    ["", ["cash_on_delivery", "digital_payment"]],
  ])("the rest of a partial payment by %j is paid by %j", (partial_payment_method, expected) => {
    expect(configOf({ ...m, partial_payment_method }).config.partialRest).toEqual(expected);
  });

  it.each([[null], [[]], ["config"], [{}], [{ business_name: "B" }]])("%j is no config", (body) => {
    expect(() => configOf(body)).toThrow();
  });
});
