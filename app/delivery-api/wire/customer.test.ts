import { describe, expect, it } from "vitest";
import { readBanners } from "./banner";
import { readCategory } from "./category";
import { readCustomer } from "./customer";
import { readModules } from "./module";
import type { Reader } from "./reader";

const reader = (fields: Partial<Reader> = {}): Reader => ({
  dialect: "m",
  images: {},
  customerVerification: false,
  sign: (address) => address,
  onDropped: () => undefined,
  ...fields,
});

it("DATA-23 a profile is read with either last name and first-order discount", () => {
  const body = {
    id: 77,
    f_name: "Ann",
    last_name: "Lee",
    wallet_balance: "25.5",
    social_id: "",
    is_valid_for_discount: 1,
    discount_amount: 10,
    discount_amount_type: "percentage",
    validity: "2026-12-01",
    selected_modules_for_interest: "[2, 3]",
  };
  expect(readCustomer(body, reader())).toMatchObject({
    firstName: "Ann",
    lastName: "Lee",
    walletBalance: 25.5,
    isSocial: false,
    firstOrderDiscount: { value: 10, type: "percent", validity: "2026-12-01" },
    interestModules: [2, 3],
  });
});

it("DATA-38 modules we cannot sell are left out", () => {
  const row = {
    id: 2,
    module_name: "Groceries",
    module_type: "grocery",
    status: "1",
    zones: [{ id: 1, coordinates: [] }],
  };
  const modules = readModules([row, { ...row, module_type: "rental" }, { ...row, status: "0" }, { id: 3 }], reader());
  expect(modules).toMatchObject([{ id: 2, type: "grocery", slug: "2", zoneIds: [1] }]);
});

it("DATA-28 a category is read with its children", () => {
  const row = { id: 3, name: "Soups", featured: 1, childes: [{ id: 11, name: "Hot soups" }, {}] };
  expect(readCategory(row, reader())).toMatchObject({
    featured: true,
    productsCount: null,
    children: [{ id: 11, slug: "11" }],
  });
});

describe("DATA-25 banners", () => {
  it.each([
    [
      { type: "store_wise", store: { id: 6, slug: "kitchen", zone_id: 1 } },
      { kind: "store", idOrSlug: "kitchen", zoneId: 1 },
    ],
    [
      { type: "item_wise", item: { id: 41 } },
      { kind: "item", idOrSlug: "41" },
    ],
    [
      { type: "default", link: "https://deal.example.test/x" },
      { kind: "link", href: "https://deal.example.test/x" },
    ],
    [
      { type: "default", link: "/home" },
      { kind: "link", href: "/home" },
    ],
    [{ type: "default", link: "//evil.example.test" }, null],
    [{ type: "default", link: "javascript:alert(1)" }, null],
    [{ type: null, link: null, store: "" }, null],
  ])("with %j lead to %j", (fields, target) => {
    expect(readBanners({ banners: [{ id: 1, ...fields }] }, reader())[0]?.target).toEqual(target);
  });

  it("come before campaigns", () => {
    const body = { campaigns: [{ id: 5, title: "Spring" }], banners: [{ id: 5 }] };
    expect(readBanners(body, reader()).map(({ id }) => id)).toEqual(["banner-5", "campaign-5"]);
  });
});
