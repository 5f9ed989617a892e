import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { links } from "./root";

test("pages link no icon for the home screen itself, but the address that leads to the shop's", () => {
  expect(links()).toContainEqual({ rel: "apple-touch-icon", href: "/apple-touch-icon.png" });
  expect(existsSync("app/routes/apple-touch-icon[.]png.ts")).toBe(true);
});
