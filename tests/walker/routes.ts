import { readdirSync, readFileSync } from "node:fs";

const folder = "app/routes";

/** A route's file name as the address it stands for: `_shop.store.$id_.reviews.tsx` → `/store/$id/reviews`. Null for what only wraps others. */
export function addressOf(file: string): string | null {
  const name = file.replace(/\.tsx?$/, "");
  const parts = name.match(/(\[[^\]]*\]|[^.[])+/g) ?? [];
  const last = parts.at(-1) ?? "";
  if (last.startsWith("_") && last !== "_index") return null;
  return `/${parts
    .filter((part) => !part.startsWith("_"))
    .map((part) => part.replace(/_$/, "").replace(/[[\]]/g, ""))
    .join("/")}`;
}

/** Every route of the storefront: `/store/$id`; `/$` is any other address. Those without a parameter come first. */
export const routes: string[] = readdirSync(folder)
  .map(addressOf)
  .filter((address) => address !== null)
  .sort((a, b) => Number(a.includes("$")) - Number(b.includes("$")) || b.length - a.length);

const patterns = routes.map((route): [string, RegExp] => [
  route,
  new RegExp(
    `^${route
      .replace(/\$$/, ".*")
      .replace(/\$\w+/g, "[^/]+")
      .replace(/\.(?=\w+$)/, "\\.")}$`,
  ),
]);

/** The route that an address belongs to; data of a page belongs to the page. */
export function routeOf(address: string): string {
  const path = new URL(address, "http://page.invalid").pathname.replace(/\.data$/, "").replace(/^\/_root$/, "/");
  return patterns.find(([, pattern]) => pattern.test(path))?.[0] ?? "/$";
}

/** Every dialog by its name in the address. */
export const dialogs: string[] = ["Dialogs.tsx", "RareDialogs.tsx"]
  .flatMap((file) => [...readFileSync(`app/features/shell/${file}`, "utf8").matchAll(/case "([a-z-]+)"/g)])
  .map(([, name]) => name ?? "")
  // What stands in for another while the delivery API does not answer.
  .filter((name) => name !== "unanswered");
