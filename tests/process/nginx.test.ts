import getPort from "get-port";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { arrivedVisitor, order, signInAsAnn } from "../harness/arrivals";
import { startNginx } from "../harness/nginx";
import { isComplaint, startReplica, startShop, type TestShop } from "../harness/shop";
import { visitorOf } from "../harness/visitor";
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
    const [front, first, second] = [await getPort(), await getPort(), await getPort()];
    const environment = { TRUST_PROXY: "1", LOG_LEVEL: "info" };
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
    const guest = visitorOf(shop.url);
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

  test("when a replica dies nobody is refused", async () => {
    const asked = shop.logs().some(({ path }) => path === "/about-us") ? shop.storefront : replica.storefront;
    await asked.stop("SIGKILL");
    const statuses = [];
    for (let visit = 0; visit < 10; visit += 1) statuses.push((await visitorOf(shop.url).get("/about-us")).status);
    expect(new Set(statuses)).toEqual(new Set([200]));
  });
});
