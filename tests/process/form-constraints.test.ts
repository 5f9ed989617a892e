import { getZodConstraint } from "@conform-to/zod";
import { type HTMLElement, parse } from "node-html-parser";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createNoCache } from "../../app/delivery-api/cache.server";
import { createDeliveryClient } from "../../app/delivery-api/delivery-client.server";
import { longestName } from "../../app/features/chat/limits";
import { mostAddOns } from "../../app/features/items/selection-form";
import { longestAddress } from "../../app/features/location/limits";
import { wholePriceRange } from "../../app/features/search/query";
import { longestTerm } from "../../app/features/search/recent";
import { longestSearch } from "../../app/features/stores/menu-parts";
import { expectOk, visitor as nobody } from "../contract/contract-client";
import { arrivedVisitor } from "../harness/arrivals";
import { type FormSituation, formSchemas } from "../harness/form-schemas";
import { laterPages } from "../harness/later-pages";
import { visitPagesWithForms } from "../harness/pages-with-forms";
import { wednesdayAt } from "../harness/sandbox-control";
import { startShop, type TestShop } from "../harness/shop";

type Constraint = Partial<Record<(typeof attributes)[number], string>>;
const attributes = ["required", "minlength", "maxlength", "min", "max", "pattern"] as const;

/** Fields that no schema of a form reads: what is looked for is cut, and an item's numbers are read by its own rules. */
const schemaless: [selector: string, Constraint][] = [
  ["#header-search", { maxlength: String(longestTerm) }],
  ["#store-search", { maxlength: String(longestSearch) }],
  ["form[action='/chatting'] [name=search]", { maxlength: String(longestName) }],
  ["#address-search, #way-in, #place-address", { maxlength: String(longestAddress) }],
  ["[name^='addOn.'][type=number]", { min: "1", max: String(mostAddOns) }],
  ["[name=min_price], [name=max_price]", { min: String(wholePriceRange.min), max: String(wholePriceRange.max) }],
];

let shop: TestShop;
let codeShop: TestShop;
let pages: { url: string; html: string }[];
let operator: Pick<FormSituation, "config" | "offlineMethods">;

beforeAll(async () => {
  // What the operator changes is seen at once.
  const environment = { SHARED_CACHE: "off" };
  [shop, codeShop] = await Promise.all([startShop({ environment }), startShop({ dialect: "n", environment })]);
  await shop.control.setClock({ now: wednesdayAt(12) });
  const results = "/home?search=burger&data_type=searched";
  pages = [
    ...(await visitPagesWithForms(shop)),
    ...(await laterPages(shop, codeShop)),
    { url: shop.url + results, html: await (await (await arrivedVisitor(shop.url)).get(results)).text() },
  ];
  const api = createDeliveryClient({
    baseUrl: shop.control.url,
    softwareId: null,
    origin: shop.url,
    cache: createNoCache(),
    log: () => undefined,
  }).api(nobody());
  const [config, offlineMethods] = await Promise.all([
    expectOk(api.config.get()),
    expectOk(api.payments.offlineMethods()),
  ]);
  operator = { config, offlineMethods };
}, 180_000);
afterAll(() => Promise.all([shop?.stop(), codeShop?.stop()]));

test("a field that must be filled, its form and its group say whether they were refused: else browsers call them invalid before anybody has typed", () => {
  const unsaid = pages.flatMap(({ url, html }) => {
    const required = parse(html).querySelectorAll("[required]");
    const around = required.flatMap((field) => [field.closest("form"), field.closest("fieldset")]);
    return [...required, ...around]
      .filter((element) => element && !element.hasAttribute("aria-invalid"))
      .map(
        (element) => `${url} ${element?.rawTagName} ${element?.getAttribute("name") ?? element?.getAttribute("id")}`,
      );
  });
  expect([...new Set(unsaid)]).toEqual([]);
});

test("every control says what the schema takes that reads it: the same lengths and bounds, and whether it must be filled", () => {
  const seen = new Set<string>();
  const wrong: unknown[] = [];
  for (const { url, html } of pages) {
    for (const { control, intents, form, page } of controlsOf(html)) {
      const expected = expectedOf(control, intents, form, page);
      const name = control.getAttribute("name") ?? "";
      for (const intent of intents) seen.add(`${intent} ${name}`);
      const said = saidOf(control);
      if (JSON.stringify(said) !== JSON.stringify(expected)) wrong.push({ url, intents, name, said, expected });
    }
  }
  expect(wrong).toEqual([]);
  // Each schema was met by a form that a visitor has seen.
  const met = new Set([...seen].map((pair) => pair.split(" ")[0]));
  expect(Object.keys(formSchemas).filter((intent) => !met.has(intent))).toEqual([]);
});

type Found = { control: HTMLElement; intents: string[]; form: HTMLElement | null; page: HTMLElement };

/** The controls of a page that a visitor fills in, each with the intents that its form may post. */
function controlsOf(html: string): Found[] {
  const page = parse(html);
  const formOf = (control: HTMLElement) => {
    const id = control.getAttribute("form");
    return id ? page.querySelector(`form#${id}`) : (control.closest("form") as HTMLElement | null);
  };
  const all = page.querySelectorAll("input, select, textarea, button");
  return all
    .filter(
      (control) => control.tagName !== "BUTTON" && !["hidden", "file"].includes(control.getAttribute("type") ?? ""),
    )
    .map((control) => {
      const form = formOf(control);
      const isPost = form?.getAttribute("method") === "post";
      const senders = isPost ? all.filter((other) => formOf(other) === form) : [];
      const intents = senders
        .filter((other) => other.getAttribute("name") === "intent")
        .map((other) => other.getAttribute("value") ?? "");
      return { control, intents: [...new Set(intents)], form, page };
    });
}

const saidOf = (control: HTMLElement): Constraint =>
  Object.fromEntries(
    attributes.flatMap((name) => {
      const value = control.getAttribute(name);
      return value === undefined ? [] : [[name, value]];
    }),
  );

/** What a control's schema asks of it, as far as a control of its kind can say so. */
function expectedOf(control: HTMLElement, intents: string[], form: HTMLElement | null, page: HTMLElement): Constraint {
  const name = control.getAttribute("name") ?? "";
  // What cannot be changed cannot be wrong.
  if (control.hasAttribute("readonly")) return {};
  const valueIn = (wanted: string) =>
    page
      .querySelectorAll(`[name="${wanted}"]`)
      .find((other) => other.closest("form") === form)
      ?.getAttribute("value") ?? null;
  const situation = { ...operator, valueIn, isGuest: page.querySelector("a[href^='/auth/sign-in']") !== null };
  const constraint = intents
    .flatMap((intent) => formSchemas[intent]?.(situation) ?? [])
    .map((schema) => getZodConstraint(schema))
    .find((fields) => Object.hasOwn(fields, name))?.[name];
  if (!constraint) return schemaless.find(([selector]) => page.querySelectorAll(selector).includes(control))?.[1] ?? {};
  const isTyped =
    control.tagName === "TEXTAREA" ||
    (control.tagName === "INPUT" && !["radio", "checkbox"].includes(control.getAttribute("type") ?? ""));
  const { required, minLength = 1, maxLength, pattern } = constraint;
  return {
    ...(required ? { required: "" } : {}),
    // That there must be one character is what `required` says.
    ...(isTyped && minLength > 1 ? { minlength: String(minLength) } : {}),
    ...(isTyped && maxLength !== undefined ? { maxlength: String(maxLength) } : {}),
    ...(isTyped && pattern !== undefined ? { pattern } : {}),
  };
}
