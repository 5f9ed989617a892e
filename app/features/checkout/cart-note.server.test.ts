import { beforeEach, expect, test, vi } from "vitest";
import { ownerOf } from "~/request/context/owner.server";
import type { RequestContext } from "~/request/context/request-context";
import { findCartNote, handOverNotes, keepCartNote } from "./cart-note.server";
import { longestNote } from "./checkout-data";
import { theDrafts } from "./the-order-keys.server";

vi.mock("~/request/context/redis.server", () => ({ theRedis: () => null }));

let guests = 0;
beforeEach(() => {
  guests += 1;
});
const visitor = (token: string | null = null) =>
  ({ session: { visitor: { token, guestId: guests, formKey: "k" } } }) as unknown as RequestContext;

test("each store's cart has its own note, which an empty one takes back", async () => {
  await keepCartNote(visitor(), 6, "No onions");
  await keepCartNote(visitor(), 7, "Ring twice");
  expect(await findCartNote(visitor(), 6)).toBe("No onions");
  expect(await findCartNote(visitor(), 7)).toBe("Ring twice");
  await keepCartNote(visitor(), 6, "");
  expect(await findCartNote(visitor(), 6)).toBe("");
  expect(await findCartNote(visitor(), 7)).toBe("Ring twice");
});

test("no number of forms that wait and of changes pushes one out", async () => {
  await keepCartNote(visitor(), 6, "No onions");
  for (let number = 0; number < 20; number += 1) {
    await theDrafts().save(ownerOf(visitor()), { key: `form ${number}`, fields: {}, place: "", contact: "" });
    await keepCartNote(visitor(), 7, `Ring ${number} times`);
  }
  expect(await findCartNote(visitor(), 6)).toBe("No onions");
});

test("a visitor has notes for five stores; the longest all fit, in any script", async () => {
  const longest = "\u0001".repeat(longestNote);
  for (const store of [1, 2, 3, 4, 5, 6]) expect(await keepCartNote(visitor(), store, longest)).toBe(true);
  expect(await findCartNote(visitor(), 1)).toBe("");
  for (const store of [2, 3, 4, 5, 6]) expect(await findCartNote(visitor(), store)).toBe(longest);
});

test.each([
  ["no store", Number.NaN, "No onions"],
  ["a store that is none", -6, "No onions"],
  ["a note beyond all measure", 6, "x".repeat(longestNote + 1)],
])("%s keeps none, and loses none", async (_, store, note) => {
  await keepCartNote(visitor(), 7, "Ring twice");
  expect(await keepCartNote(visitor(), store, note)).toBe(false);
  expect(await findCartNote(visitor(), 7)).toBe("Ring twice");
});

test("at sign-in a guest's notes go to the account, beside those of other stores", async () => {
  const customer = visitor(`token ${guests}`);
  await keepCartNote(customer, 6, "Old");
  await keepCartNote(customer, 8, "At the back door");
  await keepCartNote(visitor(), 6, "No onions");
  await keepCartNote(visitor(), 7, "Ring twice");
  await handOverNotes(ownerOf(visitor()), ownerOf(customer));
  const notes = await Promise.all([6, 7, 8].map((store) => findCartNote(customer, store)));
  expect(notes).toEqual(["No onions", "Ring twice", "At the back door"]);
  expect(await findCartNote(visitor(), 6)).toBe("");
});
