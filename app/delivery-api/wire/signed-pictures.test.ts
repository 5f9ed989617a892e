import { expect, test } from "vitest";
import { readNotifications } from "./account";
import { readChat } from "./chat";
import { readConfig } from "./config";
import { readItem } from "./item";
import { readLandingPage } from "./landing";
import { readOrder } from "./order";
import { readOrderLine } from "./order-line";
import { readPromotionalBanners, readSlides, readVideoContent } from "./promotion";
import type { Reader } from "./reader";
import { readReview, readReviewReminder } from "./review";

const folder = "https://api.example/files";
const reader: Reader = {
  dialect: "m",
  images: { item: folder, chat: folder, business: folder, review: folder, attachment: folder },
  customerVerification: false,
  sign: (address) => `${address}#signed`,
  onDropped: (what, problem) => {
    throw new Error(`${what}: ${problem}`);
  },
};

const url = (name: string) => `${folder}/${name}.jpg`;
const order = { id: 1, order_status: "pending", order_type: "delivery", module_type: "food" };
const conversation = { id: 1, sender_type: "customer", sender_id: 1, receiver_type: "vendor", receiver_id: 2 };
const chatOf = (message: object) => ({ conversation, messages: [{ id: 1, ...message }], total_size: 1 });
const ofChat = (body: unknown) => readChat(body, { page: 1, limit: 10 }, reader).rows[0]?.pictures;
const item = { id: 1, name: "Soup", price: 1, store_id: 1, module_type: "food" };
const landing = { promotion_banners_full_url: [url("a")], testimonial_list: [] };
const praise = { testimonial_list: [{ id: 1, name: "Ann", reviewer_image_full_url: url("a") }] };
const shop = { business_name: "B", currency_symbol: "$", base_urls: { business_logo_url: folder } };

test.each<[string, unknown, unknown]>([
  ["an item", readItem({ ...item, image: "a.jpg" }, reader).image, url("a")],
  [
    "all pictures of an item",
    readItem({ ...item, images_full_url: [url("a"), url("b")] }, reader).images,
    [url("a"), url("b")],
  ],
  ["files of an item", readItem({ ...item, images: ["a.jpg"] }, reader).images, [url("a")]],
  ["a line of an order", readOrderLine({ id: 1, image_full_url: url("a") }, reader).image, url("a")],
  [
    "a prescription",
    readOrder({ ...order, order_attachment_full_url: [url("a"), null] }, reader).attachments,
    [url("a")],
  ],
  ["a proof of delivery", readOrder({ ...order, order_proof_full_url: [url("a")] }, reader).proofs, [url("a")]],
  ["a prescription's file", readOrder({ ...order, order_attachment: "a.jpg" }, reader).attachments, [url("a")]],
  ["a message", ofChat(chatOf({ file_full_url: [url("a")] })), [url("a")]],
  ["a message's files", ofChat(chatOf({ file: ["a.jpg"] })), [url("a")]],
  ["a notice", readNotifications([{ id: 1, data: { title: "T", image: url("a") } }], reader).rows[0]?.image, url("a")],
  ["a review", readReview({ id: 1, rating: 5, attachment_full_url: [url("a")] }, reader).pictures, [url("a")]],
  ["a review's files", readReview({ id: 1, rating: 5, attachment: ["a.jpg"] }, reader).pictures, [url("a")]],
  ["a reminder", readReviewReminder({ order_id: 1, images: [url("a")] }, reader)?.images, [url("a")]],
  ["a promotion", readLandingPage(landing, reader).promotions, [url("a")]],
  ["who praises", readLandingPage(praise, reader).testimonials[0]?.image, url("a")],
  ["a banner", readPromotionalBanners({ bottom_section_banner_full_url: url("a") }, reader).bottom, url("a")],
  ["a slide", readSlides([{ id: 1, value_full_url: url("a") }], reader)[0]?.image, url("a")],
  [
    "a still of a film",
    readVideoContent({ banner_image_full_url: url("a") }, reader).media ?? {},
    { kind: "image", src: url("a") },
  ],
  ["the operator's logo", readConfig({ ...shop, logo: "a.jpg" }, reader).config.logo, url("a")],
])("%s is signed", (_, read, addresses) => {
  const withSignatures = JSON.parse(JSON.stringify(addresses).replaceAll(".jpg", ".jpg#signed"));
  expect(read).toEqual(withSignatures);
});

test("the icon of the home screen, which no page draws, is not", () => {
  expect(readConfig({ ...shop, fav_icon: "a.jpg" }, reader).config.icon).toBe(url("a"));
});
