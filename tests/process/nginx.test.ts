import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { arrivedVisitor, order, signInAsAnn } from "../harness/arrivals";
import { freePort } from "../harness/free-port";
import { startNginx } from "../harness/nginx";
import { isComplaint, startReplica, startShop, type TestShop } from "../harness/shop";
import { shownText, visitorOf } from "../harness/visitor";
import { findProgram } from "../tools/programs";

const program = findProgram("nginx");

test.runIf(program === null)("nginx (Debian's package of that name) is here, or NGINX_PATH says where", () => {
  expect(process.env.CI ?? "").toBe("");
});

describe.skipIf(program === null)("two replicas behind deploy/nginx/doorstep.conf", () => {
  let shop: TestShop;
  let replica: Awaited<ReturnType<typeof startReplica>>;
  let nginx: Awaited<ReturnType<typeof startNginx>>;

  beforeAll(async () => {
    const [front, first, second] = [await freePort(), await freePort(), await freePort()];
    const environment = { TRUST_PROXY: "1", LOG_LEVEL: "info", EDGE_CACHE: "on" };
    const publicOrigin = `http://localhost:${front}`;
    shop = await startShop({ environment: { ...environment, PORT: String(first), PUBLIC_ORIGIN: publicOrigin } });
    replica = await startReplica(shop, { ...environment, PORT: String(second) });
    nginx = await startNginx(program ?? "", front, [first, second]);
  });
  afterAll(async () => {
    await nginx?.stop();
    await replica?.stop();
    await shop?.stop();
  });

  const logs = () => [...shop.logs(), ...replica.logs()];

  test("a customer signs in and orders, and no answer is nginx's own", async () => {
    const ann = await arrivedVisitor(shop.url);
    await signInAsAnn(ann);
    await order(ann, shop.url, "cash_on_delivery", 100_001);
    const page = await ann.get("/my-orders");
    expect([page.status, page.headers.get("X-Request-Id")?.length]).toEqual([200, 32]);
    expect(logs().filter(isComplaint)).toEqual([]);
  });

  test("a visitor meets the same replica again, and a large photo form reaches it", async () => {
    const guest = await arrivedVisitor(shop.url);
    const served = () => [shop, replica].map(({ logs: of }) => of().filter(({ path }) => path === "/about-us").length);
    for (let visit = 0; visit < 6; visit += 1) await (await guest.get("/about-us")).text();
    await expect.poll(() => Math.max(...served())).toBe(6);
    const form = new FormData();
    form.set("file", new Blob([new Uint8Array(2_000_000)]), "photo.jpg");
    const answer = await fetch(`${shop.url}/nothing-here`, {
      method: "POST",
      body: form,
      headers: { Origin: shop.url },
    });
    expect(answer.status, "judged by the shop, not by nginx").not.toBe(413);
    expect(await answer.text()).not.toContain("<center>nginx");
  });

  test("photos and scripts are asked of the replicas once", async () => {
    const html = await (await visitorOf(shop.url).get("/")).text();
    const [script = ""] = /\/assets\/[\w.-]+\.js/.exec(html) ?? [];
    for (let visit = 0; visit < 3; visit += 1) expect((await fetch(shop.url + script)).status).toBe(200);
    await expect.poll(() => logs().filter(({ path }) => path === script).length).toBe(1);
  });

  test("a second first visit never reaches the storefront; who has a cookie always does, and has a page of their own", async () => {
    const path = "/help-and-support";
    const asked = () => logs().filter((line) => line.path === path).length;
    const first = await (await visitorOf(shop.url).get(path)).text();
    await expect.poll(asked).toBe(1);
    for (let visit = 0; visit < 3; visit += 1) expect(await (await visitorOf(shop.url).get(path)).text()).toBe(first);
    const arabic = await (await visitorOf(shop.url).get(path, { "Accept-Language": "ar" })).text();
    expect(arabic).toContain('<html lang="ar" dir="rtl"');
    await expect.poll(asked).toBe(2);
    const ann = await arrivedVisitor(shop.url);
    await signInAsAnn(ann);
    for (let visit = 0; visit < 2; visit += 1) {
      const page = await ann.get(path);
      expect(page.headers.get("Cache-Control")).toBe("no-store");
      await page.text();
    }
    await expect.poll(asked).toBe(4);
    expect(await (await visitorOf(shop.url).get(path)).text(), "nothing of Ann's was kept").toBe(first);
    const form = await visitorOf(shop.url).post("/?index", { intent: "set-location", address: "12 Harbour Street" });
    expect(form.status, "a form of a kept page is sent again, with cookies").toBe(303);
  });

  test("when a replica dies nobody is refused", async () => {
    const asked = shop.logs().some(({ path }) => path === "/about-us") ? shop.storefront : replica.storefront;
    await asked.stop("SIGKILL");
    const statuses = [];
    for (let visit = 0; visit < 10; visit += 1) statuses.push((await visitorOf(shop.url).get("/about-us")).status);
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  test("the shop stays readable for newcomers while no storefront is there", async () => {
    const kept = "/help-and-support";
    await Promise.all([shop.storefront.stop("SIGKILL"), replica.storefront.stop("SIGKILL")]);
    expect((await visitorOf(shop.url).get("/about-us?never=seen")).status).toBe(502);
    const page = await visitorOf(shop.url).get(kept);
    expect([page.status, shownText(await page.text())]).toEqual([200, expect.stringContaining("Help & Support")]);
  });
});
