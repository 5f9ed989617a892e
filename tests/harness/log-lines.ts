import { readdirSync, readFileSync } from "node:fs";
import ts from "typescript";

export type LogLine = { message: string; level: string; fields: string[]; file: string };

const levels = ["info", "warn", "error", "fatal"];

/** Every line that the storefront writes into its log, as the code says it. */
export function logLines(): LogLine[] {
  const files = readdirSync("app", { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes(".test."))
    .map((file) => `app/${file}`);
  return [...files, "server.ts"].sort().flatMap(linesOf);
}

function linesOf(file: string): LogLine[] {
  const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.ES2022, true);
  const found: LogLine[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const { expression, name } = node.expression;
      const message = node.arguments.at(-1);
      if (
        /^log(\(\))?$/.test(expression.getText()) &&
        levels.includes(name.text) &&
        message &&
        ts.isStringLiteral(message)
      )
        found.push({ message: message.text, level: name.text, fields: fieldsOf(node.arguments[0]), file });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Names of an object's own properties; of what may be spread into it, too. */
function fieldsOf(node: ts.Node | undefined): string[] {
  if (!node || !ts.isObjectLiteralExpression(node)) return [];
  return node.properties.flatMap((property) => {
    if (!ts.isSpreadAssignment(property)) return property.name ? [property.name.getText()] : [];
    const spread: string[] = [];
    const look = (inner: ts.Node) => {
      if (ts.isObjectLiteralExpression(inner)) spread.push(...fieldsOf(inner));
      else ts.forEachChild(inner, look);
    };
    look(property.expression);
    return spread;
  });
}
