import { expect, it } from "vitest";
import { readOrderLine } from "./order-line";
import type { Reader } from "./reader";

const reader: Reader = {
  dialect: "m",
  images: { item: "https://api.example.test/item" },
  customerVerification: false,
  sign: (address) => address,
  onDropped: () => undefined,
};

it.each([
  ["an item", { item_id: 41 }, { itemId: 41, isCampaign: false }],
  ["a campaign's item", { item_campaign_id: 7 }, { itemId: 7, isCampaign: true }],
  ["an item that is in a campaign, too", { item_id: 41, item_campaign_id: 7 }, { itemId: 41, isCampaign: false }],
  ["one that only its details name", { item_details: { id: 9 } }, { itemId: 9, isCampaign: false }],
])("API-04 a line is of %s", (_, fields, expected) => {
  expect(readOrderLine({ id: 1, ...fields }, reader)).toMatchObject(expected);
});

it("API-04 a line has the picture it was ordered with, or that of the item's folder", () => {
  const item_details = { image: "soup.png" };
  expect(readOrderLine({ id: 1, item_details }, reader).image).toBe("https://api.example.test/item/soup.png");
  const image_full_url = "https://img.example.test/s.png";
  expect(readOrderLine({ id: 1, item_details, image_full_url }, reader).image).toBe(image_full_url);
});

it("API-04 a group in which nothing was chosen is no part of a line", () => {
  const variation = [
    { name: "Size", values: [{ label: "Large", optionPrice: 2 }] },
    { name: "Sauce", values: [] },
  ];
  const { groups } = readOrderLine({ id: 1, variation }, reader);
  expect(groups).toEqual([{ name: "Size", options: [{ label: "Large", price: 2 }] }]);
});
