import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { type AnalyticsEvent, analyticsEvents, type TrackedEvent } from "~/analytics/events";
import { type CountedEvent, countedEvents } from "~/runtime/process-hooks";
import type { RequestContext } from "./request-context";
import { eventsOf, isTracking, trackAgain, trackEvent } from "./track-event.server";

const chrome = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36";
const crawler = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";
const store = "/store/harbour-kitchen?module_id=1";
const itemOverStore = `${store}&dialog=item&item=41`;
const itemOverFarStore = `${store}&distance=1.20&dialog=item&item=41`;
const product = "/product/1?module_id=1";
const checkout = "/checkout?page=cart";

type Of = { path?: string; from?: string; isCounted?: boolean; formKey?: string } & Partial<RequestContext["client"]>;

const visit = ({ path = store, from, isCounted = true, formKey = "k".repeat(24), ...client }: Of = {}) =>
  ({
    url: new URL(path, "http://shop.test"),
    client: {
      address: "198.51.100.7",
      userAgent: chrome,
      referrer: from === undefined ? "" : `http://shop.test${from}`,
      wantsPrivacy: false,
      ...client,
    },
    session: { settings: { isCounted }, visitor: { formKey } },
  }) as unknown as RequestContext;

const list: AnalyticsEvent = { name: "view_item_list", params: { item_list_id: "store-6", items: [] } };
const item: AnalyticsEvent = { name: "view_item", params: { value: 9, items: [] } };
const begun: AnalyticsEvent = { name: "begin_checkout", params: { value: 9, items: [] } };
const added: AnalyticsEvent = { name: "add_to_cart", params: { value: 9, items: [] } };

let told: TrackedEvent[] = [];
const listen = (event: unknown) => void told.push(event as TrackedEvent);

beforeAll(() => {
  vi.stubEnv("DELIVERY_API_URL", "http://localhost:4000");
  vi.stubEnv("SESSION_SECRETS", "0123456789abcdef".repeat(2));
});
afterAll(() => void vi.unstubAllEnvs());
beforeEach(() => {
  told = [];
  subscribe(analyticsEvents.name, listen);
});
afterEach(() => void unsubscribe(analyticsEvents.name, listen));

test("an event goes out with its time, path and visitor, and with nothing else of the request", () => {
  trackEvent(visit(), list);
  const visitor = expect.stringMatching(/^[0-9a-f]{16}$/);
  expect(told).toEqual([{ ...list, at: expect.any(Number), page: "/store/harbour-kitchen", visitor }]);
});

test("without a listener nothing is made", () => {
  unsubscribe(analyticsEvents.name, listen);
  const context = visit();
  trackEvent(context, list);
  expect([isTracking(), eventsOf(context)]).toEqual([false, []]);
});

test.each<[string, Of]>([
  ["asks not to be tracked", { wantsPrivacy: true }],
  ["has switched it off", { isCounted: false }],
  ["is a crawler", { userAgent: crawler }],
])("who %s is not tracked, but whoever is shown the same page from the page cache", (_, of) => {
  const drawn = visit(of);
  trackEvent(drawn, list);
  trackEvent(drawn, item, { shownBy: "dialog" });
  expect(told).toEqual([]);
  trackAgain(visit(), eventsOf(drawn));
  expect(told.map(({ name }) => name)).toEqual(["view_item_list", "view_item"]);
});

describe("a page that is loaded once more is no further view", () => {
  test.each<[string, AnalyticsEvent, "page" | "dialog", Of, boolean]>([
    ["from elsewhere", list, "page", { from: "/home" }, true],
    ["from another page of the list", list, "page", { path: `${store}&page=2`, from: store }, true],
    ["after a form on it", list, "page", { from: store }, false],
    ["when its dialog opens", list, "page", { path: itemOverStore, from: store }, false],
    ["when its dialog closes", list, "page", { from: itemOverStore }, false],
    ["a dialog that opens", item, "dialog", { path: itemOverStore, from: store }, true],
    ["a dialog after a form in it", item, "dialog", { path: itemOverStore, from: itemOverStore }, false],
    ["however its address is written", list, "page", { path: "/home?search=a+b", from: "/home?search=a%20b" }, false],
    ["in a store reached from its card", list, "page", { from: `${store}&distance=1.20` }, false],
    ["over a store reached from its card", item, "dialog", { path: itemOverStore, from: itemOverFarStore }, false],
    ["from a store of another address", list, "page", { from: `${store}&distance=far` }, true],
    ["after a refused form", begun, "page", { path: checkout, from: `${checkout}&answer=${"a".repeat(24)}` }, false],
    ["after a post that was asked for cookies", list, "page", { from: `${store}&cookies=asked` }, false],
    [
      "after an update of the total",
      item,
      "page",
      { path: `${product}&quantity=2&group.0=Large`, from: product },
      false,
    ],
    ["after a further choice", item, "page", { path: `${product}&quantity=3`, from: `${product}&quantity=2` }, false],
    ["with another picture", item, "page", { path: `${product}&image=2`, from: product }, false],
    ["in a dialog", item, "dialog", { path: `${itemOverStore}&quantity=2`, from: itemOverStore }, false],
    ["of another product", item, "page", { path: `${product}&quantity=2`, from: "/product/2?module_id=1" }, true],
    ["from an address that is none of a page", list, "page", { referrer: "about:blank" }, true],
    ["from an address that is hardly one", list, "page", { from: "//[" }, true],
    ["what is done there counts each time", added, "page", { from: store }, true],
  ])("%s", (_, event, shownBy, of, isTold) => {
    trackEvent(visit(of), event, { shownBy, isChoice: (name) => /^(group|quantity|image)/.test(name) });
    expect(told).toHaveLength(isTold ? 1 : 0);
  });
});

describe("a search is counted once by /metrics", () => {
  const results = "/home?search=rice&data_type=searched";
  const search: AnalyticsEvent = { name: "search", params: { results: 0 } };
  const counted: CountedEvent = { event: "search", tab: "items", hasHits: false };
  let counts: CountedEvent[] = [];
  const note = (event: unknown) => void counts.push(event as CountedEvent);
  beforeEach(() => {
    counts = [];
    countedEvents.subscribe(note);
  });
  afterEach(() => void countedEvents.unsubscribe(note));

  test.each<[string, Of, boolean]>([
    ["of a visitor from elsewhere", { path: results, from: "/home" }, true],
    ["of another term", { path: results, from: results.replace("rice", "soup") }, true],
    ["of a visitor who asks not to be tracked", { path: results, wantsPrivacy: true }, true],
    ["and not after a form on its results", { path: results, from: results }, false],
  ])("%s, whether or not anybody listens to events", (_, of, isCounted) => {
    trackEvent(visit(of), search, { counted });
    unsubscribe(analyticsEvents.name, listen);
    trackEvent(visit(of), search, { counted });
    expect(counts).toEqual(isCounted ? [counted, counted] : []);
  });

  test("also of whoever is shown the same page from a cache", () => {
    unsubscribe(analyticsEvents.name, listen);
    const drawn = visit({ path: results, from: results });
    trackEvent(drawn, search, { counted });
    trackAgain(visit({ path: results, from: "/home" }), eventsOf(drawn));
    expect(counts).toEqual([counted]);
    expect(told).toEqual([]);
  });
});
