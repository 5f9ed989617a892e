import { request } from "node:http";
import { parse } from "node-html-parser";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { arrivedVisitor } from "../harness/arrivals";
import { hostileWords, objectWords, parameterNames, pathsWith } from "../harness/outside-words";
import { isComplaint, startShop, type TestShop } from "../harness/shop";
import type { Visitor } from "../harness/visitor";

let shop: TestShop;
let visitor: Visitor;
beforeAll(async () => {
  shop = await startShop({ environment: { LOG_LEVEL: "info" } });
  visitor = await arrivedVisitor(shop.url);
  await visitor.post("/auth/sign-in", { intent: "sign-in", identifier: "+15550100001", password: "password" });
});
afterAll(() => shop?.stop());

/** What the log must not hold after a mere bad request: errors, and lines that are no JSON. */
afterEach(() => {
  expect(shop.logs().filter(isComplaint)).toEqual([]);
});

async function expectAnswered(answer: Response, what: string) {
  expect(answer.status, what).toBeLessThan(500);
  await answer.text();
}

describe("a word from outside names nothing that nobody put there", () => {
  test.each(objectWords)("?dialog=%s is a page without a dialog", async (word) => {
    const answer = await visitor.get(`/home?dialog=${word}`);
    expect(answer.status).toBe(200);
    expect(parse(await answer.text()).querySelectorAll("dialog[open]")).toEqual([]);
  });

  test.each(parameterNames())("%s in an address", async (name) => {
    for (const word of process.env.FULL_RUN ? ["constructor", "__proto__"] : ["constructor"]) {
      const search = new URLSearchParams({ [name]: word });
      await expectAnswered(await visitor.get(`/home?${search}`), `/home?${search}`);
    }
  });

  test.each(hostileWords)("%j in every parameter of results, lists, orders and the account at once", async (word) => {
    const all = new URLSearchParams(parameterNames().map((name) => [name, word]));
    for (const page of [
      "/home?data_type=searched&search=a",
      "/stores?",
      "/my-orders?",
      "/profile?",
      "/checkout?page=cart",
    ]) {
      const own = new URLSearchParams(page.split("?")[1]);
      const search = new URLSearchParams([...own, ...[...all].filter(([name]) => !own.has(name))]);
      const address = `${page.split("?")[0]}?${search}`;
      await expectAnswered(await visitor.get(address), address.slice(0, 200));
    }
  });

  test.each(hostileWords.filter((word) => word !== "" && word.length < 1000))("%j in every path", async (word) => {
    for (const path of pathsWith(word)) await expectAnswered(await visitor.get(path), path);
  });

  test.each(objectWords)("a form with the intent %s, and with a field of that name, is refused", async (word) => {
    for (const path of ["/home", "/checkout?page=cart", "/cart/lines", "/wishlist/entries", "/settings/change"]) {
      const answer = await visitor.post(path, { intent: word, [word]: word, [`${word}.a`]: "1", [`${word}[0]`]: "1" });
      expect(answer.status, path).toBeLessThan(500);
      expect([400, 303], path).toContain(answer.status);
    }
    const form = { intent: "sign-in", identifier: word, password: word, [`${word}.${word}`]: "1" };
    await expectAnswered(await visitor.post("/auth/sign-in", form), "/auth/sign-in");
  });
});

/** As written, which `fetch` would put in order. */
function raw(method: string, path: string): Promise<{ status: number; html: string; allow: string | undefined }> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(shop.url);
    const sent = request({ hostname, port, method, path, headers: { Accept: "text/html" } }, async (answer) => {
      let html = "";
      for await (const chunk of answer.setEncoding("utf8")) html += chunk;
      resolve({ status: answer.statusCode ?? 0, html, allow: answer.headers.allow });
    });
    sent.on("error", reject).end();
  });
}

describe("an address or a method that makes no page", () => {
  test.each([
    ["GET", "//", 404],
    ["GET", "//evil.example/x", 404],
    ["GET", "/..//evil.example", 404],
    ["GET", "/\\evil.example", 404],
    ["GET", "/%2f%2fevil.example", 404],
    ["GET", "/texts//1", 404],
    ["GET", "/my-orders//invoice", 404],
    ["GET", "/%", 400],
    ["GET", "/%E0%A4%A", 400],
    ["GET", "/%ff", 400],
    ["GET", "/store/%ff%fe", 400],
    ["GET", "/%0A", 404],
    ["GET", "/%0D%0Ax", 404],
    ["GET", "/store/a%0Ab", 404],
    ["GET", "/%00", 404],
    ["TRACE", "/", 405],
    ["OPTIONS", "/home", 405],
    ["PUT", "/cart/lines", 405],
    ["DELETE", "/home", 405],
    ["PROPFIND", "/", 405],
  ])("%s %s is the designed page of a %i", async (method, path, status) => {
    const answer = await raw(method, path);
    expect(answer.status).toBe(status);
    const page = parse(answer.html);
    expect(page.querySelector("title")?.text).toBeTruthy();
    expect(page.querySelectorAll("h1")).toHaveLength(1);
    expect(page.querySelector('a.skip[href="#main"]')).not.toBeNull();
    expect(page.querySelector("main#main")).not.toBeNull();
    expect(answer.allow).toBe(status === 405 ? "GET, HEAD, POST" : undefined);
  });

  test("bytes that are no UTF-8, in addresses and in forms, leave nothing in the log but its own lines", async () => {
    await raw("GET", "/store/%c3%28?search=%ff%fe&data_type=%80");
    const body = Buffer.from([0x69, 0x3d, 0xff, 0xfe, 0x26, 0x25, 0x66, 0x66]);
    for (const type of ["application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "text/plain"]) {
      await expectAnswered(await visitor.postBody("/home", body, type), type);
    }
  });
});

test("RTE-42: a flash sale that does not run is a 404, whichever number it has", async () => {
  expect((await visitor.get("/flash-sales?id=9999")).status).toBe(404);
  expect((await visitor.get("/flash-sales?id=1")).status).toBe(200);
});

test("RTE-41: a module that nobody has made never goes out to the delivery API, and hides no campaign", async () => {
  await shop.control.clearRequests();
  for (const module of ["77", "1e0", "constructor", "-1", "0x1"]) {
    for (const path of ["/campaigns/1", "/category/1", "/product/1", "/store/1", "/home"]) {
      const search = new URLSearchParams({ module_id: module, ...(path === "/home" ? { data_type: "new" } : {}) });
      await expectAnswered(await visitor.get(`${path}?${search}`), `${path}?${search}`);
      const data = await visitor.get(`${path}.data?${search}`, { "Sec-Fetch-Dest": "empty" });
      await expectAnswered(data, `${path}.data?${search}`);
    }
  }
  expect((await visitor.get("/campaigns/1?module_id=77")).status).toBe(200);
  const sent = (await shop.control.requests()).map(({ headers }) => headers.moduleid);
  expect(sent.filter((module) => module && !/^[1-9]$/.test(module))).toEqual([]);
});
