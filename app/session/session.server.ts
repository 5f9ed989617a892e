import { cookieLimits } from "~/limits";
import { type AddressDetails, addressCookie } from "./address.server";
import type { StoredCookie } from "./cookie.server";
import { type ChosenCoupon, couponCookie } from "./coupon.server";
import { flashCookie, type Toast } from "./flash.server";
import { type FundOnItsWay, fundCookie } from "./fund.server";
import { emptyGuest, type GuestDetails, guestCookie } from "./guest.server";
import { continued, endedLogins, newKey, newLogin } from "./login.server";
import { type OAuthAttempt, oauthCookie } from "./oauth.server";
import { type OrderIntent, orderIntentCookie } from "./order-intent.server";
import { emptyParcel, type ParcelDraft, parcelCookie } from "./parcel.server";
import { Area, type Place, placeCookie } from "./place.server";
import { leftPush, type PushChoice, pushCookie } from "./push.server";
import { defaultSettings, type Settings, settingsCookie } from "./settings.server";
import { type SignInAttempt, signInCookie } from "./sign-in.server";
import { type ChosenModule, moduleCookie, type Visitor, visitorCookie } from "./visitor.server";
import { type WantedPlace, wantedPlaceCookie } from "./wanted-place.server";

type Values = {
  visitor: Visitor;
  place: Place | null;
  wanted: WantedPlace | null;
  module: ChosenModule | null;
  settings: Settings;
  guest: GuestDetails;
  address: AddressDetails | null;
  orderIntents: OrderIntent[];
  coupon: ChosenCoupon | null;
  fund: FundOnItsWay | null;
  signIn: SignInAttempt | null;
  oauth: OAuthAttempt | null;
  parcel: ParcelDraft;
  push: PushChoice | null;
  flash: Toast[];
};

export type SessionValue = keyof Values;

/** All cookies of one request: read once, changed by loaders and actions, written once. */
export type Session = Readonly<Values> & {
  /** Names of everything that was looked at or changed so far. */
  readonly touched: ReadonlySet<SessionValue>;
  /** Names of everything that was changed so far. */
  readonly changed: ReadonlySet<SessionValue>;
  /** Of the place: no sign that the page depends on where its visitor lives, which `place` is. */
  readonly area: Area | null;
  /** Whether the browser sent any cookie, ours or not. */
  readonly hasCookies: boolean;
  set<K extends keyof Values>(name: K, value: Values[K]): void;
  /** Merge fields into a value that is always there. */
  patch<K extends "visitor" | "settings" | "guest" | "parcel">(name: K, fields: Partial<Values[K]>): void;
  /** A new sign-in in the place of the one before, which ends for every copy of its cookie. */
  renewLogin(): Promise<void>;
  /** Ends the sign-in, for every copy of its cookie, and forgets all but where this browser is and how it shows the shop. */
  leave(): Promise<void>;
  /** `Set-Cookie` values of what changed since the last call. */
  takeSetCookies(): Promise<string[]>;
};

let jars: { [K in keyof Values]: StoredCookie<NonNullable<Values[K]>> } | undefined;

/** Made at the first request: the environment must be read by then. */
function cookieJars() {
  jars ??= {
    visitor: visitorCookie(),
    place: placeCookie(),
    wanted: wantedPlaceCookie(),
    module: moduleCookie(),
    settings: settingsCookie(),
    guest: guestCookie(),
    address: addressCookie(),
    orderIntents: orderIntentCookie(),
    coupon: couponCookie(),
    fund: fundCookie(),
    signIn: signInCookie(),
    oauth: oauthCookie(),
    parcel: parcelCookie(),
    push: pushCookie(),
    flash: flashCookie(),
  };
  return jars;
}

const isEmpty = (value: unknown) =>
  value === null || value === emptyParcel || value === emptyGuest || (Array.isArray(value) && value.length === 0);

/**
 * What goes first when all cookies together are too large, unless it was set just now: a question that was left open, money on its way (the
 * wallet shows it all the same), carts of one line, drafts, and what forms are filled with.
 */
const leastNeeded = ["wanted", "fund", "orderIntents", "parcel", "address", "guest"] as const satisfies SessionValue[];

const namesOf = <T extends object>(table: T) => Object.keys(table) as (keyof T)[];

/** The bytes that a browser will send of a `Set-Cookie` line: none of a cookie that is cleared. */
const bytesSent = (line: string) => (/; Max-Age=0(;|$)/.test(line) ? 0 : line.split(";", 1).join("").length + 2);

const newVisitor = (): Visitor => ({
  token: null,
  login: null,
  guestId: null,
  cartCounts: {},
  isNew: false,
  interestAsked: [],
  running: null,
  known: null,
  told: [],
  formKey: newKey(),
});

/** What a browser that was never here before would have. */
const nothing = (): Values => ({
  visitor: newVisitor(),
  place: null,
  wanted: null,
  module: null,
  settings: defaultSettings,
  guest: emptyGuest,
  address: null,
  orderIntents: [],
  coupon: null,
  fund: null,
  signIn: null,
  oauth: null,
  parcel: emptyParcel,
  push: null,
  flash: [],
});

/**
 * What stays when a customer leaves: the home page they are led to needs a place and a module (SES-13), settings but not what was searched
 * for are the browser's, and so are what it was asked once, which accounts know it, and that push messages are switched off.
 */
const afterLeaving = ({ place, module, settings, visitor, push, flash }: Values): Values => {
  const empty = nothing();
  return {
    ...empty,
    place,
    module,
    flash,
    push: leftPush(push),
    settings: { ...settings, searches: [] },
    visitor: { ...empty.visitor, interestAsked: visitor.interestAsked, known: visitor.known },
  };
};

/** Reads every cookie of a request; whatever is forged or broken counts as absent, and a sign-in that is over as left. */
export async function readSession(cookieHeader: string | null): Promise<Session> {
  const cookies = cookieJars();
  const stored = Object.fromEntries(
    await Promise.all(Object.entries(cookies).map(async ([name, jar]) => [name, await jar.read(cookieHeader)])),
  ) as { [K in keyof Values]: Values[K] | null };
  const values: Values = {
    ...stored,
    visitor: stored.visitor ?? newVisitor(),
    settings: stored.settings ?? defaultSettings,
    guest: stored.guest ?? emptyGuest,
    orderIntents: stored.orderIntents ?? [],
    parcel: stored.parcel ?? emptyParcel,
    flash: stored.flash ?? [],
  };
  const held = new Map((cookieHeader ?? "").split(/; */).map((pair) => [pair.split("=", 1)[0] ?? "", pair.length + 2]));
  const changed = new Set<keyof Values>();
  const touched = new Set<keyof Values>();
  // Not yet written. A new visitor's cookie is, though nobody has changed anything of theirs.
  const unwritten = new Set<keyof Values>(stored.visitor ? [] : ["visitor"]);

  const session = {
    touched,
    changed,
    get area() {
      return values.place && new Area(values.place);
    },
    hasCookies: (cookieHeader ?? "").trim() !== "",
    set<K extends keyof Values>(name: K, value: Values[K]) {
      values[name] = value;
      changed.add(name);
      unwritten.add(name);
      touched.add(name);
    },
    patch<K extends "visitor" | "settings" | "guest" | "parcel">(name: K, fields: Partial<Values[K]>) {
      session.set(name, { ...values[name], ...fields });
    },
    async renewLogin() {
      const { login } = values.visitor;
      session.patch("visitor", { login: newLogin() });
      if (login !== null) await endedLogins().end(login.id);
    },
    async leave() {
      const { login } = values.visitor;
      if (login !== null) await endedLogins().end(login.id);
      const left = afterLeaving(values);
      for (const name of namesOf(left)) {
        if (!isEmpty(left[name]) || !isEmpty(values[name])) session.set(name, left[name]);
      }
    },
    async takeSetCookies() {
      const written = new Map<keyof Values, string>();
      const write = async (name: keyof Values) => {
        const jar = cookies[name] as StoredCookie<unknown>;
        written.set(name, await jar.write(isEmpty(values[name]) ? null : values[name]));
      };
      await Promise.all([...unwritten].map(write));
      unwritten.clear();
      const bytesOf = (name: keyof Values) => {
        const line = written.get(name);
        return line === undefined ? (held.get(cookies[name].name) ?? 0) : bytesSent(line);
      };
      const all = () => namesOf(cookies).reduce((bytes, name) => bytes + bytesOf(name), 0);
      for (const name of written.size > 0 ? leastNeeded : []) {
        if (all() <= cookieLimits.all) break;
        if (written.has(name) || bytesOf(name) === 0) continue;
        Object.assign(values, { [name]: nothing()[name] });
        await write(name);
      }
      return [...written.values()];
    },
  };
  for (const name of Object.keys(values) as (keyof Values)[]) {
    const get = () => {
      touched.add(name);
      return values[name];
    };
    Object.defineProperty(session, name, { enumerable: true, get });
  }
  if (values.visitor.token !== null) {
    const { login } = values.visitor;
    const renewed = continued(login, Date.now());
    if (renewed === null || (await endedLogins().has(renewed.id))) await session.leave();
    else if (renewed !== login) {
      values.visitor = { ...values.visitor, login: renewed };
      unwritten.add("visitor");
    }
  }
  return session as unknown as Session;
}
