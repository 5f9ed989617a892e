// @vitest-environment jsdom
import { act } from "react";
import { afterEach, expect, test } from "vitest";
import { held, mount } from "../../../tests/harness/mount";
import type { ActionData } from "./outcome";
import { ShopForm } from "./ShopForm";
import { useFormFetcher } from "./use-form-fetcher";

const refused: ActionData = {
  kind: "invalid",
  toasts: [],
  result: { intent: "send", page: "/home", reply: null, isRefused: true },
};
const done: ActionData = { kind: "done", toasts: [], to: null };
const notTaken: ActionData = { kind: "not taken", toasts: [] };

let unmount = async () => {};
afterEach(() => unmount());

/** What a form shows once it was answered like this, one after the other. */
async function shownAfter(...answers: ActionData[]) {
  const left = [...answers];
  let loads = held<null>();
  let shown: string | undefined;
  unmount = await mount(
    () => {
      const fetcher = useFormFetcher();
      shown = fetcher.data?.kind;
      return <ShopForm intent="send" fetcher={fetcher} />;
    },
    { action: () => left.shift() ?? null, loader: () => loads.promise },
  );
  for (const _ of answers) {
    loads = held();
    await act(async () => document.forms[0]?.requestSubmit());
    await act(async () => loads.keep(null));
  }
  expect(left).toEqual([]);
  return shown;
}

test("a form goes on showing why it was refused when the next post is not taken", async () => {
  expect(await shownAfter(refused, notTaken)).toBe("invalid");
});

test("what was mended is not shown again when a later post is not taken", async () => {
  expect(await shownAfter(refused, done)).toBe("done");
  await unmount();
  expect(await shownAfter(refused, done, notTaken)).toBeUndefined();
});
