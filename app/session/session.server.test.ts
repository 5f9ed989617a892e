import { beforeAll, describe, expect, test, vi } from "vitest";
import { zoneTexts } from "~/delivery-api/testing";
import type { Login } from "./login.server";
import { emptyParcel, parcelLimits } from "./parcel.server";
import { zoneIdsOf } from "./place.server";
import type { Session } from "./session.server";

let readSession: (header: string | null) => Promise<Session>;
let newLogin: (now?: number) => Login;
beforeAll(async () => {
  vi.stubEnv("DELIVERY_API_URL", "http://localhost:4000");
  vi.stubEnv("SESSION_SECRETS", "0123456789abcdef".repeat(2));
  ({ readSession } = await import("./session.server"));
  ({ newLogin } = await import("./login.server"));
  // The environment is read with the first cookie, and then never again.
  await readSession(null);
  vi.unstubAllEnvs();
});

const place = { zoneHeader: "[1]", latitude: 43.6, longitude: -11.4, address: "شارع الميناء 12".repeat(20) };
const details = {
  savedId: 9,
  latitude: 43.6,
  longitude: -11.4,
  type: "و".repeat(30),
  contactName: "و".repeat(100),
  contactNumber: "+201001234567",
  road: "و".repeat(80),
  house: "و".repeat(40),
  floor: "و".repeat(40),
  additional: "و".repeat(100),
};

/** What a browser sends back of a session's cookies. */
const sentBack = async (session: Session) =>
  (await session.takeSetCookies()).map((cookie) => cookie.split(";")[0]).join("; ");

describe("what is remembered of a visitor", () => {
  test("SES-15 zone, token, language, coordinates, module, location and guest id come back as they were kept", async () => {
    const session = await readSession(null);
    session.patch("visitor", { token: "a token", login: newLogin(), guestId: 1042 });
    session.set("place", place);
    session.set("module", { id: 2, type: "grocery" });
    session.patch("settings", { language: "ar" });
    const again = await readSession(await sentBack(session));
    expect(again.visitor).toMatchObject({ token: "a token", guestId: 1042 });
    expect(again.place).toEqual(place);
    expect(again.module).toEqual({ id: 2, type: "grocery" });
    expect(again.settings).toMatchObject({ language: "ar" });
  });

  test.each(zoneTexts)(
    "LOC-09 LOC-17 so does a place whose zones a server writes as %j",
    async (_said, zoneHeader, zoneIds) => {
      const session = await readSession(null);
      session.set("place", { ...place, zoneHeader });
      const kept = (await readSession(await sentBack(session))).place;
      expect(kept).toEqual({ ...place, zoneHeader });
      expect(kept && zoneIdsOf(kept)).toEqual(zoneIds);
    },
  );

  test("SES-16 so do recent searches and the country", async () => {
    const session = await readSession(null);
    session.patch("settings", { searches: ["soup", "شوربة"], country: "eg" });
    const { settings } = await readSession(await sentBack(session));
    expect(settings).toMatchObject({ searches: ["soup", "شوربة"], country: "eg" });
  });

  test("SRCH-06 SRCH-08 five of the longest search terms fit the cookie", async () => {
    const searches = ['"'.repeat(60), "و".repeat(60), "検".repeat(60), "検索".repeat(30), "🍔".repeat(30)];
    const session = await readSession(null);
    session.patch("settings", { searches, language: "ar", theme: "light", lite: true, country: "eg" });
    expect((await readSession(await sentBack(session))).settings.searches).toEqual(searches);
  });

  test("the longest place with the longest address fits the cookie of a wanted place", async () => {
    const wanted = { place: { ...place, address: "و".repeat(300) }, details };
    const session = await readSession(null);
    session.set("wanted", wanted);
    expect((await readSession(await sentBack(session))).wanted).toEqual(wanted);
  });

  test("the longest sign-in under way fits its cookie, sealed", async () => {
    const signIn = {
      step: "code" as const,
      way: { by: "password" as const, identifier: "i".repeat(255), password: '"'.repeat(100) },
      isNew: true,
      returnTo: "/r".repeat(100),
      carts: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
      channel: "email" as const,
      to: "t".repeat(255),
      sentAt: 1_800_000_000_000,
      token: "t".repeat(1400),
    };
    const session = await readSession(null);
    session.set("signIn", signIn);
    const header = await sentBack(session);
    expect((await readSession(header)).signIn).toEqual(signIn);
    expect(header).not.toContain("t".repeat(20));
    const exists = {
      step: "exists" as const,
      way: {
        by: "social" as const,
        account: {
          medium: "apple" as const,
          token: "t".repeat(1400),
          isAccessToken: false,
          uniqueId: "u".repeat(100),
          email: "e".repeat(255),
        },
      },
      isNew: false,
      returnTo: "/r".repeat(100),
      carts: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
      name: "检".repeat(100),
      image: "i".repeat(300),
      code: "123456",
    };
    session.set("signIn", null);
    expect(await session.takeSetCookies()).toEqual([expect.stringMatching(/^sign-in=; Max-Age=0;/)]);
    session.set("signIn", exists);
    expect((await readSession(await sentBack(session))).signIn).toEqual(exists);
  });

  test.each(["و", "検", '"'])("the longest parcel fits what browsers keep, in any script: %s", async (letter) => {
    const texts = Object.entries(parcelLimits).map(([name, length]) => [name, letter.repeat(length)]);
    const { note, ...longest } = Object.fromEntries(texts) as Record<keyof typeof parcelLimits, string>;
    const end = { ...longest, contactNumber: "+201001234567", latitude: 43.123456789, longitude: -111.123456789 };
    const parcel = { categoryId: 999_999, sender: end, receiver: end, instructionId: 999_999, note };
    const session = await readSession(null);
    session.set("parcel", parcel);
    expect((await readSession(await sentBack(session))).parcel).toEqual(parcel);
  });

  test("forged or broken cookies count as absent", async () => {
    const session = await readSession(null);
    session.set("place", place);
    const header = await sentBack(session);
    expect((await readSession(header.replace(/place=..../, "place=AAAA"))).place).toBeNull();
    expect((await readSession("place=%%%; visitor=eyJ9; module=")).module).toBeNull();
  });
});

describe("all cookies together", () => {
  /** A browser: what it was told, it sends. */
  function browser() {
    const jar = new Map<string, string>();
    const header = () => [...jar.values()].join("; ");
    return {
      header,
      async does(change: (session: Session) => void) {
        const session = await readSession(header());
        change(session);
        for (const line of await session.takeSetCookies()) {
          const [pair = ""] = line.split(";");
          const [name = ""] = pair.split("=");
          if (/Max-Age=0/.test(line)) jar.delete(name);
          else jar.set(name, pair);
        }
      },
    };
  }
  const text = "و";
  const intent = {
    key: "k".repeat(24),
    itemId: 1,
    isCampaign: false,
    quantity: 1,
    groups: [{ name: text.repeat(200), labels: [text.repeat(100)] }],
    variationType: null,
    addOns: [],
  };
  const guest = { contactName: text.repeat(100), contactEmail: "e".repeat(120), contactNumber: "+201001234567" };

  test("stay within their budget: what is least needed goes, never who somebody is, where, or what they did just now", async () => {
    const { does, header } = browser();
    await does((session) => session.patch("visitor", { token: "t".repeat(1400), login: newLogin() }));
    await does((session) => session.set("place", { ...place, address: text.repeat(300) }));
    await does((session) => session.set("module", { id: 1, type: "parcel" }));
    await does((session) => session.patch("settings", { searches: Array(5).fill(text.repeat(60)) }));
    await does((session) => session.set("wanted", { place: { ...place, address: text.repeat(300) }, details }));
    await does((session) => session.set("orderIntents", [intent]));
    await does((session) => session.set("address", details));
    await does((session) => session.patch("guest", guest));
    expect(header().length).toBeLessThanOrEqual(6144);
    const kept = await readSession(header());
    expect(kept.visitor.token).toHaveLength(1400);
    expect(kept.place?.address).toHaveLength(300);
    expect(kept.settings.searches).toHaveLength(5);
    expect(kept.guest.contactName).toBe(guest.contactName);
    expect(kept.wanted).toBeNull();
  });

  test("that fit are all kept", async () => {
    const { does, header } = browser();
    await does((session) => session.patch("visitor", { token: "t".repeat(400), login: newLogin() }));
    await does((session) => session.set("place", place));
    await does((session) => session.set("address", details));
    await does((session) => session.set("orderIntents", [intent]));
    const kept = await readSession(header());
    expect([kept.place, kept.address, kept.orderIntents]).toEqual([place, details, [intent]]);
  });
});

describe("a sign-in", () => {
  const day = 24 * 60 * 60 * 1000;
  const signedIn = async (login: Login | null) => {
    const session = await readSession(null);
    session.patch("visitor", { token: "a token", login });
    return sentBack(session);
  };
  const tokenOf = async (header: string) => (await readSession(header)).visitor.token;

  test("goes on while it is used, and its day of use is kept once a day", async () => {
    const now = Date.now();
    const today = await readSession(await signedIn(newLogin(now)));
    expect([today.visitor.token, await today.takeSetCookies()]).toEqual(["a token", []]);
    const later = await readSession(await signedIn(newLogin(now - 2 * day)));
    expect(later.visitor.token).toBe("a token");
    expect(await later.takeSetCookies()).toHaveLength(1);
  });

  test.each([
    ["after thirty days, however much it was used", { since: 31, seen: 0 }],
    ["after two weeks without a visit", { since: 15, seen: 15 }],
  ])("ends %s", async (_, { since, seen }) => {
    const now = Date.now();
    const login = { id: "0123456789abcdef", since: now - since * day, seen: now - seen * day };
    expect(await tokenOf(await signedIn(login))).toBeNull();
  });

  test("without a number and an age does not count", async () => {
    expect(await tokenOf(await signedIn(null))).toBeNull();
  });

  test("that was left ends for every copy of its cookie, and for no other one", async () => {
    const [copy, other] = [await signedIn(newLogin()), await signedIn(newLogin())];
    await (await readSession(copy)).leave();
    expect([await tokenOf(copy), await tokenOf(other)]).toEqual([null, "a token"]);
  });

  test("leaves nothing of its customer behind but where this browser is and how it shows the shop", async () => {
    const session = await readSession(null);
    const customers = { token: "a token", login: newLogin(), cartCounts: { 1: 2 }, told: [100021], running: 1 };
    session.patch("visitor", { ...customers, interestAsked: [1] });
    session.set("place", place);
    session.set("module", { id: 2, type: "grocery" });
    session.patch("settings", { language: "ar", lite: true, searches: ["soup"] });
    session.patch("guest", { contactName: "Ann Lee", contactNumber: "+15550100001", trackingNumber: "+15550100001" });
    session.set("address", details);
    session.set("coupon", { code: "WELCOME10", storeId: 1 });
    session.patch("parcel", { note: "for Ann" });
    const { formKey } = session.visitor;
    await session.leave();
    const left = await readSession(await sentBack(session));
    expect(left.visitor).toEqual({
      token: null,
      login: null,
      guestId: null,
      cartCounts: {},
      isNew: false,
      interestAsked: [1],
      running: null,
      known: null,
      told: [],
      formKey: expect.not.stringMatching(formKey),
    });
    expect([left.place, left.module]).toEqual([place, { id: 2, type: "grocery" }]);
    expect(left.settings).toMatchObject({ language: "ar", lite: true, searches: [] });
    expect(left.guest).toMatchObject({ contactName: "", contactNumber: "", trackingNumber: "", lastOrder: null });
    expect([left.address, left.coupon, left.parcel]).toEqual([null, null, emptyParcel]);
  });

  test.each([
    ["off stay off", { sentAt: 0, isOff: true }, { sentAt: 0, isOff: true }],
    ["on are nobody's", { sentAt: 1, isOff: false }, null],
  ])("PUSH-01: messages that were switched %s once it is left or has ended", async (_, push, left) => {
    const cookies = await signedIn(newLogin());
    const session = await readSession(cookies);
    session.set("push", push);
    const copy = `${cookies}; ${await sentBack(session)}`;
    await session.leave();
    expect((await readSession(await sentBack(session))).push).toEqual(left);
    expect((await readSession(copy)).push).toEqual(left);
  });
});
