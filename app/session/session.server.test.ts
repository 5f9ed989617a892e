import { beforeAll, describe, expect, test, vi } from "vitest";
import { parcelLimits } from "./parcel.server";
import type { Session } from "./session.server";

let readSession: (header: string | null) => Promise<Session>;
beforeAll(async () => {
  vi.stubEnv("DELIVERY_API_URL", "http://localhost:4000");
  vi.stubEnv("SESSION_SECRETS", "0123456789abcdef".repeat(2));
  ({ readSession } = await import("./session.server"));
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
    session.patch("visitor", { token: "a token", guestId: 1042 });
    session.set("place", place);
    session.set("module", { id: 2, type: "grocery" });
    session.patch("settings", { language: "ar" });
    const again = await readSession(await sentBack(session));
    expect(again.visitor).toMatchObject({ token: "a token", guestId: 1042 });
    expect(again.place).toEqual(place);
    expect(again.module).toEqual({ id: 2, type: "grocery" });
    expect(again.settings).toMatchObject({ language: "ar" });
  });

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
