import { parse } from "node-html-parser";
import { afterAll, beforeAll, expect, test } from "vitest";
import { arrivedVisitor } from "../harness/arrivals";
import { startShop, type TestShop } from "../harness/shop";
import type { Visitor } from "../harness/visitor";

let shop: TestShop;
const visitors = {} as Record<"food" | "ecommerce" | "customer", Visitor>;
beforeAll(async () => {
  shop = await startShop({ environment: { SHARED_CACHE: "off" } });
  visitors.food = await arrivedVisitor(shop.url);
  visitors.ecommerce = await arrivedVisitor(shop.url, undefined, "ecommerce");
  visitors.customer = await arrivedVisitor(shop.url);
  const fields = { intent: "sign-in", identifier: "+15550100001", password: "password" };
  await visitors.customer.post("/auth/sign-in", fields);
});
afterAll(async () => {
  await shop?.stop();
});

/** Where the areas that the two documents name begin: who goes where, and what stands there. */
const areas: [area: string, who: keyof typeof visitors, address: string, shows: string][] = [
  ["location and zone", "food", "/home?dialog=location", 'dialog input[name="address"]'],
  ["module chooser", "food", "/home?dialog=modules", 'dialog button[data-module="pharmacy"]'],
  ["header", "food", "/home", "header a[href='/stores']"],
  ["footer", "food", "/home", "footer a[href='/privacy-policy']"],
  ["side drawer", "food", "/home?dialog=menu", "dialog a[href='/track-order']"],
  ["module home pages", "ecommerce", "/home", "html[data-module='ecommerce'] article"],
  ["cart", "food", "/home?dialog=cart", "dialog"],
  ["item detail", "food", "/product/harbour-burger-1?module_id=1", "main input[name='item']"],
  ["addresses", "customer", "/addresses", "main a[href*='dialog=address']"],
  ["wishlist actions on cards", "customer", "/store/harbour-kitchen?module_id=1", "article button.heart"],
  ["wishlist", "customer", "/home?dialog=wishlist", "dialog"],
  ["notifications", "customer", "/profile?page=notifications", "main h1"],
  ["chat", "customer", "/profile?page=inbox", "main a[href*='conversationId']"],
  ["search and filters", "food", "/home?search=a&data_type=searched", "main input[name='filter']"],
  ["store listing", "food", "/stores", "main article"],
  ["flash sales", "food", "/flash-sales?id=1", "main [role='timer']"],
  ["campaigns", "food", "/campaigns/1", "main h1"],
  ["brands", "ecommerce", "/all-brands", "main li a"],
  ["coupons", "customer", "/coupons", "main li"],
  ["cashback", "customer", "/home", "details[class*='cashback']"],
  ["order tracking", "food", "/track-order", "main input[name='order']"],
  ["profile edit", "customer", "/profile?page=profile-settings", "main input[name='photo']"],
  ["account deletion", "customer", "/profile?page=profile-settings", "main a[href*='dialog=']"],
  ["language", "food", "/home", "a[href*='language=ar']"],
  ["theme", "food", "/home", "form[action^='/settings/change'] button[value='dark']"],
];

test.each(areas)("ROLE-02: the area of %s, for a visitor of %s at %s", async (_, who, address, shows) => {
  const answer = await visitors[who].get(address);
  expect(answer.status).toBe(200);
  expect(parse(await answer.text()).querySelectorAll(shows).length).toBeGreaterThan(0);
});
