import { relative } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";

/** `lookUp` is the one place that asks a plain object by a word. */
const helper = "app/look-up.ts";

/** Words of any kind: not the literals that a type names one by one, nor a template with letters of its own (`offline-${id}`). */
const anyWord = ts.TypeFlags.String | ts.TypeFlags.StringMapping | ts.TypeFlags.Any | ts.TypeFlags.Unknown;

/** Where `source` reads, writes or asks a plain object by a word that its type does not name. */
function unguarded(source: ts.SourceFile, checker: ts.TypeChecker): string[] {
  const found: string[] = [];
  const isAnyWord = (node: ts.Expression): boolean => {
    const type = checker.getTypeAtLocation(node);
    const named = checker.getBaseConstraintOfType(type) ?? type;
    return (named.isUnion() ? named.types : [named]).some(({ flags }) => flags & anyWord);
  };
  /** A word that is only said to be a key is still any word. */
  const isClaimed = (node: ts.Expression): boolean =>
    ts.isAsExpression(node) && (isAnyWord(node.expression) || isClaimed(node.expression));
  const visit = (node: ts.Node) => {
    const key = keyOf(node);
    if (key && (isAnyWord(key) || isClaimed(key))) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      found.push(`${source.fileName}:${line + 1} ${node.getText()}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** The key of `table[key]` and of `key in table`. */
function keyOf(node: ts.Node): ts.Expression | null {
  if (ts.isElementAccessExpression(node)) return node.argumentExpression;
  return ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.InKeyword ? node.left : null;
}

function sourcesOf(program: ts.Program): ts.SourceFile[] {
  return program.getSourceFiles().filter(({ fileName }) => {
    const path = relative(process.cwd(), fileName);
    return /^(app\/|server\.ts$)/.test(path) && !/\.(test|d)\.tsx?$/.test(path) && path !== helper;
  });
}

function programOf(isWanted: (file: string) => boolean): ts.Program {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined };
  const config = ts.getParsedCommandLineOfConfigFile("tsconfig.json", {}, host);
  if (!config) throw new Error("tsconfig.json cannot be read");
  return ts.createProgram(config.fileNames.filter(isWanted), config.options);
}

test("no word from outside is the key of a plain object: it goes through lookUp, a Map, or a type that names every key", () => {
  const program = programOf((file) => !/\/(tests|sandbox|tools)\//.test(file));
  const sources = sourcesOf(program);
  expect(sources.length).toBeGreaterThan(500);
  const checker = program.getTypeChecker();
  expect(sources.flatMap((source) => unguarded(source, checker))).toEqual([]);
}, 300_000);

test("what is looked for is found, and what is safe is not", () => {
  const file = "/sample.ts";
  const text = `
    const table: Record<string, number> = { a: 1 };
    const offline: { [name: \`offline-\${string}\`]: number } = {};
    export const bad = (word: string, some: any) => [
      table[word], table[some], table[word as "a"], table[word as unknown as "a"], word in table,
    ];
    export function write(word: string) { table[word] = 2; }
    export const good = <K extends "a">(known: "a" | "b", key: K, id: number) => [
      table.a, table[known], table[key], [1][id], offline[\`offline-\${id}\`], "a" in table,
    ];`;
  const host = ts.createCompilerHost({});
  const { getSourceFile } = host;
  host.getSourceFile = (name, target) =>
    name === file ? ts.createSourceFile(name, text, target, true) : getSourceFile(name, target);
  const program = ts.createProgram([file], { strict: true, types: [], target: ts.ScriptTarget.ES2022 }, host);
  const source = program.getSourceFile(file);
  const found = source ? unguarded(source, program.getTypeChecker()) : [];
  expect(found.map((line) => line.slice(line.indexOf(" ") + 1))).toEqual([
    "table[word]",
    "table[some]",
    'table[word as "a"]',
    'table[word as unknown as "a"]',
    "word in table",
    "table[word]",
  ]);
}, 60_000);
