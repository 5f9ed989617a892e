import { randomBytes } from "node:crypto";
import { type AddressDetails, addressCookie } from "./address.server";
import type { StoredCookie } from "./cookie.server";
import { type ChosenCoupon, couponCookie } from "./coupon.server";
import { flashCookie, type Toast } from "./flash.server";
import { type FundOnItsWay, fundCookie } from "./fund.server";
import { emptyGuest, type GuestDetails, guestCookie } from "./guest.server";
import { type OAuthAttempt, oauthCookie } from "./oauth.server";
import { type OrderIntent, orderIntentCookie } from "./order-intent.server";
import { emptyParcel, type ParcelDraft, parcelCookie } from "./parcel.server";
import { type Place, placeCookie } from "./place.server";
import { type PushChoice, pushCookie } from "./push.server";
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
  set<K extends keyof Values>(name: K, value: Values[K]): void;
  /** Merge fields into a value that is always there. */
  patch<K extends "visitor" | "settings" | "guest" | "parcel">(name: K, fields: Partial<Values[K]>): void;
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
  value === null || value === emptyParcel || (Array.isArray(value) && value.length === 0);

/** Reads every cookie of a request; whatever is forged or broken counts as absent. */
export async function readSession(cookieHeader: string | null): Promise<Session> {
  const cookies = cookieJars();
  const stored = Object.fromEntries(
    await Promise.all(Object.entries(cookies).map(async ([name, jar]) => [name, await jar.read(cookieHeader)])),
  ) as { [K in keyof Values]: Values[K] | null };
  const values: Values = {
    ...stored,
    visitor: stored.visitor ?? {
      token: null,
      guestId: null,
      cartCounts: {},
      isNew: false,
      interestAsked: [],
      unread: null,
      formKey: randomBytes(18).toString("base64url"),
    },
    settings: stored.settings ?? defaultSettings,
    guest: stored.guest ?? emptyGuest,
    orderIntents: stored.orderIntents ?? [],
    parcel: stored.parcel ?? emptyParcel,
    flash: stored.flash ?? [],
  };
  const changed = new Set<keyof Values>(stored.visitor ? [] : ["visitor"]);
  const touched = new Set<keyof Values>();

  const session = {
    touched,
    set<K extends keyof Values>(name: K, value: Values[K]) {
      values[name] = value;
      changed.add(name);
      touched.add(name);
    },
    patch<K extends "visitor" | "settings" | "guest" | "parcel">(name: K, fields: Partial<Values[K]>) {
      session.set(name, { ...values[name], ...fields });
    },
    async takeSetCookies() {
      const names = [...changed];
      changed.clear();
      return Promise.all(
        names.map((name) => {
          const jar = cookies[name] as StoredCookie<unknown>;
          return jar.write(isEmpty(values[name]) ? null : values[name]);
        }),
      );
    },
  };
  for (const name of Object.keys(values) as (keyof Values)[]) {
    const get = () => {
      touched.add(name);
      return values[name];
    };
    Object.defineProperty(session, name, { enumerable: true, get });
  }
  return session as unknown as Session;
}
