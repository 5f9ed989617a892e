import { request } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { median } from "../bench/figures";
import { arrivedVisitor } from "../harness/arrivals";
import { startShop, type TestShop } from "../harness/shop";
import type { Visitor } from "../harness/visitor";
import { pageKinds } from "./page-kinds";

const kilobyte = 1024;
/** The sandbox's stores with most items have 46 of them. */
const longMenu = "/store/32?module_id=2";

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop?.stop());

/** Bytes of a page as sent, compressed by brotli: the median of five, since it makes a hundred more of one answer in twenty, by the letters of its nonce. */
async function bytesOf(visitor: Visitor, path: string): Promise<number> {
  const answers: number[] = [];
  while (answers.length < 5) answers.push(await bytesOfAnswer(visitor, path));
  return median(answers);
}

function bytesOfAnswer({ cookies }: Visitor, path: string): Promise<number> {
  const headers = {
    "Accept-Encoding": "br",
    Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
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

const cardsOf = async (visitor: Visitor, path: string) =>
  (await (await visitor.get(path)).text()).split("<article").length - 1;

test.each(pageKinds)("%s of %s weighs at most 17.5 KB, as 60 cards may", async (path, module) => {
  const visitor = await arrivedVisitor(shop.url, undefined, module);
  expect((await visitor.get(path)).status).toBe(200);
  const [bytes, cards] = [await bytesOf(visitor, path), await cardsOf(visitor, path)];
  console.log(`${path} of ${module}: ${bytes} bytes, ${cards} cards`);
  // The budget is that of 60 cards. The food home has more: the specification names 15 special offers and 15 flash items.
  expect(bytes).toBeLessThanOrEqual(17.5 * kilobyte * Math.max(1, cards / 60));
});

test("a page of 60 cards weighs at most 17.5 KB", async () => {
  const visitor = await arrivedVisitor(shop.url);
  const [short, long] = [`${longMenu}&search=milk`, longMenu];
  const [fewCards, manyCards] = [await cardsOf(visitor, short), await cardsOf(visitor, long)];
  expect(manyCards).toBeGreaterThan(fewCards + 15);
  const [fewBytes, manyBytes] = [await bytesOf(visitor, short), await bytesOf(visitor, long)];
  const perCard = (manyBytes - fewBytes) / (manyCards - fewCards);
  const sixty = manyBytes + (60 - manyCards) * perCard;
  console.log(
    `${manyCards} cards ${manyBytes} bytes, ${Math.round(perCard)} a card, 60 cards ${Math.round(sixty)} bytes`,
  );
  expect(sixty).toBeLessThanOrEqual(17.5 * kilobyte);
});

test.each(["/home?search=burger&data_type=searched", "/home?search=burger&data_type=searched&view=list", "/stores"])(
  "%s: the first card's picture does not wait, the others' do",
  async (path) => {
    const page = await (await (await arrivedVisitor(shop.url)).get(path)).text();
    const [first, ...others] = page
      .split("<article")
      .slice(1)
      .map((card) => /<img[^>]*>/.exec(card)?.[0]);
    expect(first).toContain('loading="eager" fetchpriority="high"');
    expect(others.length).toBeGreaterThan(0);
    for (const picture of others) if (picture) expect(picture).toContain('loading="lazy"');
  },
);
