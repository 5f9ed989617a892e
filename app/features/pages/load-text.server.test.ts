import { expect, test } from "vitest";
import { withoutTitle } from "./load-text.server";

test.each([
  ["<h2>Refund Policy</h2>\n<p>x</p>", "Refund Policy", "<p>x</p>"],
  ["<h2>Terms and Conditions</h2><p>x</p>", "Terms & Conditions", "<p>x</p>"],
  ["<h2>About Doorstep</h2><p>x</p>", "About Us", "<h2>About Doorstep</h2><p>x</p>"],
  ["<p>x</p><h2>Refund Policy</h2>", "Refund Policy", "<p>x</p><h2>Refund Policy</h2>"],
  ["", "Refund Policy", ""],
])("%s under the title %s reads %s", (html, title, shown) => {
  expect(withoutTitle(html, title)).toBe(shown);
});
