import { afterAll, beforeAll, expect, test } from "vitest";
import { modules, orderCart } from "../harness/arrivals";
import { cityAddresses, signUp } from "../harness/city";
import { startShop, type TestShop } from "../harness/shop";
import { type Visitor, visitorOf } from "../harness/visitor";

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop?.stop());

const count = 40;
/** Plain Rice, which has no options; of three further items of its store some have a heart. */
const rice = 2;
const wished = [1, 2, 3];

/** Of one item the delivery API sells so many at once. */
const mostPieces = 3;

/** One of the forty: a customer with a name and a heart, or a guest; somewhere, in a language, with so many pieces in the cart, some with an order on its way. */
type Person = {
  visitor: Visitor;
  name: string | null;
  heart: number | null;
  address: string;
  language: "en" | "ar";
  pieces: number;
  order: string | null;
};

const posted = async (visitor: Visitor, path: string, fields: Record<string, string>) => {
  const { status } = await visitor.post(path, fields);
  if (status !== 303) throw new Error(`${path} ${JSON.stringify(fields)} answered ${status}`);
};

/** So many pieces of rice, instead of what there was. */
async function have(person: Person, pieces: number) {
  await posted(person.visitor, "/cart?dialog=clear-cart", { intent: "clear-cart" });
  const fields = { intent: "add-to-cart", item: String(rice), quantity: String(pieces) };
  await posted(person.visitor, `/home?dialog=item&item=${rice}`, fields);
  person.pieces = pieces;
}

async function arrive(number: number, address: string): Promise<Person> {
  const visitor = visitorOf(shop.url);
  await visitor.get("/");
  await posted(visitor, "/?index", { intent: "set-location", address });
  await posted(visitor, "/?index", { intent: "choose-module", module: String(modules.food) });
  const language = number % 4 < 2 ? "en" : "ar";
  const person: Person = { visitor, name: null, heart: null, address, language, pieces: 0, order: null };
  if (number % 2 === 0) {
    // With a letter that nonces and tokens have not.
    person.name = `Zoë${number}q`;
    await signUp(visitor, person.name, number);
    person.heart = wished[(number / 2) % wished.length] ?? null;
    await posted(visitor, "/wishlist/entries", { intent: "wish", returnTo: "/", item: String(person.heart) });
  }
  if (number % 4 > 1) {
    // One piece is less than the store's minimum, and some live further away than it delivers.
    await have(person, mostPieces);
    person.order = await orderCart(visitor, { orderType: "take_away" });
  }
  await have(person, 1 + (number % mostPieces));
  await posted(visitor, "/settings/change", { intent: "language", value: language, returnTo: "/" });
  return person;
}

/** As many at a time as a busy machine draws within a page's deadline; which of them meet is left to chance. */
async function sideBySide<Each, Made>(
  all: Each[],
  make: (one: Each, number: number) => Promise<Made>,
): Promise<Made[]> {
  const made: Made[] = [];
  const waiting = all.entries();
  const work = async () => {
    for (const [number, one] of waiting) made[number] = await make(one, number);
  };
  await Promise.all(Array.from({ length: 8 }, work));
  return made;
}

const valuesOf = (html: string, pattern: RegExp) => [...new Set([...html.matchAll(pattern)].map(([, value]) => value))];

/** Where a page says a word, with what is around it; null where it does not. */
function saidIn(html: string, word: string): string | null {
  const at = html.search(new RegExp(`(?<!\\d)${word}`));
  return at === -1 ? null : html.slice(Math.max(0, at - 80), at + 80);
}

/** All that a page says of somebody is said of this one. */
function expectOwn(html: string, me: Person, all: Person[], path: string) {
  const why = `${path} of ${me.name ?? `the guest at ${me.address}`}`;
  expect(html, why).toContain(`<html lang="${me.language}"`);
  for (const other of all) {
    const isMine = other === me;
    for (const word of [other.name, other.address].filter((each) => each !== null)) {
      const said = saidIn(html, word);
      expect(said !== null, `${why} says ${word}: ${said}`).toBe(isMine);
    }
  }
  expect(valuesOf(html, /dialog=track&amp;order=(\d+)/g), why).toEqual(me.order === null ? [] : [me.order]);
  const pieces = valuesOf(html, /name="was" value="(\d+)"/g);
  if (pieces.length > 0) expect(pieces, why).toEqual([String(me.pieces)]);
  const pressed = [...html.matchAll(/<button[^>]*aria-pressed="true"[^>]*>/g)].filter(([tag]) =>
    tag.includes('"item"'),
  );
  for (const [tag] of pressed) expect(tag, why).toContain(`value="${me.heart}"`);
  return { lines: valuesOf(html, /name="lineId" value="(\d+)"/g), pressed: pressed.length };
}

test("forty visitors who browse and change their carts at once are never shown a word, a heart or a number of another", async () => {
  const addresses = await cityAddresses(shop.control, shop.url);
  expect(addresses.length).toBeGreaterThanOrEqual(count);
  const all = await sideBySide(addresses.slice(0, count), (address, number) => arrive(number, address));

  const paths = ["/home", "/store/harbour-kitchen?module_id=1", "/stores", "/cart"];
  // A line of a cart has one number in all carts.
  const ownerOfLine = new Map<string | undefined, Person>();
  let hearts = 0;
  for (let round = 0; round < 4; round += 1) {
    const pages = await sideBySide(all, async (me, number) => {
      const path = paths[(number + round) % paths.length] ?? "/";
      // Some change their cart while the others look.
      if ((number + round) % 5 === 0) await have(me, 1 + (me.pieces % mostPieces));
      return { me, path, html: await (await me.visitor.get(path)).text() };
    });
    for (const { me, path, html } of pages) {
      const { lines, pressed } = expectOwn(html, me, all, path);
      for (const line of lines) {
        expect(ownerOfLine.get(line) ?? me, `line ${line} on ${path}`).toBe(me);
        ownerOfLine.set(line, me);
      }
      hearts += pressed;
    }
  }
  // The pages do say these things, or nothing would be proven.
  expect(new Set(ownerOfLine.values()).size).toBeGreaterThanOrEqual(count / 2);
  expect(hearts).toBeGreaterThan(10);
}, 120_000);
