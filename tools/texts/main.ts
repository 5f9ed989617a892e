import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { filesBesideTexts } from "../../app/i18n/folder-files";
import { compareTexts, type JsonTexts, skeletonOf } from "./compare";

/**
 * `npm run texts -- es`: writes what is missing of a language into deploy/locales, in English, and says what is still to be done. `--check` only says.
 * Ends with 1 when anything is missing, unknown or has lost a value.
 */
const [tag = "", ...options] = process.argv.slice(2);
const folder = join("deploy/locales", tag);
const english = "app/i18n/locales/en";
const isTag = (() => {
  try {
    return Intl.getCanonicalLocales(tag)[0] === tag;
  } catch {
    return false;
  }
})();
if (!isTag) {
  console.error("Which language? A tag such as es or pt-BR: npm run texts -- pt-BR");
  process.exit(2);
}

const read = (path: string) => (existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as JsonTexts) : {});
const findings: string[] = [];
mkdirSync(folder, { recursive: true });
for (const file of readdirSync(english)) {
  const [wanted, own] = [read(join(english, file)), read(join(folder, file))];
  findings.push(...compareTexts(wanted, own, tag).map((finding) => `${file}: ${finding}`));
  if (!options.includes("--check"))
    writeFileSync(join(folder, file), `${JSON.stringify(skeletonOf(wanted, own, tag), null, 2)}\n`);
}
for (const file of readdirSync(folder))
  if (!filesBesideTexts.includes(file) && !existsSync(join(english, file)))
    findings.push(`${file}: no such file in English`);
for (const finding of findings) console.log(finding);
console.log(findings.length === 0 ? `${tag} is complete.` : `\n${findings.length} to do in ${folder}`);
process.exit(findings.length === 0 ? 0 : 1);
