import fc from "fast-check";
import { decode } from "turbo-stream";
import { expect, test } from "vitest";
import { slotPlaceholders } from "~/request/pages/markup-pieces.server";
import { filled, rootSlots } from "~/request/pages/page-slots.server";
import { dataWithGaps, fillData } from "./page-data.server";
import { dataFor, type SharedPage } from "./page-markup.server";
import { nobodyLike, type Personal } from "./personal-data";

const slots = { nonce: "n1", formToken: "t1", requestId: "r1", servedAt: "1", distance: "" };

/** Texts that a script, a list or the page beside them might take for something else. */
const text = fc.oneof(
  fc.string({ unit: "grapheme" }),
  fc.constantFrom("</script>", '"],[', "\\", "\u2028", "cart", "_1", slotPlaceholders.formToken.slice(0, 9)),
);
const number = fc.integer({ min: 0, max: 9999 });
/** Without -0, which turbo-stream takes for a 0 before it. */
const coordinate = fc.double({ noNaN: true }).map((value) => value + 0);
const record = <T>(fields: { [Name in keyof T]: fc.Arbitrary<T[Name]> }) =>
  fc.record(fields, { noNullPrototype: true });
const line = record({ id: number, itemId: number, name: text, options: fc.array(text), isCampaign: fc.boolean() });
const customers = record({
  wishes: record({ items: fc.array(number), stores: fc.array(number) }),
  customer: record({ name: text, image: fc.option(text) }),
  unread: record({ count: number, at: number }),
});
const guests = fc.constant({ wishes: null, customer: null, unread: null });
const everybody = record({
  cart: record({ lines: fc.array(line) }),
  recentSearches: fc.array(text),
  running: fc.array(record({ orderId: number, store: text, more: fc.option(text) }), { maxLength: 1 }),
  place: record({ address: text, latitude: coordinate, longitude: coordinate }),
});
const personal = fc
  .tuple(everybody, fc.oneof(customers, guests))
  .map(([ofAll, ofOne]) => ({ ...ofAll, ...ofOne }) as unknown as Personal);

/** What loaders say: never under a name that decoders leave out. */
const said = fc.jsonValue().filter((value) => !JSON.stringify(value).includes('"__proto__":'));

/** A page whose loaders said this beside what its layout's loader said of nobody. */
function sharedPage(said: unknown, visitor: Personal): SharedPage {
  const { cart, wishes, place, ...shell } = nobodyLike(visitor);
  const shop = { cart, wishes, facts: { place, isSignedIn: wishes !== null }, shell: { ...shell, modules: [said] } };
  const root = { language: "en", ...rootSlots(slotPlaceholders) };
  const loaderData = { root, "routes/_shop": shop, "routes/_shop.home": { said, again: said } };
  return { page: { staticHandlerContext: { loaderData, actionData: null, errors: null } } } as unknown as SharedPage;
}

async function decoded(written: string): Promise<unknown> {
  const stream = new Response(JSON.parse(`"${written}"`)).body;
  if (!stream) throw new Error("no data");
  return (await decode(stream)).value;
}

test("data encoded once and filled for a visitor are that visitor's data", async () => {
  await fc.assert(
    fc.asyncProperty(said, personal, personal, async (said, first, visitor) => {
      const shared = sharedPage(said, first);
      const parts = await fillData(await dataWithGaps(shared), visitor);
      const isSameKind = (first.customer === null) === (visitor.customer === null);
      if (!isSameKind) {
        expect(parts).toBeNull();
        return;
      }
      const written = filled(parts ?? [], slots).toString();
      expect(written).not.toMatch(/[<>&\u2028\u2029]/);
      expect(await decoded(written)).toEqual(dataFor(shared, visitor, slots));
    }),
  );
});
