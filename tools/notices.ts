import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

type LockedPackage = { version?: string; license?: string; dev?: boolean; optional?: boolean };

/** A package that a shop may run, with its licence as an SPDX expression. */
export type ProductionPackage = { path: string; name: string; version: string; license: string; isOptional: boolean };

/** Every package below `dependencies`, as package-lock.json has them. */
export function productionPackages(): ProductionPackage[] {
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
    packages: Record<string, LockedPackage>;
  };
  return Object.entries(packages).flatMap(([path, { version = "", license = "", dev = false, optional = false }]) => {
    const [, name] = /.*node_modules\/(.+)$/.exec(path) ?? [];
    return dev || name === undefined ? [] : [{ path, name, version, license, isOptional: optional }];
  });
}

/** What is no package but stands in the repository, or is drawn into it. */
const fonts = {
  Figtree: "app/ui/fonts/OFL-figtree.txt",
  "Readex Pro": "app/ui/fonts/OFL-readex-pro.txt",
  "Noto Sans Bengali": "deploy/locales/bn/font-license.txt",
};
const drawings = ["tabler", "fluent-emoji-flat"];

/** The licence texts of all that the image carries; packages under the same text stand above it together. */
export function thirdPartyNotices(): string {
  const titlesByText = new Map<string, string[]>();
  const add = (title: string, text: string) => titlesByText.set(text, [...(titlesByText.get(text) ?? []), title]);
  for (const { path, name, version, license, isOptional } of productionPackages()) {
    const text = licenseTextIn(path);
    // Optional ones are for other machines, where they are not here.
    if (text !== null || !isOptional) add(`${name} ${version} (${license})`, text ?? `Licence: ${license}`);
  }
  for (const [name, file] of Object.entries(fonts)) add(`${name} (font)`, readFileSync(file, "utf8").trim());
  for (const set of drawings) {
    const { name, author, license } = JSON.parse(readFileSync(`node_modules/@iconify-json/${set}/info.json`, "utf8"));
    add(`${name} (drawings) by ${author.name}`, `Licence: ${license.spdx}, ${license.url}`);
  }
  const parts = [...titlesByText].map(([text, titles]) => `${titles.join("\n")}\n\n${text}`);
  return `Doorstep contains the following works of others.\n\n${parts.join(`\n\n${"-".repeat(80)}\n\n`)}\n`;
}

/** Null where the package is not installed, or brings no text of its own. */
function licenseTextIn(path: string): string | null {
  try {
    const file = readdirSync(path).find((name) => /^(licen[cs]e|copying)/i.test(name));
    return file ? readFileSync(join(path, file), "utf8").trim() : null;
  } catch {
    return null;
  }
}
