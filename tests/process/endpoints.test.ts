import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { intentRules } from "../../app/features/shell/intent-rules";
import { intentsOfButtons } from "../../app/features/shell/intents.server";
import { arrivedVisitor, becomeOldCustomer, delivered, unpaid } from "../harness/arrivals";
import { type RouteRule, routeRules } from "../harness/route-rules";
import { startShop, type TestShop } from "../harness/shop";
import { type Visitor, visitorOf } from "../harness/visitor";

let shop: TestShop;
/** Somebody with a place and a module. */
let guest: Visitor;
/** Ann, who has ordered. */
let ann: Visitor;
/** Another customer. */
let zoe: Visitor;

beforeAll(async () => {
  shop = await startShop({ environment: { LOG_LEVEL: "info" } });
  guest = await arrivedVisitor(shop.url);
  ann = await arrivedVisitor(shop.url);
  await becomeOldCustomer(ann, shop.url, shop.control);
  zoe = await arrivedVisitor(shop.url);
  const password = "a long enough secret";
  const person = { firstName: "Zoe", lastName: "Ray", email: "zoe@example.com", phone: "+15550100078" };
  await zoe.post("/auth/sign-up", { intent: "sign-up", ...person, password, confirmPassword: password });
  expect((await zoe.get("/my-orders")).status).toBe(200);
});
afterAll(() => shop?.stop());

/** Calls about somebody or something of theirs; lists that are the same for all may be renewed at any time. */
async function personalCalls() {
  const calls = await shop.control.requests();
  return calls
    .filter(({ headers, path }) => headers.authorization || !/\/(config|module|zone\/list)$/.test(path))
    .map(({ method, path }) => `${method} ${path}`);
}

/** What a form that is not the sender's might hold. */
const fields = { order: String(unpaid), id: "1", item: "1", store: "1", reason: "1", code: "123456", saved: "1" };

/** The data answer of a form; a page would be drawn by further calls. */
async function send(visitor: Visitor, intent: string, path = pathOf(intent)) {
  await shop.control.clearRequests();
  const body = new URLSearchParams({ ...fields, returnTo: "/home", intent });
  const answer = await visitor.postBody(`${path}.data`, body, null, { "Sec-Fetch-Dest": "empty" });
  return { status: answer.status, text: await answer.text() };
}

const pathOf = (intent: string) =>
  Object.entries(intentsOfButtons).find(([, intents]) => Object.hasOwn(intents, intent))?.[0] ?? "/auth/sign-in";

const intentsFor = (access: string) =>
  Object.entries(intentRules).flatMap(([intent, rule]) => (rule.access === access ? [intent] : []));

describe("forms", () => {
  test.each(intentsFor("customer"))("%s: from a stranger it changes nothing, and nobody is asked", async (intent) => {
    const stranger = visitorOf(shop.url);
    await stranger.get("/auth/sign-in");
    const { status, text } = await send(stranger, intent);
    expect(await personalCalls()).toEqual([]);
    expect(status).toBeLessThan(500);
    expect(text).not.toContain('"success"');
    await expect
      .poll(() => shop.logs().findLast((line) => line.msg === "form" && line.intent === intent))
      .toMatchObject({ result: "not signed in", signedIn: false });
  });

  test.each(intentsFor("signing in"))("%s: without a sign-in under way it begins anew", async (intent) => {
    const stranger = visitorOf(shop.url);
    await stranger.get("/auth/sign-in");
    const { text } = await send(stranger, intent);
    expect(await personalCalls()).toEqual([]);
    expect(text).toMatch(/\/auth\/(sign-in|forgot-password)/);
  });

  test.each(intentsFor("who ordered"))("%s: from a stranger nobody is asked for the order", async (intent) => {
    const stranger = visitorOf(shop.url);
    await stranger.get("/auth/sign-in");
    const { text } = await send(stranger, intent);
    expect(await personalCalls()).toEqual([]);
    expect(text).not.toContain('"success"');
  });

  test.each([...intentsFor("who ordered"), "request-refund", "reorder", "review"])(
    "%s: from another customer it changes nothing of Ann's order",
    async (intent) => {
      for (const number of [delivered, unpaid]) {
        const { text } = await send(zoe, intent, `/rate-and-review/${number}`);
        const changes = (await personalCalls()).filter((call) => !/^GET |\/order\/track$/.test(call));
        expect(changes).toEqual([]);
        expect(text).not.toContain('"success"');
      }
    },
  );
});

describe("the download of a customer's data", () => {
  const dataOf = async (visitor: Visitor) => {
    const answer = await visitor.get("/profile/data");
    return { answer, data: JSON.parse(await answer.text()) };
  };

  test("is a file with all that the delivery API tells of them, and of nobody else", async () => {
    const { answer, data } = await dataOf(ann);
    expect(answer.headers.get("Content-Disposition")).toBe('attachment; filename="my-data.json"');
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect(data.profile).toMatchObject({ firstName: "Ann", email: "ann@example.com" });
    expect(data.missing).toEqual([]);
    expect(data.finishedOrders.map(({ id }: { id: number }) => id)).toContain(delivered);
    expect(data.runningOrders.map(({ id }: { id: number }) => id)).toContain(unpaid);
    for (const list of ["addresses", "wallet", "loyaltyPoints", "notifications"])
      expect(data[list]).toBeInstanceOf(Array);
    const other = await dataOf(zoe);
    expect(other.data).toMatchObject({ profile: { firstName: "Zoe" }, finishedOrders: [], runningOrders: [] });
  });
});

const readable = Object.entries(routeRules).filter(([address]) => !Object.hasOwn(intentsOfButtons, address));
const addressOf = (address: string, { at = address }: RouteRule) => at;

describe("routes", () => {
  test.each(readable)("%s: a stranger sees no more than they may", async (address, rule) => {
    const stranger = visitorOf(shop.url);
    await stranger.get("/auth/sign-in");
    await shop.control.clearRequests();
    const answer = await stranger.get(addressOf(address, rule));
    const asked = (await personalCalls()).filter((call) => /order|customer|wallet|loyalty|message/.test(call));
    expect(answer.status).toBeLessThan(500);
    expect(answer.headers.get("Access-Control-Allow-Origin")).toBeNull();
    expect(answer.headers.get("X-Content-Type-Options")).toBe("nosniff");
    const to = answer.headers.get("Location") ?? "";
    if (rule.access === "customer") expect(to).toMatch(/^\/auth\/sign-in\?returnTo=/);
    if (rule.access === "signing in") expect(to).toMatch(/^\/auth\/(sign-in|forgot-password)/);
    if (rule.access === "who ordered") expect([303, 404]).toContain(answer.status);
    if (rule.access !== "anybody") expect(asked).toEqual([]);
  });

  test.each(readable)("%s: caches are told what they may keep of a guest's", async (address, rule) => {
    const answer = await guest.get(addressOf(address, rule));
    // A redirect is nobody's page.
    expect(answer.headers.get("Cache-Control")).toBe(answer.status === 303 ? "no-store" : rule.caching);
  });

  test.each(readable)("%s: what a customer sees is kept by no cache", async (address, rule) => {
    const { headers } = await ann.get(addressOf(address, rule));
    const isPublic = rule.caching.startsWith("public");
    expect(headers.get("Cache-Control")).toBe(isPublic ? rule.caching : "no-store");
  });

  test.each(Object.entries(routeRules))("%s: takes no form of another site", async (address, rule) => {
    const headers = { Origin: "https://elsewhere.example", "Sec-Fetch-Site": "cross-site" };
    await shop.control.clearRequests();
    const answer = await ann.post(addressOf(address, rule).split("?")[0] ?? "", { intent: "logout" }, headers);
    // Sites to sign in by post here; what they send is judged by its `state`.
    if (address === "/auth/callback/$medium")
      expect(answer.headers.get("Location")).toMatch(/^\/auth\/callback\/google/);
    else expect(answer.status).toBe(403);
    expect(await personalCalls()).toEqual([]);
  });

  test.each(["unpaid", "unpaid/offline", "unpaid/return"])(
    "/pay/%s of Ann's order is no page for another customer",
    async (path) => {
      const answer = await zoe.get(`/pay/${path.replace("unpaid", String(unpaid))}`);
      expect(answer.status).toBe(404);
      expect(await answer.text()).not.toContain("Harbour Kitchen");
    },
  );

  test("/my-orders/{order}/invoice of Ann's order neither", async () => {
    expect((await zoe.get(`/my-orders/${delivered}/invoice`)).status).toBe(404);
  });
});

test("methods that no page has are refused", async () => {
  for (const method of ["PUT", "PATCH", "DELETE", "OPTIONS"]) {
    const answer = await fetch(`${shop.url}/home`, { method });
    expect([answer.status, answer.headers.get("Allow")], method).toEqual([405, "GET, HEAD, POST"]);
  }
});
