import { centralLogin } from "../account/login-rules";
import type { SandboxContext } from "../context";
import { city } from "../geo";
import { pictureName } from "../pictures/name";
import { settingsWith } from "../settings";
import { folders, pictureUrl } from "../wire/text";
import { wordIn } from "../wire/words";

const logo = pictureName("brand", "door", 14, ["doorstep"]);
const favicon = pictureName("logo", "door", 12);
const userApp = "https://apps.example/doorstep";

const moduleTraits = {
  food: {
    add_on: true,
    stock: false,
    veg_non_veg: true,
    unit: false,
    item_available_time: true,
    cutlery: true,
    new_variation: true,
    halal: true,
    nutrition: true,
    allergy: true,
  },
  grocery: {
    add_on: false,
    stock: true,
    veg_non_veg: false,
    unit: true,
    organic: true,
    halal: true,
    nutrition: true,
    allergy: true,
  },
  pharmacy: {
    add_on: false,
    stock: true,
    unit: true,
    order_attachment: true,
    common_condition: true,
    basic: true,
    generic_name: true,
  },
  ecommerce: { add_on: false, stock: true, unit: true, brand: true },
  parcel: { add_on: false, stock: false, is_parcel: true },
} as const;

/** `GET /config` in the dialect of the server, docs/delivery-api.md §2.1; values set by `/_sandbox/config` lie on top. */
export function configJson(ctx: SandboxContext): Record<string, unknown> {
  const {
    free_delivery_over,
    free_delivery_to_all,
    customer_verification,
    tax_included,
    per_km_shipping_charge,
    minimum_shipping_charge,
    ...settings
  } = settingsWith(ctx.overrides);
  const perDialect =
    ctx.dialect === "m"
      ? {
          base_urls: baseUrls(ctx),
          s3_base_urls: {},
          customer_verification,
          per_km_shipping_charge,
          minimum_shipping_charge,
          free_delivery_over,
          tax_included,
          landing_page_links: {
            app_url_android_status: "1",
            app_url_android: userApp,
            app_url_ios_status: "1",
            app_url_ios: userApp,
          },
        }
      : newerKeys(ctx, { over: free_delivery_over, toAll: free_delivery_to_all }, tax_included);
  const central = ctx.dialect === "m" ? {} : { centralize_login: centralLogin(ctx) };
  const additional_charge_name = wordIn(ctx.language, settings.additional_charge_name);
  return { ...business(ctx), ...settings, ...perDialect, additional_charge_name, ...ctx.overrides, ...central };
}

function business(ctx: SandboxContext) {
  return {
    business_name: "Doorstep",
    logo,
    logo_full_url: pictureUrl(ctx, "business", logo),
    fav_icon: favicon,
    fav_icon_full_url: pictureUrl(ctx, "business", favicon),
    address:
      ctx.language === "ar" ? "شارع الميناء 1، الرصيف القديم، بورت ميرو" : "1 Harbour Street, Old Quay, Port Merrow",
    phone: "+15550100000",
    email: "help@doorstep.example",
    country: "US",
    default_location: { lat: String(city.centre.latitude), lng: String(city.centre.longitude) },
    currency_symbol: "$",
    currency_symbol_direction: "left",
    ...appVersions(),
    order_delivery_verification: false,
    digital_payment_info: { digital_payment: true, plugin_payment_gateways: true, default_payment_gateways: false },
    demo: false,
    order_confirmation_model: "deliveryman",
    show_dm_earning: true,
    canceled_by_deliveryman: true,
    canceled_by_store: true,
    timeformat: "24",
    language: [
      { key: "en", value: "English" },
      { key: "ar", value: "العربية" },
    ],
    sys_language: [
      { key: "en", value: "English", direction: "ltr", default: true },
      { key: "ar", value: "العربية", direction: "rtl", default: false },
    ],
    social_login: [
      { login_medium: "google", status: false },
      { login_medium: "facebook", status: false },
    ],
    apple_login: [
      {
        login_medium: "apple",
        status: false,
        client_id: "",
        client_id_app: "",
        redirect_url_flutter: "",
        redirect_url_react: "",
      },
    ],
    toggle_veg_non_veg: true,
    toggle_dm_registration: true,
    toggle_store_registration: true,
    module_config: { module_type: Object.keys(moduleTraits), ...moduleTraits },
    module: null,
    social_media: ["facebook", "instagram", "twitter", "linkedin"].map((name, index) => ({
      id: index + 1,
      name,
      link: `https://${name}.example/doorstep`,
      status: 1,
      created_at: null,
      updated_at: null,
    })),
    footer_text:
      ctx.language === "ar"
        ? "© دورستب، بورت مرو. جميع الحقوق محفوظة."
        : "© Doorstep, Port Merrow. All rights reserved.",
    cookies_text:
      ctx.language === "ar"
        ? "نستخدم ملفات تعريف الارتباط لحفظ سلتك ولغتك."
        : "We use cookies to keep your cart and language.",
    refund_policy: 1,
    cancelation_policy: 1,
    shipping_policy: 1,
    active_payment_method_list: [
      {
        gateway: "demo_pay",
        gateway_title: "Demo Pay",
        gateway_image: pictureName("logo", "credit-card", 220),
        gateway_image_full_url: pictureUrl(ctx, "gateway", pictureName("logo", "credit-card", 220)),
      },
    ],
    dm_picture_upload_status: 1,
    websocket_status: 0,
    websocket_url: "",
    websocket_port: 6001,
    websocket_key: null,
    store_review_reply: 1,
    admin_commission: 10,
    subscription_business_model: 1,
    commission_business_model: 1,
    country_picker_status: 1,
    firebase_otp_verification: 0,
  };
}

function appVersions() {
  return Object.fromEntries(
    ["", "_store", "_deliveryman"].flatMap((app) => [
      [`app_minimum_version_android${app}`, 0],
      [`app_url_android${app}`, app === "" ? userApp : null],
      [`app_minimum_version_ios${app}`, 0],
      [`app_url_ios${app}`, app === "" ? userApp : null],
    ]),
  );
}

/** N and X; X has two keys more. */
function newerKeys(ctx: SandboxContext, free: { over: number | null; toAll: boolean }, taxIncluded: number) {
  return {
    admin_free_delivery: {
      status: free.toAll || free.over !== null,
      type: free.toAll ? "free_delivery_to_all_store" : "free_delivery_by_order_amount",
      free_delivery_over: free.over,
    },
    is_sms_active: true,
    is_mail_active: true,
    system_tax_type: "order_wise",
    system_tax_include_status: taxIncluded,
    download_user_app_links: {
      playstore_url_status: 1,
      apple_store_url_status: 1,
      playstore_url: userApp,
      apple_store_url: userApp,
    },
    repeat_order_option: 0,
    maintenance_mode_data: null,
    ...(ctx.dialect === "x" ? { pro_member_status: 0, store_category_status: 0 } : {}),
  };
}

function baseUrls(ctx: SandboxContext) {
  const url = (kind: keyof typeof folders) => `${ctx.base}/storage/${folders[kind]}`;
  return {
    item_image_url: url("item"),
    refund_image_url: url("refund"),
    customer_image_url: url("customer"),
    banner_image_url: url("banner"),
    category_image_url: url("category"),
    brand_image_url: url("brand"),
    review_image_url: url("review"),
    notification_image_url: url("notification"),
    store_image_url: url("store"),
    vendor_image_url: url("vendor"),
    store_cover_photo_url: url("cover"),
    delivery_man_image_url: url("courier"),
    chat_image_url: url("chat"),
    campaign_image_url: url("campaign"),
    business_logo_url: url("business"),
    order_attachment_url: url("attachment"),
    module_image_url: url("module"),
    parcel_category_image_url: url("parcelCategory"),
    landing_page_image_url: url("landing"),
    react_landing_page_images: url("landing"),
    react_landing_page_feature_images: url("landing"),
    gateway_image_url: url("gateway"),
  };
}
