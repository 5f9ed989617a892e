import { readFileSync, writeFileSync } from "node:fs";

const file = "docs/performance.md";

/** Writes a section of docs/performance.md, in its old place or at the end; the others stay. */
export function writeSection(title: string, lines: string[]): void {
  const section = [`## ${title}`, "", ...lines, "", ""].join("\n");
  const sections = readFileSync(file, "utf8").split(/^(?=## )/m);
  const place = sections.findIndex((one) => one.startsWith(`## ${title}\n`));
  sections.splice(place === -1 ? sections.length : place, place === -1 ? 0 : 1, section);
  writeFileSync(file, sections.map((one) => `${one.trimEnd()}\n`).join("\n"));
  console.log(section);
}
