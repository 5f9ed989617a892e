import { describe, expect, it } from "vitest";
import { render } from "../../tests/harness/render";
import { Confirm } from "./Confirm";
import { Dialog, DialogBody, DialogFoot } from "./Dialog";

describe("Dialog", () => {
  const html = render(
    <Dialog title="Shopping Cart" closeHref="/home?page=2#item-41" variant="drawer-end">
      <DialogBody>lines</DialogBody>
      <DialogFoot>buttons</DialogFoot>
    </Dialog>,
  );

  it("is open in the server's HTML and named by its title", () => {
    const labelledBy = /<dialog open="" [^>]*aria-labelledby="([^"]+)"/.exec(html)?.[1];
    expect(labelledBy).toBeDefined();
    expect(html).toContain(`<h2 id="${labelledBy}">Shopping Cart</h2>`);
  });

  it("closes by a link to the page, at the card it came from", () => {
    expect(html).toMatch(/<a [^>]*href="\/home\?page=2#item-41"[^>]*>(?:(?!<\/a>).)*<span class="vh"> Close <\/span>/);
  });

  it("takes the focus without scripts", () => expect(html).toMatch(/<dialog [^>]*tabindex="-1" autofocus=""/));

  it("lets the dialog's own heading name it", () => {
    const own = render(
      <Dialog title="Burger" titleId="burger" closeHref="/home">
        <h2 id="burger">Burger</h2>
      </Dialog>,
    );
    expect(own).toContain('aria-labelledby="burger"');
    expect(own.match(/<h2/g)).toHaveLength(1);
  });
});

describe("Confirm", () => {
  it("puts the safe button first", () => {
    const html = render(
      <Confirm
        title="Clear the cart?"
        closeHref="/home"
        cancel="Cancel"
        action={<button type="submit">Clear Cart</button>}
      />,
    );
    expect(html.indexOf(">Cancel<")).toBeLessThan(html.indexOf(">Clear Cart<"));
  });
});
