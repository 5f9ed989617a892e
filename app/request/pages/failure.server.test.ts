import { expect, test } from "vitest";
import { fail } from "~/delivery-api";
import type { RequestContext } from "~/request/context/request-context";
import type { PushChoice } from "~/session/push.server";
import { forgetToken } from "./failure.server";

test.each<[string, PushChoice, PushChoice | null]>([
  ["off stay off", { sentAt: 0, isOff: true }, { sentAt: 0, isOff: true }],
  ["on are nobody's", { sentAt: 1, isOff: false }, null],
])("PUSH-01: messages that were switched %s once the token is refused", (_, push, left) => {
  const values = { push, visitor: { token: "refused" } };
  const session = {
    ...values,
    set: (name: string, value: unknown) => void Object.assign(values, { [name]: value }),
    patch: () => undefined,
  };
  const context = { session, url: new URL("https://shop.example.test/home"), t: (key: string) => key };
  expect(forgetToken(context as unknown as RequestContext, fail("unauthorized", 401).failure)).not.toBeNull();
  expect(values.push).toEqual(left);
});
