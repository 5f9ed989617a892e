import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

// Remix leaves no mark of `reloadDocument` in the page, so the listener that answers all links (app/request/navigation/LinkHandler.tsx) took them over.
test("links that load a whole page say so with data-reload", () => {
  const files = readdirSync("app", { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".tsx"));
  const texts = files.map((file) => [file, readFileSync(`app/${file}`, "utf8")] as const);
  expect(texts.some(([, text]) => text.includes("data-reload"))).toBe(true);
  expect(texts.filter(([, text]) => text.includes("reloadDocument")).map(([file]) => file)).toEqual([]);
});
