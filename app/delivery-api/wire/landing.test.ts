import { expect, it } from "vitest";
import { readLandingPage, readTextPage } from "./landing";
import type { Reader } from "./reader";

const reader = { sign: (address: string) => address, onDropped: () => undefined } as unknown as Reader;

const footer = {
  fixed_newsletter_title: "News",
  fixed_newsletter_sub_title: "<b>Join</b>",
  fixed_footer_description: "Bye",
};
const links = {
  playstore_url: "https://play.example/app",
  playstore_url_status: "1",
  apple_store_url: "https://apple.example/app",
  apple_store_url_status: 0,
};

it.each([
  ["flat", { ...footer, download_user_app_links: links, earning_seller_button_url: "https://sell.example" }],
  [
    "in sections",
    {
      hero_section: null,
      footer_section: footer,
      user_app_download_section: { download_user_app_links: links },
      seller_app_download_section: { earning_seller_button_url: "https://sell.example" },
    },
  ],
])("DATA-22 landing texts are read %s", (_, body) => {
  expect(readLandingPage(body, reader)).toMatchObject({
    newsletterTitle: "News",
    newsletterSubtitle: "Join",
    footerDescription: "Bye",
    app: { playStore: "https://play.example/app", appStore: null },
    storeOwner: { url: "https://sell.example/" },
    deliveryMan: { url: null },
    testimonials: [],
  });
});

it.each([
  [1, true],
  ["1", true],
  [true, true],
  [0, false],
  [2, false],
  [-1, false],
  ["0", false],
  ["yes", false],
  [null, false],
  [{}, false],
])("FMT-08 NAV-24 NAV-25 of status %j: the link to an app is shown: %s", (status, shown) => {
  const told = { ...links, playstore_url_status: status, apple_store_url_status: status };
  expect(readLandingPage({ download_user_app_links: told }, reader).app).toMatchObject({
    playStore: shown ? "https://play.example/app" : null,
    appStore: shown ? "https://apple.example/app" : null,
  });
});

it("a testimonial without a name is left out, and pictures are addresses", () => {
  const page = readLandingPage(
    {
      testimonial_list: [{ id: 1, name: "Ann", review: "Good" }, { id: 2 }],
      promotion_banners_full_url: ["https://api.example/1.png", "javascript:alert(1)", null],
    },
    reader,
  );
  expect(page.testimonials).toMatchObject([{ id: 1, name: "Ann", review: "Good", image: null }]);
  expect(page.promotions).toEqual(["https://api.example/1.png"]);
});

it.each([
  ["<p>x</p>", "<p>x</p>"],
  [{ value: "<p>x</p>", status: 1 }, "<p>x</p>"],
  [{ value: "<p>x</p>" }, "<p>x</p>"],
  [{ value: "<p>x</p>", status: 0 }, ""],
  [{ value: null }, ""],
])("a page of text comes as %j", (body, html) => {
  expect(readTextPage(body)).toBe(html);
});
