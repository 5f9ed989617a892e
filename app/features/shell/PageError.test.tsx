import { parse } from "node-html-parser";
import { expect, test } from "vitest";
import { render } from "../../../tests/harness/render";
import { MaintenancePage } from "./MaintenancePage";
import { BarePageError, PageError } from "./PageError";

const thrown = (status: number, data: unknown) => ({ status, statusText: "", internal: false, data });
const linksOf = (html: string) =>
  parse(html)
    .querySelectorAll("main a[href]")
    .map((link) => link.getAttribute("href"));

test("what went wrong has a reference for the help desk, a page that does not exist has none", () => {
  const pageOf = (status: number) =>
    render(<PageError />, { path: "/somewhere", error: thrown(status, null), rootData: { requestId: "r-42" } });
  for (const status of [500, 503, 403]) expect(pageOf(status)).toContain("r-42");
  expect(pageOf(404)).not.toContain("r-42");
});

test("a failed page is tried again at its own address, without its dialog", () => {
  const html = render(<BarePageError />, { path: "/store/32?module_id=2&dialog=cart", error: thrown(503, null) });
  expect(linksOf(html)).toEqual(["/store/32?module_id=2", "/"]);
});

test("a refused post is tried again at the address that the browser shows, which the refusal page does not know", () => {
  const error = thrown(503, { cameFrom: "/checkout", maintenance: null });
  expect(linksOf(render(<BarePageError />, { path: "/refused", error }))).toEqual(["", "/"]);
});

test("what trying again cannot help has no link for it", () => {
  const error = thrown(403, { cameFrom: "/checkout", maintenance: null });
  expect(linksOf(render(<BarePageError />, { path: "/refused", error }))).toEqual(["/"]);
});

test("the page of maintenance names whom to ask, as far as the operator tells", () => {
  const whole = render(<MaintenancePage name="Demo <Market>" phone="+15550100000" email="help@shop.example" />);
  expect(linksOf(whole)).toEqual(["", "tel:+15550100000", "mailto:help@shop.example"]);
  expect(parse(whole).querySelector("p b")?.text).toBe("Demo <Market>");
  expect(parse(whole).querySelectorAll("h1")).toHaveLength(1);
  expect(linksOf(render(<MaintenancePage name="Demo Market" phone="" email="" />))).toEqual([""]);
});
