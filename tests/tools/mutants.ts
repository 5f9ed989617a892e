import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { equivalents } from "./equivalent-mutants";

/**
 * `npm run mutants [path…]`: breaks rules one at a time, in a copy of the project, and expects the test beside each to turn red.
 * A few breaks per file, spread over it and always the same ones; `--all` makes every one. Fails when a break goes unnoticed.
 */

const perFile = 5;
const replacements: [RegExp, string][] = [
  [/ >= /g, " > "],
  [/ <= /g, " < "],
  [/ > /g, " >= "],
  [/ < /g, " <= "],
  [/ === /g, " !== "],
  [/ !== /g, " === "],
  [/ && /g, " || "],
  [/ \|\| /g, " && "],
  [/ \+ /g, " - "],
  [/ - /g, " + "],
  [/ \* /g, " / "],
  [/\bMath\.max\b/g, "Math.min"],
  [/\bMath\.min\b/g, "Math.max"],
  [/\bsome\(/g, "every("],
  [/\bevery\(/g, "some("],
  [/\btrue\b/g, "false"],
  [/\bfalse\b/g, "true"],
];

type Mutant = { file: string; line: number; before: string; after: string };

/** Rules with a test beside them. Types, comments, imports and texts are no rules. */
function mutantsOf(file: string): Mutant[] {
  return readFileSync(file, "utf8")
    .split("\n")
    .flatMap((before, index) => {
      if (/^\s*(\/[/*]|\*|import |export type |type )/.test(before)) return [];
      return replacements.flatMap(([pattern, text]) =>
        [...before.matchAll(pattern)].map((match) => ({
          file,
          line: index,
          before,
          after: before.slice(0, match.index) + text + before.slice(match.index + match[0].length),
        })),
      );
    })
    .filter(({ after }) => !equivalents.some((known) => known.file === file && known.line === after.trim()));
}

function spread<T>(all: T[], count: number): T[] {
  if (all.length <= count) return all;
  return Array.from({ length: count }, (_, index) => all[Math.floor(((index + 0.5) * all.length) / count)] as T);
}

/** Others may be working in the project: it is never changed. */
function copyOfProject(): string {
  const copy = mkdtempSync(join(tmpdir(), "mutants-"));
  for (const path of [
    "app",
    "sandbox",
    "tests/harness",
    "tools",
    "package.json",
    "tsconfig.json",
    "vite.config.ts",
    "remix.config.js",
    ".env.example",
  ]) {
    cpSync(path, join(copy, path), { recursive: true });
  }
  symlinkSync(resolve("node_modules"), join(copy, "node_modules"));
  return copy;
}

function passes(copy: string, test: string): boolean {
  const { status } = spawnSync(
    process.execPath,
    // Threads end with their process, whatever loop a break has made.
    ["node_modules/vitest/vitest.mjs", "run", "--bail=1", "--pool=threads", "--testTimeout=30000", test],
    { cwd: copy, stdio: "ignore", timeout: 60_000, killSignal: "SIGKILL" },
  );
  return status === 0;
}

const options = process.argv.slice(2);
const paths = options.filter((option) => !option.startsWith("--"));
const isRule = (file: string) => file.endsWith(".ts") && !file.endsWith(".test.ts") && existsSync(testOf(file));
const testOf = (file: string) => file.replace(/\.ts$/, ".test.ts");

const ruleFolders = ["app/features", "app/i18n", "app/session", "app/process", "sandbox/rules"];
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name));
const files = (paths.length > 0 ? paths : ruleFolders.flatMap(filesIn)).filter(isRule).sort();
const copy = copyOfProject();
const survivors: Mutant[] = [];
let total = 0;
for (const file of files) {
  if (!passes(copy, testOf(file))) throw new Error(`${testOf(file)} fails without any mutant`);
  const all = mutantsOf(file);
  const chosen = options.includes("--all") ? all : spread(all, perFile);
  const original = readFileSync(file, "utf8").split("\n");
  for (const mutant of chosen) {
    writeFileSync(join(copy, file), original.with(mutant.line, mutant.after).join("\n"));
    if (passes(copy, testOf(file))) survivors.push(mutant);
  }
  writeFileSync(join(copy, file), original.join("\n"));
  total += chosen.length;
  console.log(`${file}: ${chosen.length} of ${all.length} tried`);
}
rmSync(copy, { recursive: true });
for (const { file, line, before, after } of survivors) {
  console.error(`\nUnnoticed: ${file}:${line + 1}\n  - ${before.trim()}\n  + ${after.trim()}`);
}
console.log(`\n${total - survivors.length} of ${total} mutants turned a test red.`);
if (survivors.length > 0) process.exitCode = 1;
