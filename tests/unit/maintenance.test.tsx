import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { theSharedCache } from "~/request/context/delivery-client.server";
import { forgetMaintenance, maintenance } from "~/request/pages/maintenance.server";
import { ErrorBoundary, loader, meta } from "~/routes/refused";
import { render } from "../harness/render";
import { config, type StubApi, startStubApi } from "./delivery-api/stub-api";

const open = { business_name: "Demo Market", currency_symbol: "$", phone: "+15550100000", email: "help@shop.example" };
const closed = { ...open, maintenance_mode: true };
const minute = 60_000;

let api: StubApi;
beforeAll(async () => {
  // The client takes the clock that it finds when it is made.
  vi.useFakeTimers({ toFake: ["Date"] });
  api = await startStubApi();
  vi.stubEnv("DELIVERY_API_URL", api.baseUrl);
  vi.stubEnv("SESSION_SECRETS", "0123456789abcdef".repeat(2));
});
afterAll(async () => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  await api.close();
});
beforeEach(() => {
  theSharedCache().clear();
  forgetMaintenance();
  vi.advanceTimersByTime(1);
});
afterEach(() => {
  api.seen.length = 0;
});

const at = (path: string) => maintenance({ url: `https://shop.example${path}` }, "request-1");

test.each(["/", "/home", "/_root.data", "/checkout?page=cart", "/live", "/sitemap.xml", "/texts"])(
  "%s is closed while the config says so, with whom to ask",
  async (path) => {
    config.current = closed;
    expect(await at(path)).toEqual({ name: "Demo Market", phone: "+15550100000", email: "help@shop.example" });
  },
);

test("nothing is closed without it", async () => {
  config.current = open;
  expect(await at("/home")).toBe(null);
});

test.each([
  "/robots.txt",
  "/manifest.webmanifest?lang=ar",
  "/apple-touch-icon.png",
  "/offline",
  "/texts/ar/ui",
  "/.well-known/security.txt",
])("%s goes on, and nobody is asked", async (path) => {
  config.current = closed;
  expect(await at(path)).toBe(null);
  expect(api.seen).toEqual([]);
});

test("the config is asked for once for everybody, and again once it is no longer fresh: the end of it needs nobody", async () => {
  config.current = closed;
  for (let visit = 0; visit < 3; visit += 1) expect(await at("/home")).not.toBe(null);
  expect(api.seen).toHaveLength(1);
  config.current = open;
  vi.advanceTimersByTime(4 * minute);
  expect(await at("/home")).not.toBe(null);
  vi.advanceTimersByTime(minute);
  await expect
    .poll(() => {
      // One look at the config counts for a second.
      vi.advanceTimersByTime(1000);
      return at("/home");
    })
    .toBe(null);
  expect(api.seen).toHaveLength(2);
});

test.each([
  ["of another kind", []],
  ["that is none", { maintenance_mode: true }],
])("an answer %s closes nothing", async (_, answer) => {
  config.current = answer;
  expect(await at("/home")).toBe(null);
});

test("a delivery API that goes away during maintenance ends nothing, and one that was never there closes nothing", async () => {
  config.current = closed;
  expect(await at("/home")).not.toBe(null);
  config.current = "gone";
  vi.advanceTimersByTime(60 * minute);
  expect(await at("/home")).not.toBe(null);
  theSharedCache().clear();
  forgetMaintenance();
  expect(await at("/home")).toBe(null);
});

const operator = { name: "Demo Market", phone: "+15550100000", email: "" };

/** What the refusal page is thrown with, as its error page is given it. */
async function refusal(address: string, context: object) {
  const args = {
    request: new Request(address),
    context: { publicOrigin: "https://shop.example", ...context },
    params: {},
  };
  const { data, init } = await loader(args as Parameters<typeof loader>[0]).catch((thrown) => thrown);
  return { status: init.status, statusText: "", internal: false, data };
}
const titleOf = (error: unknown) => meta({ error } as Parameters<typeof meta>[0]);

test.each([
  ["en", "We'll be back soon"],
  ["ar", "سنعود قريبًا"],
])("in %s the refusal page says so, in its title too, and asks nobody", async (language, title) => {
  const error = await refusal(`https://shop.example/refused?lang=${language}`, { refused: 503, maintenance: operator });
  expect(error).toMatchObject({ status: 503, data: { maintenance: operator, words: { title } } });
  expect(titleOf(error)).toEqual([{ title: `${title} · Demo Market` }]);
  const page = render(<ErrorBoundary />, { path: "/refused", error });
  expect(page).toContain('href="tel:+15550100000"');
  expect(page).not.toContain("mailto:");
  expect(api.seen).toEqual([]);
});

test("any other refusal is the page that it was", async () => {
  const error = await refusal("https://shop.example/refused", { refused: 413 });
  expect(error).toMatchObject({ status: 413, data: { maintenance: null, words: null } });
  expect(titleOf(error)).toEqual([{ title: "Doorstep" }]);
  expect(render(<ErrorBoundary />, { path: "/refused", error })).toContain("What you sent is too large");
});
