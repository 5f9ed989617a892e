import { expect, test } from "vitest";
import { type ApiError, fail } from "~/delivery-api";
import type { RequestContext } from "~/request/context/request-context";
import type { PushChoice } from "~/session/push.server";
import { forgetToken } from "./failure.server";

/** A customer whose token is refused. */
function refusedCustomer(push: PushChoice | null = null) {
  const values = { push, visitor: { token: "refused" } };
  const session = {
    ...values,
    set: (name: string, value: unknown) => void Object.assign(values, { [name]: value }),
    patch: () => undefined,
  };
  const context = { session, url: new URL("https://shop.example.test/home"), t: (key: string) => key };
  return { context: context as unknown as RequestContext, values };
}

test.each<[string, PushChoice, PushChoice | null]>([
  ["off stay off", { sentAt: 0, isOff: true }, { sentAt: 0, isOff: true }],
  ["on are nobody's", { sentAt: 1, isOff: false }, null],
])("PUSH-01: messages that were switched %s once the token is refused", (_, push, left) => {
  const { context, values } = refusedCustomer(push);
  expect(forgetToken(context, fail("unauthorized", 401).failure)).not.toBeNull();
  expect(values.push).toEqual(left);
});

test.each<[string, Partial<ApiError>, "inactive" | "expired"]>([
  ["the code of a blocked account", { code: "auth-003" }, "inactive"],
  ["English", { message: "Your account is blocked." }, "inactive"],
  ["Arabic", { message: "حسابك محظور." }, "inactive"],
  ["Arabic, as the shop says it", { message: "حسابك غير نشط" }, "inactive"],
  ["Arabic, as a verb", { message: "تم حظر حسابك" }, "inactive"],
  ["Spanish", { message: "Tu cuenta está inactiva" }, "inactive"],
  ["Spanish, blocked", { message: "Su cuenta fue bloqueada" }, "inactive"],
  ["Bengali", { message: "আপনার অ্যাকাউন্ট সক্রিয় নয়" }, "inactive"],
  ["the code of an expired token", { code: "auth-001", message: "Unauthenticated." }, "expired"],
  ["English of an expired token", { message: "The session has expired due to inactivity." }, "expired"],
  ["Arabic of an expired token", { code: "auth-001", message: "انتهت صلاحية الجلسة، سجّل الدخول من جديد." }, "expired"],
])("SES-09 the account or the token, by %s", (_, error, word) => {
  const { failure } = fail("unauthorized", 401, [{ code: "", message: "", ...error }]);
  const forgotten = forgetToken(refusedCustomer().context, failure);
  expect(forgotten?.toasts).toEqual([expect.objectContaining({ text: `ui:failure.${word}` })]);
});
