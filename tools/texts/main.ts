import { join } from "node:path";
import { completeFolder, examineFolder } from "./folders";

/**
 * `npm run texts -- es`: writes what is missing of a language into deploy/locales, in English, and says what is still to be done. `--check` only says.
 * Ends with 1 when anything is missing, unknown or has lost a value; texts that are as in English are told beside.
 */
const [tag = "", ...options] = process.argv.slice(2);
const folder = join("deploy/locales", tag);
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

const { toDo, same } = examineFolder(folder, tag);
if (!options.includes("--check")) completeFolder(folder, tag);
for (const finding of [...same, ...toDo]) console.log(finding);
const beside = same.length > 0 ? `, with ${same.length} texts as in English` : "";
console.log(toDo.length === 0 ? `${tag} is complete${beside}.` : `\n${toDo.length} to do in ${folder}${beside}`);
process.exit(toDo.length === 0 ? 0 : 1);
