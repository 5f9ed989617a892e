import { request } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { arrivedVisitor } from "../harness/arrivals";
import { startShop, type TestShop } from "../harness/shop";
import type { Visitor } from "../harness/visitor";

const kilobyte = 1024;
/** The sandbox's stores with most items have 46 of them. */
const longMenu = "/store/32?module_id=2";

let shop: TestShop;
let visitor: Visitor;
beforeAll(async () => {
  shop = await startShop();
  visitor = await arrivedVisitor(shop.url);
});
afterAll(() => shop?.stop());

/** Bytes of a page as sent, compressed by brotli. */
function bytesOf(path: string): Promise<number> {
  const headers = {
    "Accept-Encoding": "br",
    Cookie: [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
  };
  return new Promise((resolve, reject) => {
    request(new URL(path, shop.url), { headers }, (answer) => {
      let bytes = 0;
      answer.on("data", (chunk: Buffer) => {
        bytes += chunk.length;
      });
      answer.on("end", () => resolve(bytes));
    })
      .on("error", reject)
      .end();
  });
}

const cardsOf = async (path: string) => (await (await visitor.get(path)).text()).split("<article").length - 1;

test.each(["/", "/home", "/store/harbour-kitchen", "/home?search=burger&data_type=searched"])(
  "%s weighs at most 20 KB",
  async (path) => {
    expect(await bytesOf(path)).toBeLessThanOrEqual(20 * kilobyte);
  },
);

test("a page of 60 cards weighs at most 20 KB", async () => {
  const [short, long] = [`${longMenu}&search=milk`, longMenu];
  const [fewCards, manyCards] = [await cardsOf(short), await cardsOf(long)];
  expect(manyCards).toBeGreaterThan(fewCards + 15);
  const [fewBytes, manyBytes] = [await bytesOf(short), await bytesOf(long)];
  const perCard = (manyBytes - fewBytes) / (manyCards - fewCards);
  const sixty = manyBytes + (60 - manyCards) * perCard;
  console.log(
    `${manyCards} cards ${manyBytes} bytes, ${Math.round(perCard)} a card, 60 cards ${Math.round(sixty)} bytes`,
  );
  expect(sixty).toBeLessThanOrEqual(20 * kilobyte);
});
