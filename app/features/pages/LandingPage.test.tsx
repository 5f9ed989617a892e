import { expect, test } from "vitest";
import { fallbackConfig, ShopFactsProvider } from "~/features/catalogue/ShopFacts";
import { render } from "../../../tests/harness/render";
import { LandingPage } from "./LandingPage";

const nothingMore = { modules: [], stores: [], placeAddress: null, texts: null, isPlain: true };
const card = { title: "", description: "", canonical: "/" };

/** What the landing page says where guests may order or not, to a guest or a customer. */
function landing(guestCheckout: boolean, isSignedIn: boolean): string {
  const facts = { ...fallbackConfig, guestCheckout, isSignedIn, module: null, hasPlace: false, place: null };
  return render(
    <ShopFactsProvider value={facts}>
      <LandingPage card={card} {...nothingMore} />
    </ShopFactsProvider>,
    { path: "/", rootData: { formToken: "token" } },
  );
}

test("a guest is told that ordering needs no account, where it needs none", () => {
  expect(landing(true, false)).toContain("No account");
  expect(landing(true, true)).not.toContain("No account");
  expect(landing(false, false)).not.toContain("No account");
});
