import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

type Rule = { file: string; within: string; selector: string; body: string };

/** The rules of a sheet, with the conditions they stand in. */
function rulesOf(file: string): Rule[] {
  const css = readFileSync(file, "utf8").replace(/\/\*[\s\S]*?\*\//g, "");
  const open: string[] = [];
  const rules: Rule[] = [];
  for (const [, text = "", mark] of css.matchAll(/([^{}]*)([{}])/g)) {
    if (mark === "{") open.push(text.replace(/^.*;/s, "").trim());
    else {
      const selector = open.pop() ?? "";
      if (!selector.startsWith("@")) rules.push({ file, within: open.join(" "), selector, body: text.trim() });
    }
  }
  return rules;
}

const sheets = readdirSync("app", { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".css"));
const rules = sheets.flatMap((file) => rulesOf(`app/${file}`));
const named = ({ file, selector }: Rule) => `${file}: ${selector}`;

/** How far above the end of the window something stands; null where nothing says so. */
function endOf(body: string): string | null {
  const value = (name: string) => new RegExp(`(?:^|[\\s;])${name}: ([^;]+)`).exec(body)?.[1] ?? null;
  const [, , end = null] = /^(\S+) (\S+) \S+$/.exec(value("inset") ?? "") ? (value("inset") ?? "").split(" ") : [];
  return value("bottom") ?? value("inset-block-end") ?? /^auto (.+)$/.exec(value("inset-block") ?? "")?.[1] ?? end;
}

describe("what a phone keeps of its screen for itself", () => {
  const keptFree = /--ds-tabbar|safe-area-inset-bottom/;

  test("every bar at the end of the window stands above it", () => {
    const bars = rules.filter(
      ({ body }) => /position: (?:fixed|sticky)/.test(body) && ![null, "auto"].includes(endOf(body)),
    );
    // Within a dialog or a panel, which stand above it themselves.
    const atEnd = bars.filter(({ body }) => !/inset-block-end: -/.test(body));
    expect(atEnd.length).toBeGreaterThan(5);
    expect(atEnd.filter(({ body }) => !keptFree.test(body)).map(named)).toEqual([]);
  });

  const values = (name: string) =>
    rules.flatMap(({ body }) => [...body.matchAll(new RegExp(`${name}: ([^;]+)`, "g"))].map(([, value = ""]) => value));

  test("the height of the tab bar counts it in, and gutters are no narrower than a notch", () => {
    const heights = values("--ds-tabbar");
    expect(heights.filter((value) => !value.includes("safe-area-inset-bottom"))).toEqual(["0rem"]);
    expect(heights).toHaveLength(3);
    for (const side of ["left", "right"]) expect(values("--ds-gutter").at(-1)).toContain(`safe-area-inset-${side}`);
  });

  test("a drawer keeps its content clear of the notch at its end of the window, and every dialog its last part of the bottom", () => {
    const bodyOf = (selector: string) => rules.find((rule) => rule.selector === selector)?.body ?? "";
    const sides = /max\(env\(safe-area-inset-left, 0px\), env\(safe-area-inset-right, 0px\)\)/.source;
    expect(bodyOf(".overEnd .dialog")).toMatch(new RegExp(`padding-inline-end: ${sides}`));
    expect(bodyOf(".overStart .dialog")).toMatch(new RegExp(`padding-inline-start: ${sides}`));
    for (const selector of [".dlgB:last-child", ".dlgF"]) expect(bodyOf(selector)).toContain("safe-area-inset-bottom");
  });
});

test("a control's own sign of what is chosen or has the focus is hidden only where another can be shown", () => {
  const hiding = rules.filter(
    ({ selector, body }) =>
      /\binput\b/.test(selector) &&
      (/opacity: 0(?:;|$)/.test(body) || (/outline: 0/.test(body) && /:focus-visible/.test(selector))),
  );
  expect(hiding.length).toBeGreaterThan(3);
  const showsBeside = ({ file, selector }: Rule) =>
    rules.some((rule) => rule.file === file && rule.selector.startsWith(`${selector.split(" ")[0]} :checked +`));
  const unconditional = hiding.filter(({ within }) => !within.includes("selector(:has(*))"));
  expect(unconditional.filter((rule) => !showsBeside(rule)).map(named)).toEqual([]);
});

test("SRCH-17 what is a sheet where it can be opened and closed is none in a browser that knows no popover", () => {
  const sheets = rules.filter(({ selector }) => selector.includes("[popover]"));
  expect(sheets.length).toBeGreaterThan(0);
  expect(sheets.filter(({ within }) => !within.includes("selector(:popover-open)")).map(named)).toEqual([]);
});

test("what stops a row that plays is hidden only where a pointer shows it", () => {
  const ofPause = rules.filter(
    ({ file, selector }) => file === "app/ui/Carousel.module.css" && /\.pause/.test(selector),
  );
  const hiding = ofPause.filter(({ body }) => /display: none|visibility: hidden|opacity: 0/.test(body));
  expect(hiding.length).toBeGreaterThan(0);
  expect(hiding.filter(({ within }) => within !== "@media (hover: hover)").map(named)).toEqual([]);
});

test("what has its edge from a shadow has a line where the system decides on colours, and draws none", () => {
  const drawsEdge = /box-shadow: (?:var\(--ds-shadow-(?:lg|xl)\)|inset 0 0 0 [\d.]+px var\(--ds-line[\w-]*\));/;
  const edged = rules.filter(({ selector, body }) => drawsEdge.test(`${body};`) && !selector.includes(":hover"));
  expect(edged.length).toBeGreaterThan(20);
  const hasLine = ({ body }: Rule) => body.includes("border: var(--ds-edge)");
  // Of a kind of button, that of all buttons.
  const base = ({ file, selector }: Rule) =>
    rules.filter((rule) => rule.file === file && rule.selector === selector.split("--")[0]);
  expect(edged.filter((rule) => ![rule, ...base(rule)].some(hasLine)).map(named)).toEqual([]);
  const inSystemColours = rules.filter(
    ({ within, body }) => within === "@media (forced-colors: active)" && body.includes("--ds-edge"),
  );
  expect(inSystemColours.map(({ body }) => body)).toEqual(["--ds-edge: 1px solid;"]);
});
