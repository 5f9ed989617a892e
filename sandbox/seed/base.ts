import { city } from "../geo";
import { pictureName } from "../pictures/name";
import { type CategoryModule, categoriesOf } from "./data/categories";
import { brands, commonConditions, groceryBrands } from "./data/goods-shop";
import type { Random } from "./random";
import { cellsOf, createdAt, hueOf, inArabic, moduleIds, type SeedData, slugOf } from "./seed-data";

// type | name | Arabic | drawing | description | Arabic
const modules = `
food|Food|طعام|hamburger|Dinner from the kitchens around you|عشاؤك من المطابخ القريبة
grocery|Grocery|بقالة|broccoli|Fresh goods for the week|مواد طازجة لأسبوعك
pharmacy|Pharmacy|صيدلية|pill|Medicines and care, discreetly|أدوية ورعاية بخصوصية
ecommerce|Shop|تسوّق|shopping-bags|Everything else, today|كل ما عدا ذلك، اليوم
parcel|Parcel|طرود|package|Send anything across town|أرسل أي شيء عبر المدينة`;

const units = `
pc|قطعة
kg|كغ
litre|لتر
pack|عبوة
box|علبة
bottle|زجاجة
jar|مرطبان
can|معلبة`;

// Charges by zone: per km, minimum, maximum, cash limit.
const rates = { 1: [1.5, 2, 12, 300], 2: [1.8, 2.5, 14, 250] } as const;

/** Zones, modules and what they charge, units, brands, conditions, categories. */
export function addBase(data: SeedData, random: Random): void {
  for (const { id, name, ring } of city.zones) {
    data.zones.push({
      id,
      name: name[0],
      translations: inArabic({ name: name[1] }),
      coordinates: JSON.stringify(ring.map(({ latitude, longitude }) => [latitude, longitude])),
      status: 1,
      cash_on_delivery: 1,
      digital_payment: 1,
      offline_payment: 1,
      increased_delivery_fee: 0,
      increased_delivery_fee_status: 0,
      increased_delivery_fee_type: "percent",
      increase_delivery_charge_message: null,
    });
  }
  cellsOf(modules).forEach(
    ([type = "", name = "", arabic = "", art = "", description = "", arabicDescription = ""], index) => {
      const id = index + 1;
      data.modules.push({
        id,
        module_name: name,
        module_type: type,
        slug: slugOf(name),
        description: `<p>${description}</p>`,
        translations: inArabic({ module_name: arabic, description: `<p>${arabicDescription}</p>` }),
        icon: pictureName("glyph", art, hueOf(id)),
        thumbnail: pictureName("pack", art, hueOf(id)),
        theme_id: 1,
        all_zone_service: 0,
        status: 1,
        created_at: createdAt(random),
      });
      for (const zone of [1, 2] as const) {
        const [perKm, minimum, maximum, cash] = rates[zone];
        data.zone_modules.push({
          zone_id: zone,
          module_id: id,
          per_km_shipping_charge: type === "parcel" ? perKm + 0.5 : perKm,
          minimum_shipping_charge: type === "parcel" ? minimum + 2 : minimum,
          maximum_shipping_charge: type === "parcel" ? maximum + 10 : maximum,
          maximum_cod_order_amount: cash,
          delivery_charge_type: "distance",
          fixed_shipping_charge: 0,
        });
      }
    },
  );
  cellsOf(units).forEach(([unit = "", arabic = ""], index) => {
    data.units.push({ id: index + 1, unit, translations: inArabic({ unit: arabic }) });
  });
  for (const [moduleId, rows] of [
    [moduleIds.ecommerce, brands],
    [moduleIds.grocery, groceryBrands],
  ] as const) {
    for (const [name = "", arabic = "", art = ""] of cellsOf(rows)) {
      const index = data.brands.length;
      data.brands.push({
        id: index + 1,
        name,
        slug: slugOf(name),
        translations: inArabic({ name: arabic }),
        module_id: moduleId,
        image: pictureName("logo", art, hueOf(index)),
        status: 1,
      });
    }
  }
  cellsOf(commonConditions).forEach(([name = "", arabic = ""], index) => {
    const translations = inArabic({ name: arabic });
    data.common_conditions.push({ id: index + 1, name, slug: slugOf(name), translations, status: 1 });
  });
  for (const module of ["food", "grocery", "pharmacy", "ecommerce"] as const) addCategories(data, random, module);
}

function addCategories(data: SeedData, random: Random, module: CategoryModule): void {
  const moduleId = moduleIds[module];
  for (const [index, { name, arabic, art, children }] of categoriesOf(module).entries()) {
    const add = (title: string, arabicTitle: string, parentId: number) => {
      const id = data.categories.length + 1;
      data.categories.push({
        id,
        name: title,
        slug: slugOf(title),
        translations: inArabic({ name: arabicTitle }),
        module_id: moduleId,
        parent_id: parentId,
        position: parentId === 0 ? 0 : 1,
        featured: parentId === 0 && index < 6 ? 1 : 0,
        priority: parentId === 0 && index < 4 ? 2 : 1,
        status: 1,
        image: pictureName("circle", art, hueOf(index + (parentId === 0 ? 0 : id))),
        created_at: createdAt(random),
      });
      return id;
    };
    const parentId = add(name, arabic, 0);
    for (const child of children) add(child.name, child.arabic, parentId);
  }
}
