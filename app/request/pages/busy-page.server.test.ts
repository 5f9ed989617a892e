import { createHash } from "node:crypto";
import { parse } from "node-html-parser";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { busyPage } from "./busy-page.server";

beforeAll(() => {
  vi.stubEnv("DELIVERY_API_URL", "http://localhost:4000");
  vi.stubEnv("SESSION_SECRETS", "0123456789abcdef".repeat(2));
});
afterAll(() => vi.unstubAllEnvs());

const pageFor = async (language: string) => {
  const request = new Request("https://shop.example/home", { headers: { "Accept-Language": language } });
  const { headers, html } = await busyPage(request);
  return { headers, html, page: parse(html) };
};

test.each([
  ["en", "ltr", "Try again"],
  ["ar", "rtl", "إعادة المحاولة"],
])("in %s: words and a way to try again, in its direction", async (language, direction, again) => {
  const { headers, html, page } = await pageFor(language);
  expect(html).toMatch(/^<!DOCTYPE html>/);
  expect(page.querySelector("html")?.attributes).toEqual({ lang: language, dir: direction });
  expect(page.querySelector("title")?.text).toBe(page.querySelector("h1")?.text);
  expect(page.querySelector("a")?.text).toBe(again);
  expect(headers["Retry-After"]).toBe("5");
});

test("it loads nothing, runs nothing, and its policy lets its own style stand", async () => {
  const { headers, page } = await pageFor("en");
  expect(page.querySelectorAll("script, link, img")).toEqual([]);
  const style = page.querySelector("style")?.rawText ?? "";
  const hash = createHash("sha256").update(style).digest("base64");
  expect(headers["Content-Security-Policy"]).toContain(`style-src 'sha256-${hash}'`);
});
