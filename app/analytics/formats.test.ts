import { expect, test } from "vitest";
import type { AnalyticsEvent, TrackedEvent } from "./events";
import { analyticsFormats } from "./formats";

const publicOrigin = "https://shop.example.com";
const visitor = "00f1e2d3c4b5a697";
const at = Date.UTC(2026, 10, 26, 4, 13);

const rice = { item_id: "41", item_name: "Plain Rice", item_category: "Sides", price: 9, quantity: 2 };
const burger = { item_id: "campaign-42", item_name: "Harbour Burger", price: 8.5, quantity: 1 };
const sale = { value: 25, total: 30.5, shipping: 3, tax: 2.5, coupon: "WELCOME10", items: [rice, burger] };

const purchase: AnalyticsEvent = { name: "purchase", params: { transaction_id: "100001", ...sale } };
const refund: AnalyticsEvent = {
  name: "refund",
  params: { transaction_id: "100001", value: 25, total: 30.5, shipping: 3, tax: 2.5 },
};
const listed: AnalyticsEvent = {
  name: "view_item_list",
  params: { item_list_id: "store-6", item_list_name: "Harbour Kitchen", items: [rice, burger] },
};
const viewed: AnalyticsEvent = { name: "view_item", params: { value: 9, items: [rice] } };
const added: AnalyticsEvent = { name: "add_to_cart", params: { value: 26.5, items: [rice, burger] } };
const found: AnalyticsEvent = { name: "search", params: { search_term: "rice", results: 12 } };
const notFound: AnalyticsEvent = { name: "search", params: { results: 0 } };
const signedUp: AnalyticsEvent = { name: "sign_up", params: { method: "password" } };

const tracked = (event: AnalyticsEvent): TrackedEvent => ({ ...event, at, page: "/checkout", visitor });

test("JSON is one request with GA4's names; what has a value has the currency, where it is known", () => {
  const collector = { url: "https://collector.example.com/in?key=1", publicOrigin, currency: "EUR" };
  const [request, ...others] = analyticsFormats.json(collector, [tracked(purchase), tracked(notFound)]);
  expect(others).toEqual([]);
  expect(request).toMatchObject({ url: collector.url, events: 2, headers: { "Content-Type": "application/json" } });
  const timestamp = "2026-11-26T04:13:00.000Z";
  const common = { timestamp, client_id: visitor, page_location: `${publicOrigin}/checkout` };
  expect(JSON.parse(request?.body ?? "")).toEqual({
    events: [
      { name: "purchase", ...common, params: { transaction_id: "100001", currency: "EUR", ...sale } },
      { name: "search", ...common, params: { results: 0 } },
    ],
  });
  const [unknown] = analyticsFormats.json({ ...collector, currency: null }, [tracked(purchase)]);
  expect(unknown?.body).not.toContain("currency");
});

const items = '[["41","Plain Rice","Sides",9,2],["campaign-42","Harbour Burger","",8.5,1]]';

test.each<[AnalyticsEvent, Record<string, string>]>([
  [listed, { action_name: "Harbour Kitchen" }],
  [viewed, { action_name: "Plain Rice", _pks: "41", _pkn: "Plain Rice", _pkc: "Sides", _pkp: "9" }],
  [found, { search: "rice", search_count: "12" }],
  [notFound, { search: "(not told)", search_count: "0" }],
  [added, { ca: "1", e_c: "shop", e_a: "add_to_cart", e_v: "26.5" }],
  [refund, { ca: "1", e_c: "shop", e_a: "refund", e_v: "25" }],
  [signedUp, { ca: "1", e_c: "account", e_a: "sign_up", e_n: "password" }],
  [purchase, { idgoal: "0", ec_id: "100001", revenue: "30.5", ec_st: "25", ec_tx: "2.5", ec_sh: "3", ec_items: items }],
])("Matomo is told of $name by its own parameters", (event, expected) => {
  const collector = { url: "https://matomo.example.com/matomo.php?idsite=7", publicOrigin, currency: "EUR" };
  const [request] = analyticsFormats.matomo(collector, [tracked(event), tracked(event)]);
  expect(request).toMatchObject({ url: "https://matomo.example.com/matomo.php", events: 2 });
  const { requests } = JSON.parse(request?.body ?? "") as { requests: string[] };
  expect(requests).toHaveLength(2);
  expect(requests[0]).toMatch(/^\?idsite=7&rec=1&/);
  const url = `${publicOrigin}/checkout`;
  const common = { idsite: "7", rec: "1", url, cdt: "1795666380", _id: visitor, uid: visitor };
  expect(Object.fromEntries(new URLSearchParams(requests[0]))).toEqual({ ...common, ...expected });
});

test.each<[AnalyticsEvent, object]>([
  [viewed, { props: { value: 9, ...rice } }],
  [added, { props: { value: 26.5 } }],
  [signedUp, { props: { method: "password" } }],
  [
    purchase,
    {
      props: { transaction_id: "100001", value: 25, total: 30.5, shipping: 3, tax: 2.5, coupon: "WELCOME10" },
      revenue: { currency: "EUR", amount: 30.5 },
    },
  ],
])("Plausible is told of $name, one event a request", (event, expected) => {
  const collector = { url: "https://plausible.example.com/api/event", publicOrigin, currency: "EUR" };
  const [request, ...others] = analyticsFormats.plausible(collector, [tracked(event), tracked(notFound)]);
  expect(others).toHaveLength(1);
  expect(request).toMatchObject({
    url: collector.url,
    events: 1,
    headers: { "X-Forwarded-For": "2001:db8::00f1:e2d3:c4b5:a697" },
  });
  const { name } = event;
  const common = { name, domain: "shop.example.com", url: `${publicOrigin}/checkout` };
  expect(JSON.parse(request?.body ?? "")).toEqual({ ...common, ...expected });
});

test("Plausible's site may have another name, and without a currency there is no revenue", () => {
  const collector = { url: "https://plausible.example.com/api/event?domain=food", publicOrigin, currency: null };
  const [request] = analyticsFormats.plausible(collector, [tracked(purchase)]);
  expect(request?.url).toBe("https://plausible.example.com/api/event");
  const body = JSON.parse(request?.body ?? "") as Record<string, unknown>;
  expect([body.domain, body.revenue]).toEqual(["food", undefined]);
});
