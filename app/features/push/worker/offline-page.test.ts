import { beforeEach, expect, test, vi } from "vitest";

const answers: Record<string, string> = {
  "/offline?lang=ar":
    '<head><link rel="manifest" href="/manifest.webmanifest"/><link rel="stylesheet" href="/assets/shop-1.css"/>' +
    '<link rel="icon" href="/favicon.svg"/><link rel="stylesheet" href="/assets/door-2.css" data-x=""/></head><h1>Offline</h1>',
  "/assets/shop-1.css": "h1 { color: red }",
  "/assets/door-2.css": ".door { fill: $& }",
};
const asked: { address: string; options: RequestInit | undefined }[] = [];
const kept = new Map<string, Map<string, Response>>();

const cacheOf = (name: string) => {
  const cache = kept.get(name) ?? new Map<string, Response>();
  kept.set(name, cache);
  return { put: async (address: string, page: Response) => void cache.set(address, page) };
};
vi.stubGlobal("caches", {
  open: async (name: string) => cacheOf(name),
  keys: async () => [...kept.keys()],
  delete: async (name: string) => kept.delete(name),
  match: async (address: string, { cacheName }: { cacheName: string }) => kept.get(cacheName)?.get(address),
});
vi.stubGlobal("RELEASE", "release-2");
vi.stubGlobal("self", {
  location: { href: "https://shop.example/service-worker.js?lang=ar" },
  async fetch(address: string, options?: RequestInit) {
    asked.push({ address, options });
    const text = answers[address];
    return new Response(text ?? "", { status: text === undefined ? 503 : 200 });
  },
});
const { keepOfflinePage, offlinePage } = await import("./offline-page");

beforeEach(() => {
  asked.length = 0;
  kept.clear();
});

test("one page is kept, without cookies, scripts or anything beside it; older releases go", async () => {
  await cacheOf("offline release-1 ?lang=en").put("/offline?lang=en", new Response("old"));
  await keepOfflinePage();
  expect([...kept.keys()]).toEqual(["offline release-2 ?lang=ar"]);
  const page = await offlinePage();
  expect(await page?.text()).toBe(
    "<head><style>h1 { color: red }</style><style>.door { fill: $& }</style></head><h1>Offline</h1>",
  );
  expect(page?.headers.get("Content-Security-Policy")).toMatch(/^default-src 'none'; style-src 'unsafe-inline';/);
  expect(asked.map(({ options }) => options?.credentials)).toEqual(["omit", "omit", "omit"]);
  expect(new Headers(asked[0]?.options?.headers).get("Save-Data")).toBe("on");
});

test("a page that cannot be had whole is not kept, and the last one stays", async () => {
  await cacheOf("offline release-1 ?lang=ar").put("/offline?lang=ar", new Response("old"));
  const { "/assets/door-2.css": styles = "", ...others } = answers;
  delete answers["/assets/door-2.css"];
  await expect(keepOfflinePage()).rejects.toThrow("503");
  answers["/assets/door-2.css"] = styles;
  expect(Object.keys(others)).toHaveLength(2);
  expect(kept.has("offline release-1 ?lang=ar")).toBe(true);
  expect(await offlinePage()).toBeUndefined();
});
