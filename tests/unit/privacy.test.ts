import { readdirSync, readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";

const page = readFileSync("docs/privacy.md", "utf8");
/** Rows of the page, by the name in their first cell. */
const rows = new Map([...page.matchAll(/^\| `([^`]+)`.*$/gm)].map(([row, name = ""]) => [name, row]));

const sources = readdirSync("app", { recursive: true, encoding: "utf8" })
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\./.test(path))
  .map((path) => readFileSync(`app/${path}`, "utf8"));
/** What the code says in one of these ways, once each. */
const inCode = (pattern: RegExp) => [
  ...new Set(sources.flatMap((text) => [...text.matchAll(pattern)].map(([, name = ""]) => name))),
];

const seconds: Record<string, number> = {
  year: 60 * 60 * 24 * 365,
  day: 60 * 60 * 24,
  hour: 60 * 60,
  minutes: 60,
};

/** A `Set-Cookie` line of every cookie. */
async function cookies(): Promise<string[]> {
  vi.stubEnv("DELIVERY_API_URL", "http://localhost:4000");
  vi.stubEnv("SESSION_SECRETS", "0123456789abcdef".repeat(2));
  const modules = Object.values(import.meta.glob<Record<string, unknown>>("../../app/session/*.server.ts"));
  const exported = (await Promise.all(modules.map((load) => load()))).flatMap((module) => Object.entries(module));
  const makers = exported.filter(([name]) => name.endsWith("Cookie") && name !== "defineCookie");
  const write = ([, make]: [string, unknown]) => (make as () => { write(value: unknown): Promise<string> })().write({});
  const lines = await Promise.all(makers.map(write));
  vi.unstubAllEnvs();
  return lines;
}

test("every cookie is on the page, with how long it lives", async () => {
  const lines = await cookies();
  expect(lines).toHaveLength(inCode(/defineCookie<[^(]*\(\s*"([\w-]+)"/g).length);
  for (const cookie of lines) {
    const [name = ""] = cookie.split("=");
    const [, , , howLong = ""] = (rows.get(name) ?? "").split("|");
    const [, count = "", unit = ""] = /^ (\d+) (\w+)/.exec(howLong) ?? [];
    expect(cookie, `${name}: ${howLong}`).toContain(`Max-Age=${Number(count) * (seconds[unit] ?? 0)};`);
  }
});

test("every name in Redis is on the page and in the operators' table", () => {
  const operating = readFileSync("docs/operating.md", "utf8");
  const prefixes = inCode(/(?:keyPrefix: |keyOf.*|[pP]refix.*)["`](doorstep:[\w-]+)/g);
  const told = [...rows.keys()].filter((name) => name.startsWith("doorstep:"));
  expect(prefixes.length).toBeGreaterThanOrEqual(6);
  for (const prefix of prefixes)
    expect(
      told.filter((name) => name.startsWith(prefix)),
      prefix,
    ).not.toEqual([]);
  for (const name of told) {
    expect(
      prefixes.some((prefix) => name.startsWith(prefix)),
      name,
    ).toBe(true);
    expect(operating).toContain(`\`${name}\``);
  }
});

test("the kinds of an order's names are on the page", () => {
  for (const kind of inCode(/Name = \(\w+: string\) => `(\w+:)\$/g))
    expect([...rows.keys()]).toContain(`doorstep:orders:${kind}`);
});

test("what browsers keep beside cookies is on the page", () => {
  const stores = inCode(/\b(localStorage|sessionStorage|indexedDB|caches)\b(?=\.)/g);
  for (const store of stores) expect([...rows.keys()]).toContain(store);
});
