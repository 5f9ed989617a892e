import type { TableDefinitions } from "../columns";

/** Banners, campaigns, sales, coupons and cash-back. */
export const offersTables = {
  banners: {
    columns: {
      id: "id",
      title: "text",
      translations: "text",
      type: "text?",
      store_id: "integer?",
      item_id: "integer?",
      link: "text?",
      zone_id: "integer",
      module_id: "integer?",
      featured: "integer",
      status: "integer",
      created_by: "text",
      image: "text",
    },
  },
  /** Section banners and texts of one module; `type` tells pictures from the parts of the video block. */
  module_banners: {
    columns: {
      id: "id",
      module_id: "integer",
      key: "text",
      value: "text",
      type: "text",
      translations: "text",
      status: "integer",
    },
  },
  why_choose: {
    columns: {
      id: "id",
      module_id: "integer",
      title: "text",
      short_description: "text",
      translations: "text",
      image: "text",
      status: "integer",
    },
  },
  campaigns: {
    columns: {
      id: "id",
      title: "text",
      slug: "text",
      description: "text",
      translations: "text",
      module_id: "integer",
      image: "text",
      start_date: "text",
      end_date: "text",
      start_time: "text",
      end_time: "text",
      status: "integer",
    },
  },
  campaign_stores: { columns: { campaign_id: "integer", store_id: "integer" }, unique: [["campaign_id", "store_id"]] },
  /** A sale runs again every week of the sandbox clock, Monday to Sunday. */
  flash_sales: {
    columns: {
      id: "id",
      module_id: "integer",
      title: "text",
      translations: "text",
      is_publish: "integer",
      admin_discount_percentage: "real",
      vendor_discount_percentage: "real",
    },
  },
  flash_sale_items: {
    columns: {
      id: "id",
      flash_sale_id: "integer",
      item_id: "integer",
      stock: "integer",
      sold: "integer",
      discount: "real",
      discount_type: "text",
      status: "integer",
    },
    unique: [["item_id"]],
  },
  coupons: {
    columns: {
      id: "id",
      title: "text",
      translations: "text",
      code: "text",
      coupon_type: "text",
      /** JSON list of store or zone ids; null when the coupon is for all. */
      data: "text?",
      store_id: "integer?",
      module_id: "integer",
      discount: "real",
      discount_type: "text",
      min_purchase: "real",
      max_discount: "real",
      start_date: "text",
      expire_date: "text",
      /** Uses per customer. */
      limit: "integer",
      total_uses: "integer",
      /** JSON ["all"] or a list of customer ids as text. */
      customer_id: "text",
      created_by: "text",
      status: "integer",
    },
    unique: [["code"]],
  },
  cashbacks: {
    columns: {
      id: "id",
      title: "text",
      translations: "text",
      cashback_type: "text",
      cashback_amount: "real",
      min_purchase: "real",
      max_discount: "real",
      same_user_limit: "integer",
      total_used: "integer",
      customer_id: "text",
      start_date: "text",
      end_date: "text",
      status: "integer",
    },
  },
} as const satisfies TableDefinitions;
