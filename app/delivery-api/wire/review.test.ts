import { expect, test } from "vitest";
import { readReview, readReviewReminder } from "./review";

const unsigned = {
  sign: (address: string) => address,
  images: { review: "https://api.example.test/storage/review" },
};

const wire = {
  id: "4",
  rating: 5,
  comment: "Good &amp; <b>hot</b>",
  reply: null,
  item_name: "Soup",
  customer_name: null,
  customer: { f_name: "Ann", l_name: "Lee" },
  created_at: "2026-02-01T10:00:00.000000Z",
  attachment_full_url: ["https://api.example.test/a.png", "javascript:alert(1)"],
};

test("a review is read with its customer's name, plain words and pictures that can be shown", () => {
  expect(readReview(wire, unsigned)).toEqual({
    id: 4,
    rating: 5,
    comment: "Good & hot",
    reply: null,
    itemName: "Soup",
    customerName: "Ann Lee",
    createdAt: "2026-02-01T10:00:00.000000Z",
    pictures: ["https://api.example.test/a.png"],
  });
});

test.each([
  [
    ["a.png", "b.png"],
    ["a.png", "b.png"],
  ],
  [["review/a.png"], ["a.png"]],
  ['["a.png"]', ["a.png"]],
  [[{ img: "a.png", storage: "public" }, null], ["a.png"]],
  ["[]", []],
])("M: pictures %j that are names alone are in the folder of reviews", (attachment, names) => {
  const pictures = names.map((name) => `https://api.example.test/storage/review/${name}`);
  for (const attachment_full_url of [undefined, null, []])
    expect(readReview({ ...wire, attachment, attachment_full_url }, unsigned).pictures).toEqual(pictures);
});

test("a review's names are nothing beside its full addresses, and where nobody has named their folder", () => {
  expect(readReview({ ...wire, attachment: ["b.png"] }, unsigned).pictures).toEqual(["https://api.example.test/a.png"]);
  const names = { ...wire, attachment: ["b.png"], attachment_full_url: [] };
  expect(readReview(names, { ...unsigned, images: {} }).pictures).toEqual([]);
});

test("a closed account has no name, and half a row is a review", () => {
  expect(readReview({ id: 4, rating: "3", customer: null }, unsigned)).toMatchObject({
    rating: 3,
    customerName: null,
    comment: "",
  });
});

test.each([{}, { id: 4 }, { id: 4, rating: 0 }, { id: 4, rating: 6 }, { rating: 5 }])("%j is none", (row) => {
  expect(() => readReview(row, unsigned)).toThrow();
});

test.each([
  [{ order_id: 100021, images: ["https://api.example.test/a.png"] }, ["https://api.example.test/a.png"]],
  [{ order_id: "100021", images: { 0: "https://api.example.test/a.png", 2: "x" } }, ["https://api.example.test/a.png"]],
  [{ order_id: 100021 }, []],
])("API-50 %j reminds of an order", (body, images) => {
  expect(readReviewReminder(body, unsigned)).toEqual({ orderId: 100021, images });
});

test.each([{ order_id: null, images: [] }, {}, { order_id: 0 }])("API-50 %j reminds of none", (body) => {
  expect(readReviewReminder(body, unsigned)).toBeNull();
});
