import type { Answer } from "./driver";
import type { Control, Look } from "./look";
import type { Step, Typed } from "./steps";

/** What one step did, as seen from the page, the storefront and the sandbox. */
export type Deed = {
  step: Step;
  before: Look;
  after: Look;
  answers: Answer[];
  /** Whether `after` is a page, and not data that somebody opened as one. */
  isPage: boolean;
  /** What was pressed, or the button of the form that Enter sent. */
  pressed: Control | null;
  /** Orders that the sandbox took during the step. */
  orders: number;
  /** Pieces by line of the sandbox's cart; null when the page did not ask for it. */
  cart: Record<string, number> | null;
  /** The worst status that an address was answered with before: a reload posts once more what a page was the answer to. */
  statuses: ReadonlyMap<string, number>;
  /** Lines of the storefront's log that complain. */
  complaints: string[];
  driverFaults: string[];
  language: "en" | "ar";
  origin: string;
  limitMs: number;
};

/** Buttons that say that they order. */
const buys = new Set(["place-order", "place-parcel"]);

const directions = { en: "ltr", ar: "rtl" };

/** What must hold after every step; what does not, a sentence each. `isForeign`: whether a text of an Arabic page is the catalogue's English. */
export function judge(deed: Deed, isForeign: (text: string) => boolean): string[] {
  const isOurs = new URL(deed.after.url).origin === deed.origin && deed.isPage;
  return [
    ...answersHold(deed),
    ...deed.complaints.map((line) => `log: ${line}`),
    ...deed.driverFaults,
    ...ordersHold(deed),
    ...historyHolds(deed),
    ...(isOurs ? [...frameHolds(deed), ...cartHolds(deed), ...refusalHolds(deed)] : []),
    ...(isOurs && deed.after.lang === "ar"
      ? deed.after.texts.filter(isForeign).map((text) => `English on an Arabic page: "${text}"`)
      : []),
  ];
}

const answersHold = ({ answers, limitMs }: Deed) =>
  answers.flatMap(({ url, status, ms }) => [
    ...(status >= 500 ? [`${pathOf(url)} answered ${status}`] : []),
    ...(ms > limitMs ? [`${pathOf(url)} took longer than ${limitMs} ms`] : []),
  ]);

function frameHolds({ after }: Deed): string[] {
  const { lang, dir, title, headings, hasSkipLink, url } = after;
  const faults: string[] = [];
  if (!Object.hasOwn(directions, lang)) faults.push(`lang is "${lang}"`);
  else if (dir !== directions[lang as "en" | "ar"]) faults.push(`dir is "${dir}"`);
  if (title === "") faults.push("no title");
  if (headings !== 1) faults.push(`${headings} h1`);
  if (!hasSkipLink) faults.push("no skip link to the content");
  return faults.map((fault) => `${pathOf(url)}: ${fault}`);
}

/** The sandbox's own cart is what header and drawer say. */
function cartHolds({ step, after, cart }: Deed): string[] {
  // What is sent beside the page leaves the page as it was drawn.
  if (cart === null || step.do === "send") return [];
  const told = new Set(after.cartCounts);
  const lines = Object.keys(cart).length;
  const wrong = [...told].filter((count) => count !== Math.min(lines, 99));
  const faults = wrong.map((count) => `the header counts ${count} in the cart, the sandbox ${lines}`);
  const shown = after.cartLines;
  if (shown !== null && !isSame(shown, cart))
    faults.push(`the cart shows ${JSON.stringify(shown)}, the sandbox has ${JSON.stringify(cart)}`);
  return faults;
}

const isSame = (one: Record<string, number>, other: Record<string, number>) =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([line, count]) => other[line] === count);

function ordersHold({ step, pressed, orders }: Deed): string[] {
  if (orders === 0) return [];
  const intent = step.do === "send" ? step.typed.intent : step.do === "press" ? pressed?.intent : undefined;
  if (!buys.has(intent ?? "")) return [`an order was placed by "${step.do}"`];
  return orders > 1 ? [`${orders} orders were placed by one press`] : [];
}

/** Back, Forward and reload lead to where one was, not to an error; what was an error before may be one again. */
function historyHolds({ step, answers, statuses }: Deed): string[] {
  if (!["back", "forward", "reload"].includes(step.do)) return [];
  return answers
    .filter(({ url, status }) => status >= 400 && (statuses.get(url) ?? status) < 400)
    .map(({ url, status }) => `${step.do} to ${pathOf(url)} answered ${status}`);
}

/** A refusal says why, in sight, and keeps what was typed. */
function refusalHolds({ step, before, after, answers, pressed }: Deed): string[] {
  if (step.do !== "press" && step.do !== "enter") return [];
  const isRefused = answers.some(({ status }) => status === 409 || status === 422);
  if (!isRefused || (pressed?.fields ?? []).length === 0) return [];
  const faults = after.refusals.some((text) => text.length > 0) ? [] : ["a refusal without a word"];
  const isSamePage = new URL(before.url).pathname === new URL(after.url).pathname;
  return isSamePage ? [...faults, ...lostFields(step.typed ?? {}, pressed, after)] : faults;
}

function lostFields(typed: Typed, pressed: Control | null, { values }: Look): string[] {
  return Object.entries(typed)
    .filter(([name, value]) => {
      const type = pressed?.fields.find((field) => field.name === name)?.type ?? "password";
      if (/password/i.test(name) || !["text", "email", "tel", "search", "textarea"].includes(type)) return false;
      const kept = Object.hasOwn(values, name) ? (values[name] ?? []) : null;
      // What no field is made for may come back cut.
      return (
        kept !== null && !kept.some((one) => plain(value).startsWith(plain(one)) && (one !== "" || plain(value) === ""))
      );
    })
    .map(([name]) => `a refusal loses what was typed into ${name}`);
}

/** As fields give it back: without breaks, blanks at the ends, and what no text may hold, for which HTML has a sign. */
const plain = (text: string) =>
  new TextDecoder()
    .decode(new TextEncoder().encode(text))
    .replace(/[\r\n\0\ufffd]/g, "")
    .trim();

const pathOf = (url: string) => {
  const { pathname, search } = new URL(url);
  return (pathname + search).slice(0, 120);
};
