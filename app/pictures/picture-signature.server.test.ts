import { describe, expect, test } from "vitest";
import { isPictureSigned, pictureSigner } from "./picture-signature.server";

const origins = ["https://api.example", "https://cdn.example"];
const keys = ["a key", "the key before"];
const sign = pictureSigner({ origins, keys, isOn: true });

describe("signs", () => {
  test.each(["https://api.example/storage/soup.jpg", "https://cdn.example/a%20b.png?v=1&w=2"])("%s", (address) => {
    const [own, signature = ""] = sign(address).split("#");
    expect(own).toBe(address);
    expect(signature).toMatch(/^[\da-f]{8}$/);
    expect(isPictureSigned(address, signature, keys)).toBe(true);
    expect(isPictureSigned(address, signature, ["another"])).toBe(false);
    expect(isPictureSigned(`${address}x`, signature, keys)).toBe(false);
  });

  test("the same each time, so that browsers keep what they have", () => {
    expect(sign("https://api.example/a.jpg")).toBe(sign("https://api.example/a.jpg#other"));
  });

  test("by the first key, and what any of them signed is good", () => {
    const [, before = ""] = pictureSigner({ origins, keys: keys.slice(1), isOn: true })(
      "https://api.example/a.jpg",
    ).split("#");
    expect(sign("https://api.example/a.jpg")).not.toContain(before);
    expect(isPictureSigned("https://api.example/a.jpg", before, keys)).toBe(true);
  });
});

test.each([
  ["another origin", "https://elsewhere.example/soup.jpg", true],
  ["an origin that only begins alike", "https://api.example.evil/soup.jpg", true],
  ["a drawing", "https://api.example/plate.svg", true],
  ["a drawing with a version", "https://api.example/plate.SVG?v=2", true],
  ["switched off", "https://api.example/soup.jpg", false],
])("%s is not signed, nor can it pass for signed", (_, address, isOn) => {
  const unsigning = pictureSigner({ origins, keys, isOn });
  expect(unsigning(address)).toBe(address);
  expect(unsigning(`${address}#1a2b3c4d`)).toBe(address);
});
