import { pictureName } from "../pictures/name";
import { addBanners } from "./banners";
import { campaigns, cashbacks, coupons } from "./data/offers";
import type { Random } from "./random";
import { cellsOf, hueOf, inArabic, moduleIds, money, type SeedData, slugOf, storeNamed } from "./seed-data";

/** Banners, campaigns, the flash sales, coupons and cash-back. */
export function addOffers(data: SeedData, random: Random): void {
  addBanners(data);
  addCampaigns(data);
  addItemCampaigns(data, random);
  addFlashSales(data, random);
  addCoupons(data, random);
  cellsOf(cashbacks).forEach(([title = "", arabic = "", type = "", amount = "0", minimum = "0", most = "0"], index) => {
    data.cashbacks.push({
      id: index + 1,
      title,
      translations: inArabic({ title: arabic }),
      cashback_type: type,
      cashback_amount: Number(amount),
      min_purchase: Number(minimum),
      max_discount: Number(most),
      same_user_limit: 4,
      total_used: random.int(0, 40),
      customer_id: '["all"]',
      start_date: "2026-01-01",
      end_date: "2035-12-31",
      status: 1,
    });
  });
  // Last, so that it moves nothing else: the food sale is longer than a page of it and than its place on the home page.
  addToSale(data, random, moduleIds.food, 26);
}

function addCampaigns(data: SeedData): void {
  for (const [module = "1", title = "", arabic = "", art = "", text = "", arabicText = "", stores = ""] of cellsOf(
    campaigns,
  )) {
    const id = data.campaigns.length + 1;
    const picture = (lines: string[]) => pictureName("banner", art.split("+"), hueOf(id + 2), lines);
    data.campaigns.push({
      id,
      title,
      slug: slugOf(title),
      description: `${text}.`,
      translations: inArabic({ title: arabic, description: `${arabicText}.`, image: picture([arabic]) }),
      module_id: Number(module),
      image: picture([title]),
      start_date: "2026-01-01",
      end_date: "2035-12-31",
      start_time: "00:00:00",
      end_time: "23:59:59",
      status: 1,
    });
    for (const name of stores.split(", "))
      data.campaign_stores.push({ campaign_id: id, store_id: storeNamed(data, name).id });
  }
}

/** Goods at a special price that only exist for the campaign ("Just for you"). */
function addItemCampaigns(data: SeedData, random: Random): void {
  for (const moduleId of [moduleIds.food, moduleIds.grocery, moduleIds.pharmacy, moduleIds.ecommerce]) {
    const candidates = data.items.filter(
      (item) =>
        item.module_id === moduleId &&
        item.is_prescription_required === 0 &&
        item.avg_rating >= 4 &&
        item.variations === "[]",
    );
    for (const item of random.sample(candidates, 8)) {
      const id = data.item_campaigns.length + 1;
      data.item_campaigns.push({
        ...item,
        id,
        slug: `${slugOf(item.name)}-special-${id}`,
        discount: random.pick([20, 25, 30]),
        discount_type: "percent",
        stock: moduleId === moduleIds.food ? 0 : Math.max(5, item.stock),
        maximum_cart_quantity: 5,
        available_date_starts: "2026-01-01",
        available_date_ends: "2035-12-31",
      });
    }
  }
}

function addFlashSales(data: SeedData, random: Random): void {
  const titles = [
    ["Flash sale", "تخفيضات خاطفة"],
    ["Market rush", "اندفاع السوق"],
    ["Care week", "أسبوع العناية"],
    ["Price drop", "هبوط الأسعار"],
  ];
  for (const [index, [title = "", arabic = ""]] of titles.entries()) {
    const id = index + 1;
    data.flash_sales.push({
      id,
      module_id: id,
      title,
      translations: inArabic({ title: arabic }),
      is_publish: 1,
      admin_discount_percentage: 50,
      vendor_discount_percentage: 50,
    });
    addToSale(data, random, id, 14);
  }
}

/** Items whose prices are fixed in the data's description, and medicines on prescription, are in no sale. */
const neverOnSale = new Set(["Harbour Burger", "Plain Rice", "Breakfast Bowl", "Miso Noodles"]);

/** So many more items of a module into its sale; sale and module have the same number. */
function addToSale(data: SeedData, random: Random, id: number, count: number): void {
  const onSale = new Set(data.flash_sale_items.map(({ item_id }) => item_id));
  const candidates = data.items.filter(
    (item) =>
      item.module_id === id &&
      !onSale.has(item.id) &&
      !neverOnSale.has(item.name) &&
      item.is_prescription_required === 0 &&
      (id === moduleIds.food || item.stock > 12),
  );
  for (const item of random.sample(candidates, count)) {
    const stock = random.int(10, 40);
    data.flash_sale_items.push({
      id: data.flash_sale_items.length + 1,
      flash_sale_id: id,
      item_id: item.id,
      stock,
      sold: random.int(1, stock - 4),
      discount: random.pick([10, 15, 20, 25]),
      discount_type: "percent",
      status: 1,
    });
  }
}

function addCoupons(data: SeedData, random: Random): void {
  for (const cells of cellsOf(coupons)) {
    const [
      module = "1",
      title = "",
      arabic = "",
      code = "",
      type = "",
      target = "",
      discount = "0",
      discountType = "",
    ] = cells;
    const [minimum = "0", most = "0", expires = "", limit = "1"] = cells.slice(8);
    const store = type === "store_wise" ? storeNamed(data, target) : null;
    data.coupons.push({
      id: data.coupons.length + 1,
      title,
      translations: inArabic({ title: arabic }),
      code,
      coupon_type: type,
      data: store ? JSON.stringify([String(store.id)]) : type === "zone_wise" ? JSON.stringify([target]) : null,
      store_id: null,
      module_id: Number(module),
      discount: money(Number(discount)),
      discount_type: discountType,
      min_purchase: Number(minimum),
      max_discount: Number(most),
      start_date: "2026-01-01",
      expire_date: expires,
      limit: Number(limit),
      total_uses: random.int(0, 60),
      customer_id: '["all"]',
      created_by: "admin",
      status: 1,
    });
  }
}
