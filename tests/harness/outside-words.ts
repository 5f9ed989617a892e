import { readdirSync, readFileSync } from "node:fs";

/** What every plain object answers to, though nobody put it there: some of it, all in the full run. */
export const objectWords = process.env.FULL_RUN
  ? Object.getOwnPropertyNames(Object.prototype)
  : ["constructor", "__proto__", "toString", "valueOf"];

/** Words that nobody expects in an address. */
export const hostileWords = [
  ...objectWords,
  ...["", " ", "-1", "0", "1e309", "NaN", "99999999999999999999", "null", "[]", "{}", "../..", "//evil.example"],
  ...["%00", "\u0000", "\r\nSet-Cookie: a=b", "\u202eevil", "\ud800", "🍔", "<b id=x>", "x".repeat(5000)],
];

const sources = readdirSync("app", { recursive: true, encoding: "utf8" }).filter((file) =>
  /(?<!\.test)\.tsx?$/.test(file),
);

/** Every name that the storefront reads of an address or a form. */
export function parameterNames(): string[] {
  const reads = /\.(?:get|getAll|has)\("([\w-]{1,40})"/g;
  const names = sources.flatMap((file) => [...readFileSync(`app/${file}`, "utf8").matchAll(reads)]);
  return [...new Set(names.map(([, name = ""]) => name))].sort();
}

/** The paths of the routes with `word` at each place that an address fills. */
export function pathsWith(word: string): string[] {
  return readdirSync("app/routes")
    .map((file) => file.replace(/\.tsx?$/, ""))
    .filter((route) => route.includes("$"))
    .map((route) =>
      route
        .split(".")
        .filter((part) => !/^_[a-z]/.test(part))
        .map((part) =>
          part.startsWith("$") ? encodeURIComponent(word.replace(/\p{Surrogate}/gu, "\ufffd")) : part.replace(/_$/, ""),
        )
        .join("/"),
    )
    .map((path) => `/${path}`);
}
