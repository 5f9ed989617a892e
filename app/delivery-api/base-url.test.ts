import { expect, it } from "vitest";
import { normaliseBaseUrl } from "./base-url";

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
