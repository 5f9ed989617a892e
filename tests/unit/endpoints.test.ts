import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { intentRules } from "../../app/features/shell/intent-rules";
import { intentsOfButtons, intentsOfPages } from "../../app/features/shell/intents.server";
import { originVerdict } from "../../app/process/origin-check.server";
import type { Limit } from "../../app/request/posting/post-limits.server";
import { logLines } from "../harness/log-lines";
import { otherEndpoints, routeRules } from "../harness/route-rules";
import { addressOf } from "../walker/routes";

/** Written anew by `npx vitest run tests/unit/endpoints.test.ts --update`. */
const table = "../../docs/endpoints.md";

const files = readdirSync("app/routes").map((file) => ({
  address: addressOf(file),
  code: readFileSync(`app/routes/${file}`, "utf8"),
}));
const routes = files.flatMap(({ address, code }) => (address === null ? [] : [{ address, code }]));
routes.sort((a, b) => a.address.localeCompare(b.address, "en"));

const has = (code: string, name: "loader" | "action" | "default") =>
  name === "default" ? code.includes("export default ") : new RegExp(`^export .*\\b${name}\\b`, "m").test(code);

test("every route says who may open it, and nothing that is no route does", () => {
  expect(Object.keys(routeRules).sort()).toEqual(routes.map(({ address }) => address).sort());
});

test("every intent says what it changes, and stands where it is sent to", () => {
  const known = [intentsOfPages, ...Object.values(intentsOfButtons)].flatMap((intents) => Object.keys(intents));
  expect(Object.keys(intentRules).sort()).toEqual([...new Set(known)].sort());
  for (const [intent, { changes }] of Object.entries(intentRules)) expect(changes.length, intent).toBeGreaterThan(5);
});

/** What takes posts from other sites: nothing but the addresses that sites to sign in by post back to. */
function postsFrom(address: string): string {
  const path = address.replace("$medium", "google").replace(/\$\w*/g, "1");
  const asked = { method: "POST", path, origin: "https://elsewhere.example", publicOrigin: "https://shop.example" };
  const isOpen = (isPlainForm: boolean) =>
    originVerdict({ ...asked, secFetchSite: "cross-site", isPlainForm }) === "allow";
  if (isOpen(false)) return "anywhere";
  return isOpen(true) ? "anywhere, urlencoded; `state` guards it" : "this site";
}

function takes(address: string, code: string): string {
  // What the process has refused is led there; its action only throws.
  if (!has(code, "action") || address === "/refused") return "nothing";
  const ofButtons = Object.entries(intentsOfButtons).find(([path]) => path === address)?.[1];
  if (ofButtons) return Object.keys(ofButtons).join(", ");
  return postsFrom(address) === "this site" ? "every intent of pages" : "an answer of the other site";
}

const row = (...cells: string[]) => `| ${cells.join(" | ")} |`;
const head = (...names: string[]) => [row(...names), row(...names.map(() => "---"))];

const routeTable = () => [
  ...head("address", "who", "a GET changes", "caches", "takes posts of", "from"),
  ...routes.map(({ address, code }) => {
    const { access = "", changes = "nothing", caching = "" } = routeRules[address] ?? {};
    const isReadable = has(code, "loader") || has(code, "default");
    const posts = takes(address, code);
    return row(
      `\`${address}\``,
      access,
      isReadable ? changes : "no GET",
      isReadable ? caching : "no-store",
      posts,
      posts === "nothing" ? "" : postsFrom(address),
    );
  }),
];

const limitText = (limit: Limit) =>
  "none" in limit ? `none: ${limit.none}` : `${limit.times} in ${limit.minutes} minutes`;

const sentTo = (intent: string) =>
  [
    ...(Object.hasOwn(intentsOfPages, intent) ? ["any page"] : []),
    ...Object.entries(intentsOfButtons).flatMap(([path, intents]) => (Object.hasOwn(intents, intent) ? [path] : [])),
  ].join(", ");

const intentTable = () => [
  ...head("intent", "sent to", "who", "changes", "limit of one machine"),
  ...Object.entries(intentRules).map(([intent, { access, changes, limit }]) =>
    row(`\`${intent}\``, sentTo(intent), access, changes, limitText(limit)),
  ),
];

const otherTable = () => [
  ...head("address", "serves", "who", "caches"),
  ...Object.entries(otherEndpoints).map(([address, { serves, who, caching }]) =>
    row(`\`${address}\``, serves, who, caching),
  ),
];

const logTable = () => [
  ...head("message", "level", "fields", "written by"),
  ...logLines().map(({ message, level, fields, file }) => row(message, level, fields.join(", "), `\`${file}\``)),
];

test("docs/endpoints.md is what the code says", async () => {
  const lines = [
    "# Endpoints",
    "",
    "Who may call what, how often, and what it changes. Made from the code by `tests/unit/endpoints.test.ts`, and written anew by",
    "`npx vitest run tests/unit/endpoints.test.ts --update`. That it is true is tried on a running shop by `tests/process/endpoints.test.ts`.",
    "",
    "## What holds everywhere",
    "",
    "- Methods: GET, HEAD and POST; anything else is a 405. Bodies: [app/limits.ts](../app/limits.ts).",
    "- A post counts from this site only: by `Origin` and `Sec-Fetch-Site`, and for a browser that sends neither by the form's signed token.",
    "- No answer to a post is kept by caches, and whatever a customer sees is `no-store`.",
    "- `customer`: anybody else is led to sign in, or told to, before the delivery API is asked. Whose an order, an address or a chat is, the delivery API judges by the customer's token.",
    "- Each request writes the line `request`, each form the line `form`, without anything that was typed.",
    "",
    "## Routes",
    "",
    "`$name` stands for a part of the path. Each has its data at the same address with `.data`, by the same rules; of that the browser at most keeps a copy, and asks again.",
    "",
    ...routeTable(),
    "",
    "Dialogs (`?dialog=…`) stand on any page. What they show of a customer, or of an order, they show by the rules of the routes.",
    "",
    "## Intents",
    "",
    ...intentTable(),
    "",
    "## Beside the routes",
    "",
    ...otherTable(),
    "",
    "## Log lines",
    "",
    "JSON on standard output, each with `level` and `time` (UTC).",
    "",
    ...logTable(),
    "",
  ];
  await expect(lines.join("\n")).toMatchFileSnapshot(table);
});
