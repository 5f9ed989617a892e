import { readdirSync, readFileSync } from "node:fs";
import ts from "typescript";
import { expect, test } from "vitest";

/** Every page has these. */
const common = ["ui", "shell"];
const namespaces = new Set(readdirSync("app/i18n/locales/en").map((file) => file.replace(".json", "")));

type Component = ts.FunctionLikeDeclaration;

const isCallOf = (node: ts.Node, name: string): node is ts.CallExpression =>
  ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === name;

/** The first part of each text in a subtree, also of those that go on with a value. */
function textsIn(node: ts.Node): string[] {
  const own = ts.isStringLiteralLike(node) || ts.isTemplateHead(node) ? [node.text] : [];
  const inner: string[] = [];
  ts.forEachChild(node, (child) => {
    inner.push(...textsIn(child));
  });
  return [...own, ...inner];
}

/** Namespaces that a component's texts are of, though its `useTranslation` does not wait for them. */
function unawaited(source: ts.SourceFile): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node, component: Component | null, awaited: string[]): void => {
    let [within, known] = [component, awaited];
    if (ts.isFunctionLike(node) && "body" in node && node.body) {
      const call = callOf(node as Component);
      if (call) [within, known] = [node as Component, [...common, ...call.arguments.flatMap(textsIn)]];
    }
    if (within && isCallOf(node, "t")) {
      for (const text of node.arguments.slice(0, 1).flatMap(textsIn)) {
        const [, namespace = ""] = /^(\w+):/.exec(text) ?? [];
        if (namespaces.has(namespace) && !known.includes(namespace)) found.push(text);
      }
    }
    ts.forEachChild(node, (child) => visit(child, within, known));
  };
  visit(source, null, []);
  return found;
}

/** The component's own `useTranslation`, in a statement of its body. */
function callOf({ body }: Component): ts.CallExpression | null {
  if (!body || !ts.isBlock(body)) return null;
  for (const statement of body.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { initializer } of statement.declarationList.declarations)
      if (initializer && isCallOf(initializer, "useTranslation")) return initializer;
  }
  return null;
}

const parsed = (name: string, text: string) =>
  ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);

// What comes after the component was drawn draws it anew only if it waits for it: until then, and for good, its keys are shown.
test("a component waits for the namespaces of all its texts", () => {
  const files = readdirSync("app", { recursive: true, encoding: "utf8" }).filter((file) =>
    /(?<!\.test)\.tsx$/.test(file),
  );
  const found = files.flatMap((file) =>
    unawaited(parsed(file, readFileSync(`app/${file}`, "utf8"))).map((text) => `${file}: ${text}`),
  );
  expect(found).toEqual([]);
});

test("a namespace that is not waited for is found", () => {
  const component = (names: string) =>
    `function A() { const { t } = useTranslation(${names}); return <b>{t(on ? "menu:a" : \`cart:b.\${c}\`)}</b>; }`;
  expect(unawaited(parsed("a.tsx", component(`"menu"`)))).toEqual(["cart:b."]);
  expect(unawaited(parsed("a.tsx", component(`["cart", "menu"]`)))).toEqual([]);
  expect(unawaited(parsed("a.tsx", component("")))).toEqual(["menu:a", "cart:b."]);
});
