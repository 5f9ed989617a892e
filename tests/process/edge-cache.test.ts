import { createHash } from "node:crypto";
import { parse } from "node-html-parser";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { arrivedVisitor } from "../harness/arrivals";
import { intentOf, postingForms } from "../harness/forms";
import { wednesdayAt } from "../harness/sandbox-control";
import { startShop, type TestShop } from "../harness/shop";
import { fieldIn, shownText, visitorOf } from "../harness/visitor";

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop({ environment: { EDGE_CACHE: "on", BRAND_COLOR: "0f766e" } });
  // It stands: a page is kept for its minute.
  await shop.control.setClock({ now: wednesdayAt(12), freeze: true });
  // The first answer tells the process that clock.
  await visitorOf(shop.url).get("/");
});
afterAll(() => shop?.stop());

const store = "/store/32?module_id=2";

async function firstVisit(path: string, headers: Record<string, string> = {}) {
  const answer = await visitorOf(shop.url).get(path, headers);
  return { answer, html: await answer.text() };
}

describe("EDGE_CACHE=on: a page for whoever comes without a cookie", () => {
  test.each(["/", "/about-us", "/help-and-support", store, "/product/541?module_id=2"])(
    "%s holds nothing of one answer, and says how long anybody may keep it",
    async (path) => {
      const { answer, html } = await firstVisit(path);
      expect(answer.status).toBe(200);
      expect(answer.headers.get("Cache-Control")).toBe(
        "public, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400",
      );
      expect(answer.headers.get("Vary")).toBe("Accept-Language, Cookie, Save-Data, Accept-Encoding");
      for (const name of ["Set-Cookie", "X-Request-Id"]) expect(answer.headers.get(name), name).toBe(null);
      expect(fieldIn(html, "token")).toBe("");
      expect(html).not.toMatch(/nonce="[^"]|servedAt\\",\\"\d/);
      const again = await firstVisit(path);
      expect(again.html).toBe(html);
      const etag = answer.headers.get("ETag") ?? "";
      expect(again.answer.headers.get("ETag")).toBe(etag);
      const unchanged = await firstVisit(path, { "If-None-Match": `"other", ${etag}` });
      expect([unchanged.answer.status, unchanged.html, unchanged.answer.headers.get("ETag")]).toEqual([304, "", etag]);
    },
  );

  test("its headers alone are those of the page, whether it is kept already or not", async () => {
    const path = "/terms-and-conditions";
    const head = (headers: Record<string, string> = {}) => fetch(shop.url + path, { method: "HEAD", headers });
    // The time and the connection are each answer's own, and those of the body are told with it only.
    const own = ["date", "connection", "keep-alive", "content-length", "content-encoding", "transfer-encoding"];
    const toldBy = ({ status, headers }: Response) => [status, [...headers].filter(([name]) => !own.includes(name))];
    const first = await head();
    const page = await firstVisit(path);
    expect(toldBy(first)).toEqual(toldBy(page.answer));
    expect(toldBy(await head())).toEqual(toldBy(page.answer));
    expect(first.headers.get("Cache-Control")).toContain("s-maxage=60");
    expect((await head({ Cookie: "a=b" })).headers.get("Cache-Control")).toBe("private, no-cache");
  });

  test("its policy names each inline script and style by its hash", async () => {
    const { answer, html } = await firstVisit("/");
    const policy = answer.headers.get("Content-Security-Policy") ?? "";
    expect(policy.replace("style-src-attr 'unsafe-inline'", "")).not.toMatch(/nonce|strict-dynamic|unsafe/);
    const inline = parse(html, { blockTextElements: { script: true, style: true } })
      .querySelectorAll("script:not([src]), style")
      // Others are data that nothing runs.
      .filter((element) => [undefined, "module"].includes(element.getAttribute("type")));
    expect(inline.map(({ tagName }) => tagName)).toEqual(expect.arrayContaining(["SCRIPT", "STYLE"]));
    for (const { rawText } of inline) {
      if (rawText === "") continue;
      const hash = createHash("sha256").update(rawText).digest("base64");
      expect(policy, rawText.slice(0, 60)).toContain(`'sha256-${hash}'`);
    }
  });

  test("another language and a browser that saves data have pages of their own", async () => {
    const english = await firstVisit("/about-us");
    const arabic = await firstVisit("/about-us", { "Accept-Language": "ar" });
    const lite = await firstVisit("/about-us", { "Save-Data": "on" });
    expect(arabic.html).toContain('<html lang="ar" dir="rtl"');
    expect(lite.html).not.toContain("<script");
    const etags = [english, arabic, lite].map(({ answer }) => answer.headers.get("ETag"));
    expect(new Set(etags).size).toBe(3);
  });

  test.each(["/auth/sign-in", "/track-order", "/checkout?page=cart", "/nothing-here", "/my-orders"])(
    "%s is for one visitor, or no page of the shop: nobody else keeps it",
    async (path) => {
      const { answer } = await firstVisit(path);
      expect(answer.headers.get("Cache-Control")).toMatch(/no-store|private/);
      expect(answer.headers.get("ETag")).toBe(null);
    },
  );

  test("no header beside those that it varies by decides on what others are shown", async () => {
    const plain = await firstVisit("/about-us");
    const inventions: [name: string, value: string][] = [
      ["X-Page-Language", "ar"],
      ["X-Forwarded-Host", "evil.example"],
      ["X-Forwarded-Proto", "ftp"],
      ["X-Forwarded-Prefix", "/evil"],
      ["X-Original-URL", "/evil"],
      ["X-Request-Id", "zq-evil-zq"],
      ["Forwarded", "host=evil.example"],
      ["Referer", "https://evil.example/?search=evil"],
      ["User-Agent", "Googlebot/2.1 evil"],
      ["Accept", "evil/evil"],
      ["Range", "bytes=0-9"],
      ["DNT", "1"],
    ];
    const own: string[] = [];
    for (const [name, value] of inventions) {
      const { answer, html } = await firstVisit("/about-us", { [name]: value });
      if (answer.headers.get("Cache-Control") === "private, no-cache") own.push(name);
      else expect([answer.status, html === plain.html], name).toEqual([200, true]);
    }
    expect(own, "kept by nobody").toEqual(["X-Page-Language"]);
  });

  test("a page that misses an answer is kept by nobody", async () => {
    await shop.control.fault({ kind: "status", path: "/api/v1/stores/details/33", status: 500, times: 9 });
    const { answer } = await firstVisit("/store/33?module_id=2");
    expect(answer.headers.get("Cache-Control")).not.toContain("public");
  });

  test("whoever sends a cookie has a page of their own, with what each answer has", async () => {
    const guest = await arrivedVisitor(shop.url);
    for (let visit = 0; visit < 2; visit += 1) {
      const answer = await guest.get(store);
      const html = await answer.text();
      expect(answer.headers.get("Cache-Control")).toBe("private, no-cache");
      expect(answer.headers.get("X-Request-Id")).toMatch(/./);
      expect(answer.headers.get("Content-Security-Policy")).toContain("'strict-dynamic'");
      expect(fieldIn(html, "token").length).toBeGreaterThan(20);
    }
    const stranger = await visitorOf(shop.url).get(store, { Cookie: "of=another-site" });
    expect(stranger.headers.get("Cache-Control")).toBe("private, no-cache");
  });
});

describe("EDGE_CACHE=on: a form of such a page", () => {
  const address = { intent: "set-location", address: "12 Harbour Street" };

  test("is sent once more, with cookies, and then does what it says", async () => {
    const asked = await fetch(`${shop.url}/?index`, {
      method: "POST",
      body: new URLSearchParams(address),
      headers: { Origin: shop.url },
      redirect: "manual",
    });
    expect([asked.status, asked.headers.get("Location")]).toEqual([307, "/?index&cookies=asked"]);
    expect(asked.headers.getSetCookie().map((line) => line.split("=", 1)[0])).toEqual(["visitor"]);
    const visitor = visitorOf(shop.url);
    await visitor.get("/");
    expect([...visitor.cookies]).toEqual([]);
    const done = await visitor.post("/?index", address);
    expect(done.status).toBe(303);
    expect((await visitor.get(done.headers.get("Location") ?? "")).status).toBe(200);
  });

  test("in a store that a link led to, an item is asked for in that store's module", async () => {
    const visitor = visitorOf(shop.url);
    const html = await (await visitor.get(store)).text();
    const form = postingForms(html, shop.url).find((candidate) => intentOf(candidate) === "add");
    await shop.control.clearRequests();
    const fields = Object.fromEntries(form?.fields ?? []);
    const done = await visitor.post("/cart/lines", fields, { Origin: shop.url, Referer: shop.url + store });
    expect([done.status, [...visitor.cookies.keys()]]).toEqual([303, expect.arrayContaining(["module", "visitor"])]);
    // Where it should go is asked first, in the store's module.
    expect(done.headers.get("Location")).toBe(`${store}&dialog=insert-location`);
    const asked = (await shop.control.requests()).filter(({ path }) => path.endsWith("/customer/cart/list"));
    expect(asked.map(({ headers }) => headers.moduleid)).toEqual(["2"]);
  });

  test("of a browser that keeps no cookies is refused the second time, in words", async () => {
    const visitor = () => visitorOf(shop.url);
    const answer = await visitor().post("/?index&cookies=asked", address);
    expect(answer.status).toBe(428);
    expect(shownText(await answer.text())).toContain("Your browser didn't send our cookies");
    const data = await visitor().post("/_root.data?index&cookies=asked", address);
    expect(data.status).toBe(428);
  });

  test("of another site is refused before anything is given", async () => {
    const answer = await visitorOf(shop.url).post("/?index", address, { Origin: "https://evil.example" });
    expect(answer.status).toBe(403);
  });

  test("a hydrated form is sent once more as well, and a data request enters the module of its address", async () => {
    const newcomer = visitorOf(shop.url);
    expect((await newcomer.post("/_root.data?index", address)).status).toBe(200);
    expect([...newcomer.cookies.keys()]).toContain("place");
    const visitor = visitorOf(shop.url);
    const data = await visitor.get("/store/32.data?module_id=2");
    expect(data.status).toBe(200);
    expect([...visitor.cookies.keys()].sort()).toEqual(["module", "visitor"]);
  });

  test("nobody else is led anywhere by the address that gives cookies", async () => {
    for (const path of ["/cookies", "/cookies?to=https://evil.example"]) {
      const answer = await visitorOf(shop.url).get(path);
      expect(answer.status, path).toBe(404);
    }
  });
});

test("EDGE_CACHE is off by default: a first visit gets its own page and a cookie", async () => {
  const plain = await startShop();
  try {
    const answer = await visitorOf(plain.url).get("/");
    expect(answer.headers.get("Cache-Control")).toBe("private, no-cache");
    expect(answer.headers.get("Set-Cookie")).toContain("visitor=");
  } finally {
    await plain.stop();
  }
});
