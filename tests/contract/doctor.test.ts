import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { paths } from "~/delivery-api/endpoints/paths";
import { readEnvironment } from "~/env.server";
import type { Dialect } from "../../sandbox/context";
import { startSandbox } from "../../sandbox/server";
import { examine } from "../../tools/doctor/examine";
import { judgePictures } from "../../tools/doctor/pictures";
import { probe } from "../../tools/doctor/probe";
import { exitCodeOf, type Finding, type Report } from "../../tools/doctor/report";
import { toText } from "../../tools/doctor/text";
import { freePort } from "../harness/free-port";
import { type Fault, SandboxControl, wednesdayAt } from "../harness/sandbox-control";
import { expectOk, openContractClient } from "./contract-client";
import { orderTo, plainRice, shoppersIn } from "./support/shoppers";

const secrets = { SESSION_SECRETS: "0123456789abcdef0123456789abcdef" };
/** A busy machine takes a second for what should take none, and the storefront waits 2.8 s. */
const slowMs = 2000;
const ann = { emailOrPhone: "+15550100001", password: "password" };

async function openSandbox(dialect: Dialect = "m") {
  const sandbox = await startSandbox({ port: 0, file: ":memory:", dialect });
  onTestFinished(() => sandbox.close());
  return { url: sandbox.url, control: new SandboxControl(sandbox.url) };
}

function examined(url: string, given: Partial<Parameters<typeof examine>[0]> = {}, settings = {}): Promise<Report> {
  const environment = readEnvironment({ DELIVERY_API_URL: url, ...secrets, ...settings });
  return examine({ environment, point: null, customer: null, slowMs, ...given });
}

const problems = ({ advice }: Report) => advice.filter(({ weight }) => weight === "problem").map(({ text }) => text);
const strange = ({ findings }: Report) => findings.filter(({ verdict }) => verdict !== "fine");

describe("the doctor on a sound delivery API", () => {
  test.each(["m", "n", "x"] as const)(
    "finds nothing to mend in dialect %s, with a customer's pages",
    async (dialect) => {
      const { url } = await openSandbox(dialect);
      const report = await examined(url, { customer: ann });
      expect(strange(report)).toEqual([]);
      expect(problems(report)).toEqual([]);
      expect(exitCodeOf(report)).toBe(0);
      expect(report.server?.dialect).toBe(dialect.toUpperCase());
      const asked = new Set(report.findings.map(({ endpoint }) => endpoint));
      expect(asked).toContain("GET /customer/order/list");
      expect(asked.size).toBeGreaterThan(45);
      expect(toText(report)).toContain("Customers will notice nothing.");
    },
  );

  test("orders nothing, and changes nothing", async () => {
    const { url, control } = await openSandbox("x");
    await examined(url);
    const changes = (await control.requests()).filter(({ method }) => method !== "GET");
    expect(changes).toEqual([]);
  });
});

/** Paths that the doctor does not ask, with the reason. */
const unasked: Record<string, (keyof typeof paths)[]> = {
  "makes or changes something": [
    ...(["guestRequest", "signUp", "socialLogin", "socialRegister", "updateInfo"] as const),
    ...(["verifyPhone", "forgotPassword", "verifyToken", "resetPassword"] as const),
    ...(["profileUpdate", "accountRemove", "pushToken", "interestUpdate"] as const),
    ...(["addressAdd", "addressUpdate", "addressDelete", "wishlistAdd", "wishlistRemove"] as const),
    ...(["cartAdd", "cartUpdate", "cartRemoveItem", "cartRemove"] as const),
    ...(["itemReview", "courierReview", "reviewReminderCancel", "refundRequest"] as const),
    ...(["orderPlace", "prescriptionPlace", "orderCancel", "orderPaymentMethod"] as const),
    ...(["offlinePayment", "offlinePaymentUpdate", "walletAddFund", "loyaltyTransfer"] as const),
    ...(["messageSend", "newsletter"] as const),
  ],
  "has the customer's messages count as read": ["messageDetails"],
  "judges a code, and to refuse one is no fault": ["couponApply"],
  "is posted with a whole cart": ["orderTax"],
};

test("what pages read the doctor asks, or it is said why not", async () => {
  const asked = new Set<string>();
  for (const dialect of ["m", "n", "x"] as const) {
    const contract = await openContractClient(dialect);
    onTestFinished(() => contract.close());
    // Some pages are of an order.
    const shoppers = await shoppersIn(contract, 1);
    await contract.control("/clock", { now: wednesdayAt(12) });
    const rice = await plainRice(shoppers.ann);
    const selection = { quantity: 1, groups: [], variationType: null, addOns: [] };
    for (const status of ["delivered", "confirmed"]) {
      await expectOk(shoppers.ann.cart.add({ ...rice, isCampaign: false, unitPrice: 3, selection }));
      const { orderId } = await expectOk(shoppers.ann.orders.place(orderTo(shoppers.location, rice)));
      await contract.control(`/orders/${orderId}/advance`, { status });
    }
    const { findings } = await examined(contract.url, { customer: ann });
    expect(findings.filter(({ verdict }) => verdict !== "fine")).toEqual([]);
    for (const { endpoint } of findings) asked.add(endpoint.slice(endpoint.indexOf(" ") + 1));
  }
  const missing = Object.entries(paths).flatMap(([name, path]) => (asked.has(path) ? [] : [name]));
  expect(missing.sort()).toEqual(Object.values(unasked).flat().sort());
}, 60_000);

test("pictures that lie elsewhere: the setting to copy names those that are set already", async () => {
  const picture = async () => new Response(null, { headers: { "Content-Type": "image/png" } });
  const site = { apiOrigin: "https://api.example", imageOrigins: ["https://one.example"], fetch: picture };
  const [advice] = await judgePictures(["https://one.example/a.png", "https://two.example/b.png"], site);
  expect(advice?.text).toContain("set IMAGE_ORIGINS=https://one.example,https://two.example,");
});

/** What each kind of fault does to an endpoint of its own, and what the doctor says of it. */
const faults: [
  fault: Fault & { path: string },
  endpoint: string,
  verdict: Finding["verdict"],
  note: RegExp,
  lost: string | null,
][] = [
  [{ kind: "latency", path: "/api/v1/brand", ms: 2300 }, "GET /brand", "deviation", /took \d{4} ms/, null],
  [
    { kind: "latency", path: "/api/v1/banners", ms: 3200 },
    "GET /banners",
    "broken",
    /within 2\.8 s/,
    "the banners of the home",
  ],
  [{ kind: "hang", path: "/api/v1/flash-sales" }, "GET /flash-sales", "broken", /within 2\.8 s/, "the flash sale"],
  [
    { kind: "reset", path: "/api/v1/stores/latest" },
    "GET /stores/latest",
    "broken",
    /breaks the connection off/,
    "new stores",
  ],
  [
    { kind: "drop-answer", path: "/stores/popular$/" },
    "GET /stores/popular",
    "broken",
    /breaks the connection off/,
    "popular stores",
  ],
  [
    { kind: "status", path: "/items/popular$/", status: 500 },
    "GET /items/popular",
    "broken",
    /in trouble \(500\)/,
    "popular items",
  ],
  [
    { kind: "status", path: "/api/v1/items/discounted", status: 404 },
    "GET /items/discounted",
    "missing",
    /is not there \(404\)/,
    "special offers",
  ],
  [
    { kind: "status", path: "/api/v1/campaigns/basic", status: 401 },
    "GET /campaigns/basic",
    "missing",
    /customers only \(401\)/,
    "running campaigns",
  ],
  [
    { kind: "status", path: "/api/v1/items/most-reviewed", status: 403, messages: ["Not in your plan"] },
    ...([
      "GET /items/most-reviewed",
      "broken",
      /refuses \(403\): Not in your plan/,
      "the best reviewed items",
    ] as const),
  ],
  [
    { kind: "html", path: "/api/v1/items/recommended" },
    "GET /items/recommended",
    "broken",
    /in trouble \(500\)/,
    "recommended items",
  ],
  [
    { kind: "broken-json", path: "/api/v1/common-condition" },
    "GET /common-condition",
    "broken",
    /something else than the contract/,
    "common conditions",
  ],
  [
    { kind: "broken-rows", path: "/api/v1/campaigns/item" },
    "GET /campaigns/item",
    "broken",
    /broken .* in a row/,
    "items of campaigns",
  ],
];

describe("the doctor on a delivery API with faults", () => {
  let report: Report;
  let close: () => Promise<void>;
  afterAll(() => close());
  beforeAll(async () => {
    const sandbox = await startSandbox({ port: 0, file: ":memory:" });
    close = () => sandbox.close();
    const control = new SandboxControl(sandbox.url);
    await control.fault(...faults.map(([fault]) => fault), { kind: "status", path: "/storage/", status: 404 });
    report = await examined(sandbox.url);
  }, 60_000);

  test.each(faults)("$kind at $path is told", (_, endpoint, verdict, note, lost) => {
    const found = report.findings.filter((finding) => finding.endpoint === endpoint);
    expect(found.length).toBeGreaterThan(0);
    for (const finding of found) {
      expect(finding).toMatchObject({ verdict, customersMiss: lost });
      expect(finding.notes.join()).toMatch(note);
    }
  });

  test("nothing else is blamed, and pictures that do not load are named", () => {
    const faulty = new Set(faults.map(([, endpoint]) => endpoint));
    expect(strange(report).filter(({ endpoint }) => !faulty.has(endpoint))).toEqual([]);
    expect(problems(report).join("\n")).toMatch(/Picture http\S+\/storage\/\S+ answers 404\./);
    expect(exitCodeOf(report)).toBe(1);
    const text = toText(report);
    expect(text).toContain("customers will not see: the banners of the home");
    expect(text).toContain("Mend GET /items/discounted: it is missing.");
  });
});

describe("the doctor judges what does not fit", () => {
  test.each<[what: string, change: (control: SandboxControl) => Promise<unknown>, told: RegExp]>([
    ["maintenance", (control) => control.patchConfig({ maintenance_mode: true }), /Maintenance is on/],
    [
      "no way to pay",
      (control) =>
        control.patchConfig({
          ...{ cash_on_delivery: false, digital_payment: false },
          ...{ offline_payment_status: 0, customer_wallet_status: 0 },
        }),
      /No way to pay is on/,
    ],
    ["a clock an hour off", (control) => control.setClock({ advanceSeconds: 3600 }), /clock is -?3\d{3} s off/],
  ])("%s", async (_, change, told) => {
    const { url, control } = await openSandbox();
    await change(control);
    const report = await examined(url);
    expect(problems(report).join("\n")).toMatch(told);
    expect(exitCodeOf(report)).toBe(1);
  });

  test("a point that no zone serves, given or by default", async () => {
    const { url } = await openSandbox();
    const report = await examined(url, { point: { latitude: 0, longitude: 0 } });
    expect(problems(report).join("\n")).toContain("No zone serves 0, 0, the point that you gave");
    expect(report.modules.every(({ isServedHere }) => !isServedHere)).toBe(true);
    expect(exitCodeOf(report)).toBe(1);
  });

  test("a time zone in which stores are open against their own hours", async () => {
    const { url, control } = await openSandbox();
    await control.setClock({ now: wednesdayAt(12) });
    expect(problems(await examined(url)).join()).not.toContain("OPERATOR_TIME_ZONE");
    const elsewhere = await examined(url, {}, { OPERATOR_TIME_ZONE: "Pacific/Auckland" });
    expect(problems(elsewhere).join("\n")).toMatch(/It is 0\d:00 in Pacific\/Auckland.*set OPERATOR_TIME_ZONE/);
  });

  test("a wrong password", async () => {
    const { url } = await openSandbox();
    const report = await examined(url, { customer: { ...ann, password: "not hers" } });
    expect(strange(report)).toMatchObject([{ endpoint: "POST /auth/login", customersMiss: "signing in by password" }]);
  });
});

describe("an address that is no delivery API gets a sentence that says what to do", () => {
  const servers: (() => void)[] = [];
  afterEach(() => {
    for (const close of servers.splice(0)) close();
  });
  async function serve(listener: RequestListener): Promise<string> {
    const server = createServer(listener).listen(0, "127.0.0.1");
    servers.push(() => {
      server.closeAllConnections();
      server.close();
    });
    await once(server, "listening");
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  test.each<[what: string, listener: RequestListener, told: RegExp]>([
    [
      "a web page",
      (_, res) => res.setHeader("Content-Type", "text/html").end("<!doctype html><p>Admin"),
      /A web page answers .*API's own address/,
    ],
    [
      "http that leads to https",
      (req, res) => res.writeHead(301, { Location: `https://${req.headers.host}${req.url}` }).end(),
      /leads to https.*set DELIVERY_API_URL to https:/,
    ],
    ["a login wall", (_, res) => res.writeHead(302, { Location: "/admin/login" }).end(), /A login wall answers/],
    ["a password of the server", (_, res) => res.writeHead(401).end(), /A login wall answers .* with 401/],
    [
      "another place",
      (_, res) => res.writeHead(302, { Location: "https://elsewhere.example/api" }).end(),
      /leads to https:\/\/elsewhere\.example.*really is/,
    ],
    ["nothing there", (_, res) => res.writeHead(404).end(), /\(404\): give the address that stands before \/api\/v1/],
    ["trouble", (_, res) => res.writeHead(503).end(), /answers 503: the delivery API itself is in trouble/],
    ["too many requests", (_, res) => res.writeHead(429).end(), /429, too many requests/],
    ["something that is no JSON", (_, res) => res.end("It works!"), /no JSON/],
    ["silence", () => undefined, /has not answered within 2\.8 seconds/],
  ])("%s", async (_, listener, told) => {
    const report = await examined(await serve(listener));
    expect(report.refusal).toMatch(told);
    expect(exitCodeOf(report)).toBe(2);
    expect(toText(report)).toContain(report.refusal ?? "none");
  });

  test("JSON that is no config", async () => {
    const report = await examined(await serve((_, res) => res.setHeader("Content-Type", "application/json").end("{}")));
    expect(report.refusal).toMatch(/not with a config.*business_name/);
  });

  test("nobody at the port, no such host, a certificate of nobody", async () => {
    expect(await probe(`http://127.0.0.1:${await freePort()}`)).toMatch(/Nothing listens at/);
    const failing = (code: string) => async () => {
      throw Object.assign(new TypeError("fetch failed"), { cause: Object.assign(new Error(code), { code }) });
    };
    expect(await probe("https://api.nowhere.example", failing("ENOTFOUND"))).toMatch(
      /Nobody knows the host api\.nowhere\.example/,
    );
    expect(await probe("https://api.example", failing("DEPTH_ZERO_SELF_SIGNED_CERT"))).toMatch(
      /no certificate that this machine trusts/,
    );
  });
});
