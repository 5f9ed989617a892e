import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dialogHref, dialogOf, withoutDialog, withoutHash } from "./dialog-href";

describe("addresses of dialogs", () => {
  it("keeps the page's own parameters and appends the dialog's", () => {
    expect(dialogHref("/home?page=2", "item", { item: 41 })).toBe("/home?page=2&dialog=item&item=41");
  });

  it("replaces another dialog and what it knew", () => {
    expect(dialogHref("/home?page=2&dialog=item&item=41", "cart")).toBe("/home?page=2&dialog=cart");
  });

  it("closes into the anchor of the card, leaving a page parameter of the same name", () => {
    expect(withoutDialog("/track?order=7&dialog=order&order=9", "order-9")).toBe("/track?order=7#order-9");
  });

  it("names the dialog of an address", () => {
    expect(dialogOf("/home?dialog=cart")).toBe("cart");
    expect(dialogOf("/home")).toBeNull();
  });

  it("drops an anchor", () => expect(withoutHash("/home?page=2#item-41")).toBe("/home?page=2"));

  it("opening and closing leads back to the same page", () => {
    const name = fc.stringMatching(/^[a-z]{1,8}$/).filter((text) => text !== "dialog");
    fc.assert(
      fc.property(
        fc.array(fc.tuple(name, fc.string())),
        name,
        fc.dictionary(name, fc.string()),
        (page, dialog, values) => {
          const search = new URLSearchParams(page).toString();
          const url = `/home${search && `?${search}`}`;
          const opened = dialogHref(url, dialog, values);
          expect(dialogOf(opened)).toBe(dialog);
          expect(withoutDialog(opened)).toBe(url);
        },
      ),
    );
  });
});
