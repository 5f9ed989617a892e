// @vitest-environment jsdom
import { act } from "react";
import { afterEach, expect, test } from "vitest";
import { held, mount } from "../../../tests/harness/mount";
import type { ActionData } from "./outcome";
import { ShopForm } from "./ShopForm";

const done: ActionData = { kind: "done", toasts: [], to: null };

let unmount = async () => {};
afterEach(() => unmount());

/** A form of one field whose first post and whose loads are answered by hand. */
async function shown() {
  const [answer, loads] = [held<ActionData>(), held<null>()];
  const posted: (string | null)[] = [];
  unmount = await mount(
    () => (
      <ShopForm intent="note">
        <input name="note" />
        <button type="submit">Save</button>
      </ShopForm>
    ),
    {
      action: async ({ request }) => {
        posted.push((await request.formData()).get("note") as string | null);
        return posted.length === 1 ? answer.promise : done;
      },
      loader: () => (posted.length === 1 ? loads.promise : null),
    },
  );
  const form = document.forms[0] as HTMLFormElement;
  return {
    posted,
    type: (text: string) => ((form.elements.namedItem("note") as HTMLInputElement).value = text),
    send: () => act(async () => form.requestSubmit()),
    press: () => act(async () => form.querySelector("button")?.click()),
    answer: () => act(async () => answer.keep(done)),
    load: () => act(async () => loads.keep(null)),
  };
}

test("what is typed in a field that sends its form is sent in its turn, once the post before and its loads have come", async () => {
  const { posted, type, send, answer, load } = await shown();
  type("No onions");
  await send();
  type("No onions, please");
  await send();
  await answer();
  expect(posted).toEqual(["No onions"]);
  type("No onions at all");
  await send();
  expect(posted).toEqual(["No onions"]);
  await load();
  expect(posted).toEqual(["No onions", "No onions at all"]);
});

test("the same is not sent twice, and what the form's own button would do is not done unseen", async () => {
  const { posted, type, send, press, answer, load } = await shown();
  type("No onions");
  await send();
  await send();
  type("No onions, please");
  await press();
  await answer();
  await press();
  await load();
  expect(posted).toEqual(["No onions"]);
});
