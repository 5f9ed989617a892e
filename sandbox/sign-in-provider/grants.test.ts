import { createHash } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { TestShop } from "../testing/client";
import { exchangeCode, grantCode, personBy, personOf } from "./grants";

const verifier = "v".repeat(43);
const bound = {
  clientId: "shop",
  redirectUri: "https://shop.example.test/back",
  challenge: createHash("sha256").update(verifier).digest("base64url"),
  nonce: "once",
};
const zoe = personBy("google", "Zoe@example.com", "Zoe Ray");
const start = new Date("2026-06-03T12:00:00Z");
const after = (seconds: number) => ({ db: shop.db, now: new Date(start.getTime() + seconds * 1000) });

let shop: TestShop;
beforeAll(async () => {
  shop = await TestShop.open();
}, 30_000);
afterAll(() => shop.close());

const asking = (code: string, changes: object = {}) => ({
  code,
  medium: "google",
  clientId: bound.clientId,
  redirectUri: bound.redirectUri,
  verifier,
  issuer: "https://provider.example.test",
  ...changes,
});

it("a code is good for one exchange, and its tokens tell the person for an hour", async () => {
  const code = await grantCode(after(0), zoe, bound);
  const tokens = await exchangeCode(after(59), asking(code));
  expect(await exchangeCode(after(59), asking(code))).toBeNull();
  for (const token of [tokens?.accessToken ?? "", tokens?.idToken ?? ""]) {
    expect(await personOf(after(60), "google", token)).toMatchObject({
      email: "zoe@example.com",
      subject: zoe.subject,
    });
    expect(await personOf(after(60), "facebook", token)).toBeNull();
    expect(await personOf(after(59 + 3601), "google", token)).toBeNull();
  }
  expect(await personOf(after(60), "google", code)).toBeNull();
});

it.each([
  ["another site", { medium: "facebook" }],
  ["another asker", { clientId: "thief" }],
  ["another address", { redirectUri: "https://thief.example.test/back" }],
  ["another verifier", { verifier: "w".repeat(43) }],
])("%s gets nothing for a code", async (_, changes) => {
  expect(await exchangeCode(after(1), asking(await grantCode(after(0), zoe, bound), changes))).toBeNull();
});

it("a code is too old after a minute", async () => {
  expect(await exchangeCode(after(61), asking(await grantCode(after(0), zoe, bound)))).toBeNull();
});

it("an address is one person at a site, and another at the next", () => {
  expect(personBy("google", "ZOE@example.com", "Z").subject).toBe(zoe.subject);
  expect(personBy("facebook", "zoe@example.com", "Zoe Ray").subject).not.toBe(zoe.subject);
});
