import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { filesBesideTexts } from "../../app/i18n/folder-files";
import { type JsonTexts, skeletonOf, toDoIn } from "./compare";

const english = "app/i18n/locales/en";

const read = (path: string) => (existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as JsonTexts) : {});

/** What is to be done in a language's folder, and which of its texts are as in English. One that is not there is empty. */
export function examineFolder(folder: string, tag: string): { toDo: string[]; same: string[] } {
  const toDo: string[] = [];
  const same: string[] = [];
  for (const file of readdirSync(english)) {
    const found = toDoIn(read(join(english, file)), read(join(folder, file)), tag);
    toDo.push(...found.toDo.map((one) => `${file}: ${one}`));
    same.push(...found.same.map((one) => `${file}: ${one}`));
  }
  for (const file of existsSync(folder) ? readdirSync(folder) : []) {
    if (!filesBesideTexts.includes(file) && !existsSync(join(english, file)))
      toDo.push(`${file}: no such file in English`);
  }
  return { toDo, same };
}

/** Writes what the folder has, and the English texts where it has none. */
export function completeFolder(folder: string, tag: string): void {
  mkdirSync(folder, { recursive: true });
  for (const file of readdirSync(english)) {
    const texts = skeletonOf(read(join(english, file)), read(join(folder, file)), tag);
    writeFileSync(join(folder, file), `${JSON.stringify(texts, null, 2)}\n`);
  }
}
