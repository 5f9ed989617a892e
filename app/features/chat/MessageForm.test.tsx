// @vitest-environment jsdom
import { act } from "react";
import { afterEach, expect, test, vi } from "vitest";
import type { ActionData } from "~/request/posting/outcome";
import { held, mount } from "../../../tests/harness/mount";
import { MessageForm } from "./MessageForm";

let unmount = async () => {};
afterEach(() => unmount());

/** A message that was sent by the button, beside another field; `answer` is the answer to it. */
async function sent() {
  const answer = held<ActionData>();
  const posted: unknown[] = [];
  unmount = await mount(
    () => (
      <>
        <input aria-label="Search" />
        <MessageForm about={null} constraint={{}} />
      </>
    ),
    {
      action: async ({ request }) => {
        posted.push((await request.formData()).get("message"));
        return answer.promise;
      },
    },
  );
  const [search, text, send] = ["input", "textarea", "button[type=submit]"].map((selector) =>
    document.querySelector<HTMLInputElement>(selector),
  ) as [HTMLInputElement, HTMLInputElement, HTMLInputElement];
  text.value = "Where is it?";
  send.focus();
  await act(async () => send.click());
  return {
    posted,
    search,
    text,
    send,
    answer: () => act(async () => answer.keep({ kind: "done", toasts: [], to: null })),
  };
}

test.each([
  ["the button", "send", "text"],
  ["nothing", "nothing", "text"],
  ["another field", "search", "search"],
] as const)("a message that was taken, while %s has the focus, gives it to: %s → %s", async (_, from, to) => {
  const page = await sent();
  if (from === "nothing") page.send.blur();
  else page[from].focus();
  await page.answer();
  expect(page.text.value).toBe("");
  expect(document.activeElement).toBe(page[to]);
});

test("a second message that Enter sends while the first is on its way goes out after it, without the first", async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  const { posted, text, answer } = await sent();
  text.value = "Where is it? It is number 7.";
  await act(async () => text.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true })));
  expect(posted).toEqual(["Where is it?"]);
  await answer();
  expect(posted).toEqual(["Where is it?", "It is number 7."]);
});
