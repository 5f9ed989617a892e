import type { CartLine, Item, Selection, Store, VariationGroup } from "~/delivery-api/model";

/** Values for tests of rules; each test names only what it is about. */

const plainItem: Item = {
  id: 41,
  slug: "plain-rice",
  name: "Plain Rice",
  description: "",
  image: null,
  images: [],
  price: 10,
  discount: { value: 0, type: "percent" },
  storeDiscount: 0,
  inFlashSale: false,
  moduleType: "food",
  moduleId: 1,
  storeId: 6,
  storeName: "Harbour Kitchen",
  zoneId: 1,
  categories: [],
  isLight: false,
  hasVariations: false,
  variationGroups: [],
  variations: [],
  choices: [],
  addOns: [],
  available: null,
  campaign: null,
  scheduleOrder: false,
  stock: null,
  maximumQuantity: null,
  unit: null,
  isVeg: false,
  isRecommended: false,
  isOrganic: false,
  isHalal: false,
  needsPrescription: false,
  freeDelivery: false,
  rating: 0,
  ratingCount: 0,
  reviewCount: 0,
  tags: [],
  allergens: [],
  nutrition: [],
  wishlistCount: null,
  store: null,
};

const openStore: Store = {
  id: 6,
  slug: "harbour-kitchen",
  name: "Harbour Kitchen",
  phone: null,
  address: "2 Harbour Street",
  logo: null,
  cover: null,
  location: null,
  moduleId: 1,
  zoneId: 1,
  isActive: true,
  isOpen: true,
  delivery: true,
  takeAway: true,
  freeDelivery: false,
  selfDelivery: null,
  minimumOrder: 0,
  tax: 0,
  scheduleOrder: true,
  leadMinutes: 0,
  deliveryTime: null,
  rating: 0,
  ratingCount: 0,
  ratings: [],
  featured: false,
  cutlery: false,
  extraPackaging: null,
  announcement: null,
  discount: null,
  schedules: [],
  opensAt: null,
  categories: [],
  itemsCount: 0,
  isHalal: false,
  prescriptionOrder: false,
  hasReviews: true,
  createdAt: null,
};

export function anItem(of: Partial<Item> = {}): Item {
  return { ...plainItem, ...of };
}

export function aStore(of: Partial<Store> = {}): Store {
  return { ...openStore, ...of };
}

export function aSelection(of: Partial<Selection> = {}): Selection {
  return { quantity: 1, groups: [], variationType: null, addOns: [], ...of };
}

export function aLine(of: Partial<CartLine> = {}): CartLine {
  const item = of.item ?? anItem();
  return { id: 310, item, isCampaign: false, price: item.price, selection: aSelection(), ...of };
}

export function aGroup(of: Partial<VariationGroup> = {}): VariationGroup {
  return {
    name: "Size",
    type: "single",
    required: true,
    min: 0,
    max: 0,
    options: [
      { label: "Small", price: 0 },
      { label: "Large", price: 2 },
    ],
    ...of,
  };
}

/** A burger with a required size, optional sauces (1 to 2) and two add-ons. */
export function aBurger(of: Partial<Item> = {}): Item {
  const sauces = ["Ketchup", "Mayo", "Chili", "Mustard"].map((label) => ({ label, price: 0.5 }));
  return anItem({
    id: 42,
    name: "Harbour Burger",
    hasVariations: true,
    variationGroups: [
      aGroup(),
      aGroup({ name: "Sauces", type: "multi", required: false, min: 1, max: 2, options: sauces }),
    ],
    addOns: [
      { id: 3, name: "Fries", price: 3 },
      { id: 5, name: "Cola", price: 1.5 },
    ],
    ...of,
  });
}

/** A shirt of an ecommerce store: two choices, variations with a price and stock of their own. */
export function aShirt(of: Partial<Item> = {}): Item {
  return anItem({
    id: 51,
    name: "Shirt",
    moduleType: "ecommerce",
    moduleId: 4,
    storeId: 9,
    hasVariations: true,
    stock: 5,
    choices: [
      { name: "choice_1", title: "Colour", options: ["Sea Blue", "Red"] },
      { name: "choice_2", title: "Size", options: ["M", "X-L"] },
    ],
    variations: [
      { type: "SeaBlue-M", price: 12, stock: 4 },
      { type: "SeaBlue-X-L", price: 14, stock: 1 },
      { type: "Red-M", price: 12, stock: 0 },
    ],
    ...of,
  });
}
