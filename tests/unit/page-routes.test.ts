import { readdirSync, readFileSync } from "node:fs";
import type { ShouldRevalidateFunctionArgs } from "@remix-run/react";
import { expect, test } from "vitest";
import { shouldRevalidate as suggestRevalidates } from "~/routes/search.suggest";

/** What Remix's compiler needs every page to export itself, with what is missing where a page forgets it. */
const required = {
  default: "the page",
  handle: "its texts: a page without them shows the names of its texts",
  meta: "its title",
  action: "its forms and those of dialogs over it: a post to it is a 405",
  clientAction: "the answers of hydrated posts: their toasts are lost",
  shouldRevalidate: "what is asked again after a post: everything is",
  ErrorBoundary: "its errors: they take the frame away",
} as const;

/** Routes that are no whole page, and what they need not have. */
const lacking: Record<string, (keyof typeof required)[]> = {
  // The frame of all pages, which root.tsx has the error page of.
  "_shop.tsx": ["action", "clientAction", "ErrorBoundary"],
  "_shop._account.tsx": ["action", "clientAction", "shouldRevalidate", "meta"],
  // It always throws: texts and title are those of the error page.
  "_shop.$.tsx": ["handle", "meta"],
  // Outside the frame, without a form.
  "offline.tsx": ["action", "clientAction", "shouldRevalidate"],
  "refused.tsx": ["clientAction", "shouldRevalidate", "handle"],
};

const folder = "app/routes";
const pages = readdirSync(folder).filter((file) => file.endsWith(".tsx"));

/** Names that a module exports, declared or passed on. */
function exportsOf(source: string): Set<string> {
  const declared = [...source.matchAll(/^export (?:async )?(?:function|const) (\w+)/gm)].map(([, name]) => name ?? "");
  const passedOn = [...source.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, list = ""]) =>
    list.split(",").map(
      (part) =>
        part
          .trim()
          .split(/\s+as\s+/)
          .at(-1) ?? "",
    ),
  );
  return new Set([...declared, ...passedOn, ...(/^export default /m.test(source) ? ["default"] : [])]);
}

test.each(pages)("%s exports what a page needs", (file) => {
  const exported = exportsOf(readFileSync(`${folder}/${file}`, "utf8"));
  const missing = Object.keys(required).filter((name) => !exported.has(name));
  expect(missing.sort(), "missing, or no longer missing").toEqual([...(lacking[file] ?? [])].sort());
});

test("what fetchers load says what is asked again after a post: everything is, and maps are paid for", async () => {
  const sources = readdirSync(folder).map((file) => ({
    file,
    exported: exportsOf(readFileSync(`${folder}/${file}`, "utf8")),
  }));
  const loaded = sources.filter(({ file, exported }) => !file.endsWith(".tsx") && exported.has("clientLoader"));
  expect(loaded.map(({ file }) => file)).toEqual(
    expect.arrayContaining(["location.resolve.ts", "location.suggest.ts", "search.suggest.ts"]),
  );
  expect(loaded.filter(({ exported }) => !exported.has("shouldRevalidate")).map(({ file }) => file)).toEqual([]);
});

test("SRCH-09: suggestions are asked for again where a search was forgotten", () => {
  const asksAgain = (intent: string) => {
    const formData = new FormData();
    formData.set("intent", intent);
    return suggestRevalidates({ formData } as ShouldRevalidateFunctionArgs);
  };
  expect(["add-to-cart", "forget-search"].map(asksAgain)).toEqual([false, true]);
});

test("a page that forgets something is found", () => {
  const source =
    'export { PageError as ErrorBoundary } from "x";\nexport const meta = 1;\nexport default function Page() {}';
  expect([...exportsOf(source)].sort()).toEqual(["ErrorBoundary", "default", "meta"]);
});
