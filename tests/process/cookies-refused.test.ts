import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { arrivedVisitor, signInAsAnn } from "../harness/arrivals";
import { intentOf, postingForms } from "../harness/forms";
import { visitPagesWithForms } from "../harness/pages-with-forms";
import { startShop, type TestShop } from "../harness/shop";
import { shownText, visitorOf } from "../harness/visitor";

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop?.stop());

/** What the delivery API was asked to change. */
const changes = async () => (await shop.control.requests()).filter(({ method }) => method !== "GET");

/** A form's post from a browser that keeps no cookies. */
const postWithout = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  visitorOf(shop.url).post(path, fields, { Origin: shop.url, Accept: "text/html", ...headers });

const signIn = { intent: "sign-in", identifier: "+15550100001", password: "password" };

describe("Cookies refused", () => {
  test.each([
    ["an address", "/?index", { intent: "set-location", address: "12 Harbour Street" }, "/"],
    ["a sign-in", "/auth/sign-in", signIn, "/auth/sign-in"],
    ["an item", "/home?dialog=item&item=2", { intent: "add-to-cart", item: "2" }, "/home?dialog=item&amp;item=2"],
    ["a button of a card", "/cart/lines", { intent: "add", item: "2", returnTo: "/stores" }, "/stores"],
    ["a setting", "/settings/change", { intent: "theme", value: "dark", returnTo: "/about-us" }, "/about-us"],
  ])(
    "Cookies refused: %s is answered by a page that says what to do, and nothing is done",
    async (_, path, fields, back) => {
      await shop.control.clearRequests();
      const Referer = shop.url + back.replaceAll("&amp;", "&");
      const answer = await postWithout(path, fields, { Referer });
      expect(answer.status).toBe(428);
      const html = await answer.text();
      const text = shownText(html);
      expect(text).toContain("Your browser didn't send our cookies");
      expect(text).toContain("Please allow cookies for this site");
      expect(html).toContain(`href="${back}"`);
      expect(html).not.toContain("12 Harbour Street");
      expect(await changes()).toEqual([]);
    },
  );

  test("Cookies refused: in Arabic, and without a word of the page before the way leads to the landing page", async () => {
    const answer = await postWithout("/auth/sign-in", signIn, { "Accept-Language": "ar" });
    expect(answer.status).toBe(428);
    const html = await answer.text();
    expect(html).toContain('<html lang="ar" dir="rtl"');
    expect(shownText(html)).toContain("لم يرسل متصفحك ملفات تعريف الارتباط");
    expect(html).toMatch(/href="\/"[^>]*>العودة إلى الصفحة/);
  });

  test("Cookies refused: the way back is a page of this site, whatever is told of the page before", async () => {
    for (const Referer of ["https://evil.example/x", "javascript:alert(1)", `${shop.url}//evil.example`]) {
      const html = await (await postWithout("/auth/sign-in", signIn, { Referer })).text();
      expect(html, Referer).not.toMatch(/href="(https?:)?\/\/evil|javascript:/);
    }
  });

  test("Cookies refused: a hydrated form is refused as data, and nothing is done", async () => {
    await shop.control.clearRequests();
    for (const path of ["/auth/sign-in.data", "/cart/lines.data"]) {
      const answer = await visitorOf(shop.url).postBody(path, new URLSearchParams(signIn), null);
      expect([answer.status, answer.headers.get("Content-Type")], path).toEqual([
        428,
        expect.stringContaining("x-script"),
      ]);
    }
    expect(await changes()).toEqual([]);
  });

  test("Cookies refused: whoever lets them in then, and presses again, goes on", async () => {
    const visitor = visitorOf(shop.url);
    expect((await visitor.post("/auth/sign-in", signIn)).status).toBe(428);
    expect((await visitor.post("/auth/sign-in", signIn)).status).toBe(303);
  });

  test("Cookies refused: every page with a form gives one first, from the page cache too", async () => {
    const pages = await visitPagesWithForms(shop);
    for (const { url, html } of pages.filter(({ kind }) => kind === "stranger" || kind === "guest")) {
      expect(postingForms(html, shop.url).length, url).toBeGreaterThan(0);
      for (let turn = 0; turn < 2; turn += 1) {
        const stranger = visitorOf(shop.url);
        await (await stranger.get(url.slice(shop.url.length))).text();
        expect([...stranger.cookies.keys()], url).toContain("visitor");
      }
    }
  });

  test("Cookies refused: a browser whose visitor cookie ran out, but not all, is let in", async () => {
    const visitor = await arrivedVisitor(shop.url);
    await signInAsAnn(visitor);
    const later = visitorOf(shop.url);
    later.take([...visitor.cookies].filter(([name]) => name === "place"));
    const html = await (await visitor.get("/")).text();
    expect(postingForms(html, shop.url).map(intentOf)).toContain("set-location");
    expect((await later.post("/auth/sign-in", signIn)).status).toBe(303);
  });
});
