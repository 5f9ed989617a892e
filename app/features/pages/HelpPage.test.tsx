import { expect, test } from "vitest";
import { render } from "../../../tests/harness/render";
import { HelpPage } from "./HelpPage";

const operator = {
  ...{ title: "Help & Support", description: "", canonical: "/help-and-support" },
  ...{ email: "help@example.com", phone: "", address: "" },
};
const chat = "/chatting?type=vendor&id=9&order=100042";
const order = { id: 100042, storeChatHref: chat, refundHref: "/my-orders?dialog=refund&order=100042" };

test("who needs help with an order finds its number on the page and in the mail, and its store before the operator", () => {
  const page = render(<HelpPage {...operator} order={order} />);
  expect(page).toContain("order #100042.");
  expect(page).toContain('href="mailto:help@example.com?subject=Order%20%23100042"');
  expect(page).toContain('href="/track-order?order=100042"');
  expect(page).toContain(`href="${order.refundHref.replace("&", "&amp;")}"`);
  expect(page.indexOf("/chatting?")).toBeLessThan(page.indexOf("mailto:"));
});

test("the page is about no order without one", () => {
  const page = render(<HelpPage {...operator} order={null} />);
  expect(page).toContain('href="mailto:help@example.com"');
  expect(page).toContain('href="/track-order"');
  expect(page).not.toContain("chatting");
});
