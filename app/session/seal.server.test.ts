import { createHash } from "node:crypto";
import { EncryptJWT } from "jose";
import { expect, test, vi } from "vitest";
import { seal, unseal } from "./seal.server";

const [first, second] = ["a".repeat(32), "b".repeat(32)];

test("a sealed value is read again by the server that has the secret, and shows nothing of itself", async () => {
  const text = await seal({ password: "open sesame" }, [first], 60);
  expect(Buffer.from(text, "base64url").toString("latin1")).not.toContain("sesame");
  expect(await unseal(text, [first])).toEqual({ password: "open sesame" });
});

test("secrets rotate: the first seals, all of them open", async () => {
  const text = await seal("kept", [first], 60);
  expect(await unseal(text, [second, first])).toBe("kept");
  expect(await unseal(text, [second])).toBeNull();
});

test.each([null, 7, "", "no seal", "a.b.c.d.e"])("%j opens to nothing", async (text) => {
  expect(await unseal(text, [first])).toBeNull();
});

test("a changed letter and a time gone by open to nothing", async () => {
  const text = await seal("kept", [first], 60);
  const at = text.lastIndexOf(".") - 3;
  const changed = text.slice(0, at) + (text[at] === "A" ? "B" : "A") + text.slice(at + 1);
  expect(await unseal(changed, [first])).toBeNull();
  vi.useFakeTimers({ now: Date.now() + 61_000, toFake: ["Date"] });
  expect(await unseal(text, [first])).toBeNull();
  vi.useRealTimers();
});

test.each([
  ["dir", "A128CBC-HS256"],
  ["A256KW", "A256GCM"],
])("what the same key has sealed by %s and %s is not opened", async (alg, enc) => {
  const key = new Uint8Array(createHash("sha256").update(`seal:${first}`).digest());
  const text = await new EncryptJWT({ value: "kept" })
    .setProtectedHeader({ alg, enc })
    .setExpirationTime("1h")
    .encrypt(key);
  expect(await unseal(text, [first])).toBeNull();
});
