// @vitest-environment jsdom
import { act } from "react";
import { expect, test } from "vitest";
import type { ActionData } from "~/request/posting/outcome";
import { held, mount } from "../../../tests/harness/mount";
import { CartExtras } from "./CartExtras";
import type { CartPageData } from "./load-cart-details.server";

const cart = { store: { id: 6, name: "Harbour Kitchen", href: "/store/6" }, goesWith: [], note: "" };

/** A cart whose notes are not saved until the test says so. */
async function shown() {
  const answer = held<ActionData>();
  const posted: FormDataEntryValue[] = [];
  const close = await mount(() => <CartExtras cart={cart as unknown as CartPageData} />, {
    action: async ({ request }) => {
      posted.push((await request.formData()).get("note") ?? "");
      return answer.promise;
    },
  });
  const field = document.querySelector("textarea") as HTMLTextAreaElement;
  const write = (text: string) =>
    act(async () => {
      field.focus();
      field.value = text;
      field.blur();
    });
  return { close, posted, write, answer: () => act(async () => answer.keep({ kind: "done", toasts: [], to: null })) };
}

test("CART-26: a note that is changed while its last save is under way is saved once that has been answered", async () => {
  const { close, posted, write, answer } = await shown();
  await write("No onions");
  await write("No onions, please");
  expect(posted).toEqual(["No onions"]);
  await answer();
  expect(posted).toEqual(["No onions", "No onions, please"]);
  await close();
});

test("CART-26: a note that waits for its turn is saved when the cart is closed, and no other is saved again", async () => {
  const first = await shown();
  await first.write("No onions");
  await first.write("");
  await first.close();
  expect(first.posted).toEqual(["No onions", ""]);
  const second = await shown();
  await second.write("No onions");
  await second.write("No onions");
  await second.close();
  expect(second.posted).toEqual(["No onions"]);
});
