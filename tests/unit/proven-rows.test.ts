import { expect, test } from "vitest";
import { intentIn, noteRetries, playwrightOutcomes, rowsIn, type TestOutcome, vitestOutcomes } from "../tools/evidence";
import { intentsWithoutScripts, whatIsMissing } from "../tools/proven-rows";

const outcome = (fields: Partial<TestOutcome>): TestOutcome => ({
  test: "a test",
  rows: ["CART-01"],
  source: "scripts-on",
  state: "passed",
  readsRequests: false,
  isWithoutScripts: false,
  posts: [],
  ...fields,
});
const inBrowser = outcome({});
const withoutScripts = outcome({ source: "scripts-off" });
const inUnitTest = outcome({ source: "unit" });

test.each<[string, string, TestOutcome[], string | null]>([
  ["a screen, with scripts and without", "CART-01", [inBrowser, withoutScripts], null],
  ["a screen, with scripts only", "CART-01", [inBrowser], "not proven as a screen row"],
  [
    "a screen whose test runs without scripts only",
    "CART-01",
    [outcome({ source: "scripts-off", isWithoutScripts: true })],
    null,
  ],
  ["a screen, by its rule only", "CART-01", [inUnitTest], "not proven as a screen row"],
  [
    "a screen, lite instead of without scripts",
    "CART-01",
    [inBrowser, outcome({ source: "other" })],
    "not proven as a screen row",
  ],
  ["a screen, left out in one more mode", "CART-01", [inBrowser, withoutScripts, outcome({ state: "skipped" })], null],
  [
    "a screen, skipped without scripts",
    "CART-01",
    [inBrowser, outcome({ source: "scripts-off", state: "skipped" })],
    "not proven as a screen row",
  ],
  [
    "one of the tests that name it failed",
    "CART-01",
    [inBrowser, withoutScripts, outcome({ test: "another", state: "failed" })],
    "failed: another",
  ],
  [
    "a failure in a mode nobody asks for",
    "CART-01",
    [inBrowser, withoutScripts, outcome({ source: "other", state: "failed" })],
    "failed: a test",
  ],
  ["passed on a retry", "CART-01", [outcome({ state: "flaky" }), withoutScripts], null],
  ["nobody names it", "CART-01", [outcome({ rows: ["CART-02"] })], "not proven as a screen row"],
  ["made of scripts", "LOC-19", [outcome({ rows: ["LOC-19"] })], null],
  [
    "a call whose record was read",
    "API-01",
    [outcome({ rows: ["API-01"], source: "contract", readsRequests: true })],
    null,
  ],
  [
    "a call whose answer alone was read",
    "API-01",
    [outcome({ rows: ["API-01"], source: "contract" })],
    "not proven as a call row",
  ],
  [
    "a call that no sandbox saw",
    "API-01",
    [outcome({ rows: ["API-01"], source: "unit", readsRequests: true })],
    "not proven as a call row",
  ],
  ["a rule", "ROLE-01", [outcome({ rows: ["ROLE-01"], source: "unit" })], null],
])("%s: %s", (_, row, outcomes, missing) => {
  expect(whatIsMissing(row, outcomes)).toBe(missing);
});

test("a title names three rows at most", () => {
  expect(rowsIn("HOME-all-09 CART-01 API-33: words")).toEqual(["HOME-all-09", "CART-01", "API-33"]);
  expect(() => rowsIn("CART-01 CART-02 CART-03 CART-04")).toThrow("More than 3 rows");
});

test("the unit runner's report: contract tests apart, and what read the sandbox's records", () => {
  const assertionResults = [
    { title: "API-01 asks", fullName: "door API-01 asks", status: "passed", meta: { "reads-requests": true } },
    { title: "API-02 asks", fullName: "door API-02 asks", status: "pending", meta: {} },
  ];
  expect(vitestOutcomes({ testResults: [{ name: "/shop/tests/contract/a.test.ts", assertionResults }] })).toEqual([
    {
      test: "door API-01 asks",
      rows: ["API-01"],
      source: "contract",
      state: "passed",
      readsRequests: true,
      isWithoutScripts: false,
      posts: [],
    },
    {
      test: "door API-02 asks",
      rows: ["API-02"],
      source: "contract",
      state: "skipped",
      readsRequests: false,
      isWithoutScripts: false,
      posts: [],
    },
  ]);
  const [unit] = vitestOutcomes({ testResults: [{ name: "/shop/app/a.test.ts", assertionResults }] });
  expect(unit?.source).toBe("unit");
});

test("the unit runner's report: what passed only on a retry", () => {
  const tried = (status: string, retryCount: number) => {
    const meta = {};
    noteRetries({ result: { retryCount }, meta });
    return { title: "words", fullName: "words", status, meta };
  };
  const assertionResults = [tried("passed", 0), tried("passed", 1), tried("failed", 2)];
  const outcomes = vitestOutcomes({ testResults: [{ name: "/shop/tests/process/a.test.ts", assertionResults }] });
  expect(outcomes.map(({ state }) => state)).toEqual(["passed", "flaky", "failed"]);
});

test("the browser's report: every project, at every depth", () => {
  const tests = [
    ["scripts-on-ar-dark", "expected"],
    ["scripts-off-dark", "flaky"],
    ["http", "unexpected"],
    ["lite-ar", "skipped"],
  ].map(([projectName = "", status = ""]) => ({
    projectName,
    status,
    annotations: [{ type: "reads-requests" }, { type: "posts", description: "add" }],
    results: [],
  }));
  const outcomes = playwrightOutcomes({
    specs: [],
    suites: [{ specs: [{ title: "CART-01: words", file: "cart.spec.ts", tags: ["noscript"], tests }] }],
  });
  expect(outcomes.map(({ source, state }) => [source, state])).toEqual([
    ["scripts-on", "passed"],
    ["scripts-off", "flaky"],
    ["scripts-off", "failed"],
    ["other", "skipped"],
  ]);
  expect(
    outcomes.every(
      ({ rows, readsRequests, isWithoutScripts, posts }) =>
        rows[0] === "CART-01" && readsRequests && isWithoutScripts && posts[0] === "add",
    ),
  ).toBe(true);
});

test("forms that are posted without scripts only are named", () => {
  const unscripted = outcome({ source: "scripts-off", isWithoutScripts: true, posts: ["add", "wish"] });
  const either = outcome({ source: "scripts-off", posts: ["logout"] });
  expect(intentsWithoutScripts([unscripted, either, outcome({ posts: ["add"] })])).toEqual(["wish"]);
  expect(intentsWithoutScripts([unscripted, outcome({ posts: ["add", "wish"], state: "failed" })])).toEqual([
    "add",
    "wish",
  ]);
});

test("the intent of a form, encoded either way", () => {
  expect(intentIn("item=1&intent=add-to-cart")).toBe("add-to-cart");
  expect(intentIn('--b\r\nContent-Disposition: form-data; name="intent"\r\n\r\nreview\r\n--b--')).toBe("review");
  expect(intentIn("item=1")).toBeUndefined();
});
