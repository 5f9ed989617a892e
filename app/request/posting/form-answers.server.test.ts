import { beforeEach, expect, test, vi } from "vitest";
import { formAnswerLimits } from "~/limits";
import type { RequestContext } from "~/request/context/request-context";
import { formAnswerOf } from "~/runtime/form-answer-address";
import { readSession, type Session } from "~/session/session.server";
import { saveFormAnswer, showFormAnswer } from "./form-answers.server";
import { formResultOf, formStatusOf } from "./form-result.server";
import type { FormResult } from "./outcome";

vi.mock("~/request/context/redis.server", () => ({ theRedis: () => null }));

type Visit = Pick<RequestContext, "client" | "session" | "url">;

const page = "/auth/sign-in?dialog=menu";
const refused = (initialValue: Record<string, string>): FormResult => ({
  intent: "sign-in",
  page,
  isRefused: true,
  reply: { initialValue, error: { identifier: ["Who are you?"] } },
});

let session: Session;
const cookieOf = async ({ takeSetCookies }: Session) =>
  (await takeSetCookies()).map((line) => line.split(";", 1)[0]).join("; ");
const visit = (own: Session, address = page, machine = "192.0.2.1"): Visit => ({
  session: own,
  url: new URL(address, "http://shop.test"),
  client: { address: machine, userAgent: "", referrer: "", wantsPrivacy: false, isFromOtherSite: false },
});
const keyIn = (address: string | null) => formAnswerOf(address ?? "")?.key ?? "";

beforeEach(async () => {
  vi.stubEnv("DELIVERY_API_URL", "http://localhost:4000");
  vi.stubEnv("SESSION_SECRETS", "0123456789abcdef".repeat(2));
  session = await readSession(null);
});

/** The next request of the same browser. */
const nextVisit = async (address?: string) => visit(await readSession(await cookieOf(session)), address);

test("a refused form is shown to its visitor at its page, with its status", async () => {
  const address = await saveFormAnswer(visit(session), refused({ identifier: "ann" }), 422);
  expect(address).toMatch(/^\/auth\/sign-in\?dialog=menu&answer=/);
  const next = await nextVisit();
  await showFormAnswer(next, keyIn(address));
  expect(formResultOf(next)).toEqual(refused({ identifier: "ann" }));
  expect(formStatusOf(next)).toBe(422);
});

test("nobody else is shown it, nor another page, nor under another key", async () => {
  const key = keyIn(await saveFormAnswer(visit(session), refused({ identifier: "ann" }), 422));
  const stranger = visit(await readSession(null));
  const elsewhere = await nextVisit("/auth/sign-in");
  const next = await nextVisit();
  await showFormAnswer(stranger, key);
  await showFormAnswer(elsewhere, key);
  await showFormAnswer(next, "x".repeat(24));
  for (const one of [stranger, elsewhere, next]) expect([formResultOf(one), formStatusOf(one)]).toEqual([null, null]);
});

test("no password is saved, whatever a handler gives back", async () => {
  const typed = { identifier: "ann", password: "secret", confirmPassword: "secret", currentPassword: "secret" };
  const key = keyIn(await saveFormAnswer(visit(session), refused(typed), 422));
  const next = await nextVisit();
  await showFormAnswer(next, key);
  expect(formResultOf(next)?.reply?.initialValue).toEqual({ identifier: "ann" });
});

test("more than anybody types is not saved, and has no address", async () => {
  const much = refused({ identifier: "ع".repeat(formAnswerLimits.one / 2) });
  expect(await saveFormAnswer(visit(session), much, 422)).toBeNull();
});

test("one machine fills no memory, however many visits it begins: beyond its limit a form has no address", async () => {
  const saveFrom = async (machine: string) =>
    saveFormAnswer(visit(await readSession(null), page, machine), refused({ identifier: "ann" }), 422);
  const { times } = formAnswerLimits.byMachine;
  for (let time = 0; time < times; time += 1) expect(await saveFrom("192.0.2.2")).not.toBeNull();
  expect(await saveFrom("192.0.2.2")).toBeNull();
  expect(await saveFrom("192.0.2.3")).not.toBeNull();
});
