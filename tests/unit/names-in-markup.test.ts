import { readdirSync, readFileSync } from "node:fs";
import ts from "typescript";
import { expect, test } from "vitest";

/** What people and operators call things, and what operators say of them. */
const names = /(?:^|\.)(?:name|\w*Name|address|description|announcement|reason)$/;
/** In one line with other words: each part of it reads in its own direction, whatever the element. */
const joined = /(?:^|\.)title$/;
/** Elements whose words read in their own direction: by HTML, or by `app/ui/styles/base.css`. */
const isolates = /^<(?:bdi|h[1-4]|b|code|Heading|option)\b|\bdir=|className="[^"]*\b(?:chip|item__s)\b/;
/** `{name}` in these is a component's own heading, which the component puts into an element of the list above. */
const components = /^<(?!(?:(?:Menu)?Link|Notice|Option)\b)[A-Z]/;

const either = new Set([
  ts.SyntaxKind.QuestionQuestionToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.AmpersandAmpersandToken,
]);

/** What an expression may come to: `a ?? b` to either, `c ? a : b` as well; a template or a joined list to all of its parts. */
function outcomes(expression: ts.Expression): ts.Expression[] {
  if (ts.isParenthesizedExpression(expression)) return outcomes(expression.expression);
  if (ts.isConditionalExpression(expression))
    return [expression.whenTrue, expression.whenFalse].flatMap((one) => outcomes(one));
  if (ts.isBinaryExpression(expression) && either.has(expression.operatorToken.kind))
    return [expression.left, expression.right].flatMap((one) => outcomes(one));
  if (ts.isCallExpression(expression) && ts.isPropertyAccessExpression(expression.expression)) {
    const { name, expression: list } = expression.expression;
    if (/^(?:filter|join)$/.test(name.text)) return outcomes(list);
  }
  if (ts.isTemplateExpression(expression)) return expression.templateSpans.flatMap((span) => outcomes(span.expression));
  if (ts.isArrayLiteralExpression(expression)) return expression.elements.flatMap((one) => outcomes(one));
  return [expression];
}

/** Names that stand bare in an element that does not isolate them. */
function bareNames(source: ts.SourceFile): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node, heading = false): void => {
    const tag = ts.isJsxElement(node) ? node.openingElement.getText(source) : "";
    const isHeading = heading || /^<(?:h[1-4]|Heading)\b/.test(tag);
    const said = ts.isJsxExpression(node) && node.expression ? outcomes(node.expression) : [];
    const parent = said.length > 0 && ts.isJsxElement(node.parent) ? node.parent.openingElement.getText(source) : "";
    const isNamed = said.some((one) => names.test(one.getText(source)));
    const isJoined = said.some((one) => ts.isArrayLiteralExpression(one.parent) && joined.test(one.getText(source)));
    if (parent !== "" && (isJoined || (isNamed && !isHeading && !isolates.test(parent) && !components.test(parent))))
      found.push(`${parent} ${node.getText(source)}`);
    ts.forEachChild(node, (child) => visit(child, isHeading));
  };
  visit(source);
  return found;
}

const parsed = (name: string, text: string) =>
  ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);

// A Latin name with a bracket, a digit or a full stop at its edge turns in Arabic text: "7-Up (330 ml)" becomes "Up (330 ml)-7".
test("names and addresses in markup read in their own direction", () => {
  const files = readdirSync("app", { recursive: true, encoding: "utf8" }).filter((file) =>
    /(?<!\.test)\.tsx$/.test(file),
  );
  const found = files.flatMap((file) =>
    bareNames(parsed(file, readFileSync(`app/${file}`, "utf8"))).map((bare) => `${file}: ${bare}`),
  );
  expect(found).toEqual([]);
});

test("a bare name is found", () => {
  const component = (markup: string) => parsed("a.tsx", `const A = ({ item }) => ${markup};`);
  expect(bareNames(component("<span>{item.name}</span>"))).toEqual(["<span> {item.name}"]);
  expect(bareNames(component("<span><bdi>{item.name}</bdi></span>"))).toEqual([]);
  expect(bareNames(component("<Notice>{item.announcement}</Notice>"))).toHaveLength(1);
  expect(bareNames(component(`<p>{\` · \${item.name}\`}</p>`))).toHaveLength(1);
  expect(bareNames(component("<MenuLink>{item?.address ?? none}</MenuLink>"))).toHaveLength(1);
  expect(bareNames(component("<h3><a>{item.storeName}</a></h3>"))).toEqual([]);
  expect(bareNames(component('<b>{[gain, title].filter(Boolean).join(" · ")}</b>'))).toHaveLength(1);
});
