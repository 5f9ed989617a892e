import type { DeliveryApi } from "../../app/delivery-api/delivery-client.server";
import { deliveryFetch } from "../../app/delivery-api/http/fetch.server";
import type { Config, Coordinates, Dialect, Item, Module, Store, ZoneLookup } from "../../app/delivery-api/model";
import type { Result } from "../../app/delivery-api/result";
import type { Environment } from "../../app/env.server";
import { languages } from "../../app/i18n/languages";
import { serverTime } from "../../app/i18n/zone-time.server";
import { type Answered, createAsking, type Visitor } from "./asking";
import { featuresOf } from "./features";
import { judgeHours } from "./hours";
import { judgePictures, picturesIn } from "./pictures";
import { probe } from "./probe";
import {
  customerQuestions,
  generalQuestions,
  type LeadingQuestion,
  parcelQuestions,
  storeQuestions,
} from "./questions";
import { type Advice, type Finding, type Report, refused } from "./report";
import { judgeSettings } from "./settings";

/** Questions under way at a time: a delivery API has customers as well. */
const atATime = 4;
/** A clock that is further off shows closed stores as open. */
const clockMs = 60_000;

const becauseOf: Record<Dialect, string> = {
  m: "its config has none of the fields that newer servers send",
  n: "its config has centralize_login or admin_free_delivery",
  x: "its config has pro_member_status or store_category_status",
};

export type Examination = {
  environment: Environment;
  /** An address that the operator delivers to; null takes the default location of the config. */
  point: Coordinates | null;
  /** A customer whose pages are read too. */
  customer: { emailOrPhone: string; password: string } | null;
  fetch?: typeof fetch;
  /** From when on an answer is slow: for tests on a busy machine. */
  slowMs?: number;
  now?: () => Date;
};

/** Asks a delivery API all that the storefront will ask it for reading, and judges the answers. Nothing is ordered, and nothing is stored. */
export async function examine(options: Examination): Promise<Report> {
  const { environment, now = () => new Date() } = options;
  const fetcher = options.fetch ?? deliveryFetch;
  const baseUrl = environment.deliveryApiUrl;
  const refusal = await probe(baseUrl, fetcher);
  if (refusal !== null) return refused(baseUrl, refusal);

  const ask = createAsking({
    baseUrl,
    softwareId: environment.softwareId,
    origin: environment.publicOrigin,
    fetch: fetcher,
    slowMs: options.slowMs,
  });
  const findings: Finding[] = [];
  const advice: Advice[] = [];
  const pictures: string[] = [];
  let clockSkewMs = 0;
  const put = async <T>(
    shows: string,
    visitor: Visitor,
    question: (api: DeliveryApi) => Promise<Result<T>> | null,
    module: string | null = null,
  ): Promise<T | null> => {
    const asked: Answered<T> = await ask({ shows, module, visitor, put: question });
    findings.push(...asked.findings);
    clockSkewMs ||= asked.clockSkewMs;
    pictures.push(...picturesIn(asked.value));
    return asked.value;
  };

  const nobody: Visitor = { place: null, moduleId: null, token: null, language: "en" };
  const config = await put("any page", nobody, (api) => api.config.get());
  if (config === null) {
    const notes = findings.flatMap((finding) => finding.notes).join("; ");
    return refused(baseUrl, `${baseUrl} answers, but not with a config as docs/delivery-api.md §2.1 has it: ${notes}.`);
  }
  const point = options.point ?? config.defaultLocation;
  const [zone, modules] = [
    await put("anything: no zone is known there", nobody, (api) => api.geo.zone(point)),
    (await put("the choice of modules", nobody, (api) => api.modules.list())) ?? [],
  ];
  advice.push(...judgeSettings(config, environment));
  await inTurns(generalQuestions(config, point), (question) => putLeading(question, nobody, undefined));

  const place = zone && { ...point, zoneHeader: zone.header };
  const served = modules.filter(({ zoneIds }) => zone?.zoneIds.some((id) => zoneIds.includes(id)) ?? false);
  advice.push(...judgePlace(zone, point, options.point !== null, modules, served));
  const stores: Store[] = [];
  for (const module of served) {
    const visitor = { ...nobody, place, moduleId: module.id };
    if (!zone) break;
    const known = module.type === "parcel" ? { store: null, item: null } : await examplesOf(module, visitor);
    if (module.type !== "parcel" && known.store === null) {
      advice.push({ weight: "problem", text: `${module.name} has no store at this address: its home will be empty.` });
    }
    const questions = module.type === "parcel" ? parcelQuestions : storeQuestions;
    await inTurns(questions, async (question) => {
      const [, , only] = question;
      if (only && !only.includes(module.type)) return;
      const answer = await putLeading(question, visitor, known, module.name);
      if (isStore(answer)) stores.push(answer);
    });
  }
  if (options.customer) await examineCustomer(options.customer);
  for (const language of languages) advice.push(...(await judgeTexts(language)));
  advice.push(...judgeHours(stores, new Date(now().getTime() + clockSkewMs), environment.operatorTimeZone));
  const apiOrigin = new URL(baseUrl).origin;
  advice.push(
    ...(await judgePictures(pictures, { apiOrigin, imageOrigins: environment.imageOrigins, fetch: fetcher })),
  );
  advice.push(...judgeServer(baseUrl, config, clockSkewMs));

  return {
    address: baseUrl,
    refusal: null,
    server: {
      business: config.businessName,
      dialect: config.dialect.toUpperCase(),
      dialectBecause: becauseOf[config.dialect],
      currency: `${config.currency.symbol} on the ${config.currency.side}, ${config.currency.digits} digits`,
      clockSkewMs: Math.round(clockSkewMs),
    },
    modules: modules.map(({ id, name, type }) => ({
      id,
      name,
      type,
      isServedHere: served.some((one) => one.id === id),
    })),
    features: featuresOf(config),
    findings,
    advice,
  };

  /** Puts a question, and the one that its answer leads to. */
  async function putLeading<K>(
    [shows, question, , next]: LeadingQuestion<K>,
    visitor: Visitor,
    known: K,
    module: string | null = null,
  ): Promise<unknown> {
    const answer = await put(shows, visitor, (api) => question(api, known), module);
    if (answer !== null && next) await put(next[0], visitor, (api) => next[1](api, answer), module);
    return answer;
  }

  /** One store and one item of it, for the questions about a store and an item. */
  async function examplesOf({ name }: Module, visitor: Visitor): Promise<{ store: Store | null; item: Item | null }> {
    const lists = await put(
      "the stores",
      visitor,
      (api) => api.stores.list({ filter: "all", type: "all", page: 1, limit: 10 }),
      name,
    );
    const rows = lists?.rows ?? [];
    const store = rows.find(({ itemsCount }) => itemsCount > 0) ?? rows[0] ?? null;
    if (!store) return { store, item: null };
    const items = await put(
      "the items of a store",
      visitor,
      (api) => api.items.ofStore(store.id, { page: 1, limit: 10 }),
      name,
    );
    return { store, item: items?.rows[0] ?? null };
  }

  async function examineCustomer(customer: { emailOrPhone: string; password: string }) {
    const module = served.find(({ type }) => type !== "parcel");
    const visitor = { ...nobody, place, moduleId: module?.id ?? null };
    const step = await put("signing in by password", visitor, (api) => api.auth.signIn(customer));
    if (step === null) return;
    if (step.kind !== "signed-in") {
      advice.push({ weight: "hint", text: "That customer must be verified first: the account's pages were not read." });
      return;
    }
    const at = serverTime(now(), environment.operatorTimeZone);
    const facts = { config: config as Config, zoneId: zone?.zoneIds[0], moduleId: module?.id, at };
    await inTurns(customerQuestions, (question) => putLeading(question, { ...visitor, token: step.token }, facts));
  }

  /** Names that are the same in both languages were never translated. */
  async function judgeTexts(language: string): Promise<Advice[]> {
    if (language === "en" || modules.length === 0) return [];
    const translated = await put("the modules in another language", { ...nobody, language }, (api) =>
      api.modules.list(),
    );
    const names = new Set(modules.map(({ name }) => name));
    const same = (translated ?? []).filter(({ name }) => names.has(name));
    const isUntranslated = same.length > 0 && same.length === translated?.length;
    return isUntranslated
      ? [
          {
            weight: "hint",
            text: `The names of modules are the same in "${language}" as in English: customers read a page of two languages.`,
          },
        ]
      : [];
  }
}

function judgePlace(
  zone: ZoneLookup | null,
  { latitude, longitude }: Coordinates,
  isGiven: boolean,
  modules: Module[],
  served: Module[],
): Advice[] {
  const where = `${latitude}, ${longitude}`;
  if (!zone || zone.zoneIds.length === 0) {
    const which = isGiven ? "that you gave" : "that the config names as its default location";
    return [
      {
        weight: "problem",
        text: `No zone serves ${where}, the point ${which}: nothing of stores and items was asked. Give an address that you deliver to: --zone "latitude,longitude".`,
      },
    ];
  }
  if (modules.length === 0)
    return [{ weight: "problem", text: "No module is active: customers find nothing to choose." }];
  if (served.length === 0)
    return [{ weight: "problem", text: `No module is served at ${where}: customers there find nothing to choose.` }];
  return [];
}

function judgeServer(baseUrl: string, { currency }: Config, clockSkewMs: number): Advice[] {
  const { protocol, hostname } = new URL(baseUrl);
  const isNear =
    hostname === "localhost" || hostname === "127.0.0.1" || hostname === "[::1]" || !hostname.includes(".");
  const rules: [isSo: boolean, weight: Advice["weight"], text: string][] = [
    [
      protocol === "http:" && !isNear,
      "problem",
      "The delivery API is asked over http: tokens and addresses of customers can be read on the way. Use https.",
    ],
    [
      Math.abs(clockSkewMs) > clockMs,
      "problem",
      `The delivery API's clock is ${Math.round(clockSkewMs / 1000)} s off this machine's: one of them needs a time service.`,
    ],
    [
      currency.digits > 3,
      "problem",
      `Prices have ${currency.digits} digits after the point: no currency has more than three.`,
    ],
  ];
  return rules.filter(([isSo]) => isSo).map(([, weight, text]) => ({ weight, text }));
}

const isStore = (value: unknown): value is Store => typeof value === "object" && value !== null && "schedules" in value;

/** Some at a time, in order. */
async function inTurns<T>(list: T[], work: (one: T) => Promise<unknown>): Promise<void> {
  const left = [...list];
  const worker = async () => {
    for (let one = left.shift(); one !== undefined; one = left.shift()) await work(one);
  };
  await Promise.all(Array.from({ length: atATime }, worker));
}
