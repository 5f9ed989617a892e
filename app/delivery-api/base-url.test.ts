import { expect, it } from "vitest";
import { normaliseBaseUrl } from "./base-url";
import { straightLineKm } from "./distance";

it.each([
  ["https://api.example.test", "https://api.example.test"],
  ["https://api.example.test/", "https://api.example.test"],
  [" https://api.example.test/api/v1/ ", "https://api.example.test"],
  ["https://api.example.test/shop//api/v1", "https://api.example.test/shop"],
  ["http://127.0.0.1:4000/API/V1", "http://127.0.0.1:4000"],
])("%s is %s", (text, base) => expect(normaliseBaseUrl(text)).toBe(base));

it.each([
  [""],
  ["api.example.test"],
  ["ftp://api.example.test"],
  ["https://a:b@api.example.test"],
  ["https://a.test/?x=1"],
])("%j is refused", (text) => expect(() => normaliseBaseUrl(text)).toThrow(TypeError));

it("measures the straight line", () => {
  const paris = { latitude: 48.8566, longitude: 2.3522 };
  expect(straightLineKm(paris, { latitude: 51.5074, longitude: -0.1278 })).toBeCloseTo(343.6, 0);
  expect(straightLineKm(paris, paris)).toBe(0);
  expect(straightLineKm({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 })).toBeCloseTo(Math.PI * 6371, 3);
});
