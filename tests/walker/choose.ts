import type { Random } from "../../sandbox/seed/random";
import { untimely } from "../harness/intents";
import { pagesWithForms } from "../harness/pages-with-forms";
import { type Coverage, kindsOf, openedBy } from "./coverage";
import type { Control, Field, Look } from "./look";
import { dialogs, routes } from "./routes";
import type { Step, Surroundings, Typed } from "./steps";
import { asCookie, isText, meantFor, outsideWords } from "./words";

/** What stands in addresses, and some values that lead somewhere. */
const parameters: Record<string, readonly string[]> = {
  id: ["harbour-kitchen", "1", "3", "101", "burgers"],
  order: ["100001", "100002"],
  medium: ["google", "facebook"],
  tab: ["all", "popular"],
  dialog: dialogs,
  item: ["1", "5", "22", "101"],
  address: ["1", "12 harbour street"],
  module_id: ["1", "4"],
  store: ["1"],
  language: ["ar", "en"],
  page: ["cart", "buy_now", "profile-settings", "2"],
  q: ["burger", "zzz"],
  type: ["admin"],
};

/** What a customer does next: mostly what the page offers, and of that what was met least. */
export function chooseStep(
  look: Look,
  surroundings: Surroundings,
  origin: string,
  coverage: Coverage,
  random: Random,
): Step {
  const presses = look.controls.filter((control) => isOnSite(control, look, origin));
  const senders = presses.filter(({ fields }) => fields.length > 0);
  const isHttp = surroundings.driver === "http";
  const options: [weight: number, choose: () => Step][] = [
    [presses.length > 0 ? 50 : 0, () => pressOf(rarest(presses, coverage, random), surroundings, random)],
    [senders.length > 0 ? 20 : 0, () => sendOf(rarest(senders, coverage, random), random)],
    [senders.some(({ fields }) => fields.some(isText)) ? 8 : 0, () => enterOf(senders, random)],
    [6, () => ({ do: "open", address: someAddress(isHttp, coverage, random) })],
    [6, () => ({ do: "open", address: formAddress(surroundings, coverage, random) })],
    [3, () => ({ do: "open", address: twisted(look.url, random) })],
    [
      1,
      () => ({
        do: "cookie",
        name: random.pick(["settings", "visitor", "place", "flash"]),
        value: asCookie(word(random)),
      }),
    ],
    [6, () => ({ do: "back" })],
    [2, () => ({ do: "forward" })],
    [3, () => ({ do: "reload" })],
    [1, () => ({ do: "tab" })],
    [1, () => ({ do: "other tab" })],
    [surroundings.scripts ? (look.hasDialog ? 6 : 1) : 0, () => ({ do: "escape" })],
    [isHttp ? 2 : 0, () => staleForm(coverage, random)],
  ];
  let left = random.next() * options.reduce((sum, [weight]) => sum + weight, 0);
  for (const [weight, choose] of options) {
    left -= weight;
    if (left < 0) return choose();
  }
  return { do: "reload" };
}

/** What nobody has met and somebody must, where the page offers it; else mostly another page or dialog with forms. */
export function chooseMissing(
  look: Look,
  surroundings: Surroundings,
  origin: string,
  coverage: Coverage,
  random: Random,
): Step {
  const missing = new Set(coverage.missing());
  const offered = look.controls.filter(
    (one) => isOnSite(one, look, origin) && kindsOf(one).some((kind) => missing.has(kind)),
  );
  // Now and then none of them: it may be one that nobody can press.
  if (offered.length > 0 && random.chance(0.8)) {
    const control = random.pick(offered);
    return control.fields.length > 0 ? sendOf(control, random) : pressOf(control, surroundings, random);
  }
  const isHttp = surroundings.driver === "http";
  const address = random.chance(0.7)
    ? formAddress(surroundings, coverage, random)
    : someAddress(isHttp, coverage, random);
  return { do: "open", address };
}

/** The shop's own, and the pages that it sends one to for paying; not the rest of the world. */
function isOnSite({ href, action }: Control, look: Look, origin: string): boolean {
  const target = href ?? action;
  if (target === undefined) return true;
  const to = new URL(target).origin;
  return to === origin || to === new URL(look.url).origin;
}

/** Of some controls the one that was met least, and first of all one that was never met. */
function rarest(controls: Control[], coverage: Coverage, random: Random): Control {
  const unmet = controls.filter((one) => coverage.met(one) === 0);
  const some = random.sample(unmet.length > 0 ? unmet : controls, 6);
  return some.reduce((best, one) => (coverage.met(one) < coverage.met(best) ? one : best));
}

function pressOf(control: Control, { scripts }: Surroundings, random: Random): Step {
  return {
    do: "press",
    control: control.key,
    ...(random.chance(0.06) ? { twice: true as const } : {}),
    ...(scripts && random.chance(0.08) ? { quick: true as const } : {}),
  };
}

/** A form filled as it is meant, or with one or more words that nobody expects. */
function typedFor(fields: Field[], random: Random): Typed {
  const isMeant = random.chance(0.6);
  return Object.fromEntries(
    fields
      .filter(({ type }) => type !== "file")
      .map((field) => [
        field.name,
        isMeant || (!isText(field) && field.options.length > 0) || random.chance(0.5)
          ? meantFor(field, random)
          : word(random),
      ]),
  );
}

const sendOf = ({ key, fields }: Control, random: Random): Step => ({
  do: "press",
  control: key,
  typed: typedFor(fields, random),
  ...(random.chance(0.06) ? { twice: true as const } : {}),
});

function enterOf(senders: Control[], random: Random): Step {
  const { fields } = random.pick(senders.filter((sender) => sender.fields.some(isText)));
  const field = random.pick(
    fields.filter((one) => isText(one) && one.type !== "textarea").concat(fields.filter(isText)),
  );
  return {
    do: "enter",
    field: field.key,
    typed: { [field.name]: random.chance(0.5) ? meantFor(field, random) : word(random) },
  };
}

function staleForm(coverage: Coverage, random: Random): Step {
  const [intent, [address, names]] = random
    .sample(Object.entries(untimely), 3)
    .reduce((best, one) => (coverage.count(`intent ${one[0]}`) < coverage.count(`intent ${best[0]}`) ? one : best));
  const fields = names.split(" ").map((name) => [name, random.chance(0.5) ? "1" : word(random)]);
  return { do: "send", address, typed: { ...Object.fromEntries(fields), intent } };
}

const formsOf: Record<Surroundings["who"], string[]> = {
  stranger: pagesWithForms.stranger,
  guest: pagesWithForms.guest,
  buyer: pagesWithForms.guest,
  customer: pagesWithForms.customer,
  newcomer: pagesWithForms.customer,
  "old customer": pagesWithForms.customer,
  "customer about to buy": pagesWithForms.customer,
};

/** A page or a dialog with a form, of those that a visitor of this kind opened least: some need an order or an address that stands in their address. */
function formAddress({ who, module }: Surroundings, coverage: Coverage, random: Random): string {
  const addresses = module === "parcel" ? [...formsOf[who], ...pagesWithForms.sender] : formsOf[who];
  const met = (address: string) => coverage.count(openedBy(who, address));
  return random.sample(addresses, 6).reduce((best, one) => (met(one) < met(best) ? one : best));
}

/** A page, perhaps with a dialog over it, named by values that lead somewhere or by a word from outside. */
function someAddress(isHttp: boolean, coverage: Coverage, random: Random): string {
  // What no page is, such as lists that grow, browsers would save as a file.
  const candidates = random.sample(
    routes.filter((one) => isHttp || !/more|status|xml|txt|manifest|suggest|resolve/.test(one)),
    4,
  );
  const route = candidates.reduce((best, one) =>
    coverage.count(`route ${one}`) < coverage.count(`route ${best}`) ? one : best,
  );
  const value = (name: string) => (random.chance(0.8) ? random.pick(parameters[name] ?? ["1"]) : word(random));
  const path = route.replace(/\$(\w*)/g, (_, name: string) => encode(value(name || "id")));
  const names = random.sample(Object.keys(parameters), random.int(0, 3));
  const query = random.chance(0.4) ? ["dialog", ...names.filter((name) => name !== "dialog")] : names;
  return query.length === 0 ? path : `${path}?${query.map((name) => `${name}=${encode(value(name))}`).join("&")}`;
}

/** The page's address with one value changed, as by a hand or a bad link. */
function twisted(url: string, random: Random): string {
  const { pathname, searchParams } = new URL(url);
  const name = random.pick([...searchParams.keys(), "dialog", "sort"]);
  searchParams.set(name, "");
  const rest = searchParams.toString().replace(new RegExp(`(^|&)${name}=`), `$1${name}=${encode(word(random))}`);
  return `${pathname}?${rest}`;
}

const word = (random: Random) => random.pick(outsideWords);

/** Lone surrogates have no code of their own; percent signs that stand in a word stay as they are, so that broken codes come too. */
const encode = (value: string) =>
  new URLSearchParams({ "": value.slice(0, 2000) }).toString().slice(1).replaceAll("%25", "%");
