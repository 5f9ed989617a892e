import { I18nextProvider } from "react-i18next";
import { describe, expect, it } from "vitest";
import { i18nFor } from "~/i18n/i18n.server";
import { render } from "../../tests/harness/render";
import { Breadcrumbs } from "./Breadcrumbs";
import { Choice, Option } from "./Choice";
import { Confirm } from "./Confirm";
import { Dotted } from "./Dotted";
import { EmptyState } from "./EmptyState";
import { Field } from "./Field";
import { LoadMore } from "./LoadMore";
import { Notice, Price, Rating, VegMark } from "./Marks";
import { Picture } from "./Picture";
import { ReadMore } from "./ReadMore";
import { Stepper } from "./Stepper";
import { SubmitButton } from "./SubmitButton";
import { Toasts } from "./Toasts";
import { WholeNumbers } from "./WholeNumbers";

/** Text a screen reader would say, roughly. */
const textOf = (html: string) => html.replace(/<[^>]+>/g, "");

describe("an address on a line that may be cut", () => {
  it.each([
    ["Harbour Street", "Harbour Street"],
    [
      "12 Harbour Street, Floor 3b",
      '<span class="whole">12</span> Harbour Street, Floor <span class="whole">3b</span>',
    ],
    ["شارع الميناء ١٢، الطابق", 'شارع الميناء <span class="whole">١٢،</span> الطابق'],
  ])("LNG-05 keeps the numbers of %j whole", (text, html) => {
    expect(render(<WholeNumbers text={text} />)).toBe(html);
  });
});

it("LNG-05 each of the words in a line reads in its own direction, and what is empty is left out", () => {
  expect(render(<Dotted words={["$5.00 off", null, "عرض (1)", ""]} />)).toBe(
    "<bdi>$5.00 off</bdi> · <bdi>عرض (1)</bdi>",
  );
});

describe("marks", () => {
  it("says that the struck price is the old one", () => {
    expect(textOf(render(<Price price="$8.90" was="$11.90" />))).toBe("$8.90 was $11.90");
    expect(render(<Price price="$8.90" />)).not.toContain("<s>");
  });

  it("says what the star means", () => {
    expect(textOf(render(<Rating value="4.7" count={12} />))).toBe("Rated 4.7 (12 ratings)");
    expect(textOf(render(<Rating value="4.7" count={1} />))).toBe("Rated 4.7 (1 rating)");
    expect(textOf(render(<Rating value="4.7" />))).toBe("Rated 4.7 ");
  });

  it.each([
    [2, '(<span aria-hidden="true">2</span><span class="vh"> تقييمان</span>)'],
    [3, '(3<span class="vh"> تقييمات</span>)'],
  ])("LNG-01 a reader does not hear the number %d beside a word that says it", (count, html) => {
    const rating = <Rating value="4.7" count={count} />;
    expect(render(<I18nextProvider i18n={i18nFor("ar")}>{rating}</I18nextProvider>)).toContain(html);
  });

  it("names the vegetarian mark", () => {
    expect(render(<VegMark isVeg />)).toContain('aria-label="Vegetarian"');
    expect(render(<VegMark isVeg={false} />)).toContain('aria-label="Non-vegetarian"');
  });

  it("an alert can take the focus", () => {
    expect(render(<Notice kind="error" role="alert" title="2 fields need your attention" />)).toMatch(
      /role="alert"[^>]*tabindex="-1"/,
    );
  });
});

it("LNG-05 the way out is mirrored above its question as well", () => {
  const question = render(<Confirm title="Log out?" icon="logout" closeHref="/home" cancel="No" action={null} />);
  expect(question).toMatch(/<svg class="i flip"[^>]*><use href="[^"]*#logout"/);
});

describe("Stepper", () => {
  const stepper = (quantity: number) =>
    render(
      <Stepper
        label="Plain Rice"
        quantity={quantity}
        removesAtOne
        less={{ name: "intent", value: "decrement" }}
        more={{ name: "intent", value: "increment", disabled: true }}
      />,
    );

  it("is two named submit buttons around the count", () => {
    const html = stepper(2);
    expect(html).toMatch(
      /<button type="submit"[^>]*name="intent" value="decrement"(?:(?!<\/button>).)* One less: Plain Rice </,
    );
    expect(html).toContain('<output class="step__n">2</output>');
    expect(html).toMatch(/<button type="submit"[^>]*aria-disabled="true"(?:(?!<\/button>).)* One more: Plain Rice </);
  });

  it("removes at one", () => expect(stepper(1)).toContain("> Remove: Plain Rice <"));
});

describe("fields", () => {
  it("ties label, hint and error to the control", () => {
    const html = render(
      <Field id="house" label="House" hint="Number and letter" error="House is required" optional>
        {(control) => <input className="inp" name="house" {...control} />}
      </Field>,
    );
    expect(html).toContain('<label class="lab" for="house">');
    expect(html).toMatch(/<input [^>]*id="house" aria-invalid="true" aria-describedby="house-hint house-error"/);
    expect(html).toContain('id="house-error"');
    expect(textOf(html)).toContain("House optional");
  });

  it("a sound field says nothing of errors", () => {
    const html = render(
      <Field id="house" label="House">
        {(control) => <input className="inp" name="house" {...control} />}
      </Field>,
    );
    expect(html).toContain('aria-invalid="false"');
    expect(html).not.toContain("aria-describedby");
  });

  it("a choice is its whole card, a disabled option says so", () => {
    expect(render(<Choice name="type" value="delivery" title="Delivery" line="25–35 min" />)).toMatch(
      /^<label class="pick"> <input type="radio" name="type" value="delivery"/,
    );
    expect(
      render(
        <Option type="checkbox" disabled end="Out of Stock">
          Cola
        </Option>,
      ),
    ).toContain('class="opt is-off"');
  });

  it("a busy button keeps its place and refuses a second press", () => {
    expect(render(<SubmitButton busy>Place Order</SubmitButton>)).toBe(
      '<button type="submit" class="btn is-busy" aria-disabled="true">Place Order</button>',
    );
  });
});

describe("Picture", () => {
  it("keeps the picture's place and loads it late", () => {
    const html = render(<Picture src="/a.webp" width={184} height={184} />);
    expect(html).toMatch(/<img [^>]*src="\/a.webp" alt="" width="184" height="184"[^>]*loading="lazy"/);
  });

  it("draws a named stand-in where there is none", () => {
    expect(render(<Picture src={null} alt="Plain Rice" width={10} height={10} />)).toContain(
      'role="img" aria-label="Plain Rice"',
    );
  });
});

describe("lists and long texts", () => {
  it("links the next page and says how far one has come", () => {
    expect(textOf(render(<LoadMore href="/home?page=2" shown={12} total={60} />))).toBe("Load more 12 of 60");
    expect(render(<LoadMore href={null} shown={60} total={60} />)).toBe("");
    const last = render(<LoadMore href={null} before={48} shown={12} total={60} />, {
      path: "/home?q=1&page=5&dialog=cart",
    });
    expect(textOf(last)).toBe("49 to 60 of 60 Previous page");
    expect(last).toContain('href="/home?q=1&amp;page=4"');
    expect(render(<LoadMore href={null} before={12} shown={2} total={14} />, { path: "/stores?page=2" })).toContain(
      'href="/stores"',
    );
  });

  it("cuts a long text by characters and leaves a short one alone", () => {
    expect(render(<ReadMore text="Plain" limit={5} />)).toBe('<p dir="auto">Plain</p>');
    expect(render(<ReadMore text="👍👍👍" limit={2} />)).toContain("👍👍… ");
  });

  it("names where the page stands", () => {
    expect(render(<Breadcrumbs above={[{ href: "/home", label: "Home" }]} here="Harbour Kitchen" />)).toMatch(
      /<a [^>]*href="\/home">Home<\/a>.*<span aria-current="page">Harbour Kitchen<\/span>/,
    );
  });

  it("an empty place says what to do next", () => {
    const html = render(
      <EmptyState
        picture="shopping-cart"
        title="Your cart is empty"
        action={{ href: "/home", label: "Continue Shopping" }}
      >
        Add something.
      </EmptyState>,
    );
    expect(html).toMatch(/<a class="btn" [^>]*href="\/home">Continue Shopping<\/a>/);
  });
});

describe("Toasts", () => {
  it("tells trouble as an alert, the rest as a status, each with a way to dismiss it", () => {
    const html = render(
      <Toasts
        dismissHref="/home"
        toasts={[
          { id: "a", kind: "success", text: "Item added to cart" },
          { id: "b", kind: "error", text: "Out of stock" },
        ]}
      />,
    );
    expect(html.match(/role="status"/g)).toHaveLength(1);
    expect(html.match(/role="alert"/g)).toHaveLength(1);
    expect(html.match(/href="\/home"(?:(?!<\/a>).)* Dismiss /g)).toHaveLength(2);
  });

  it("draws nothing when there is nothing to say", () =>
    expect(render(<Toasts dismissHref="/home" toasts={[]} />)).toBe(""));
});
