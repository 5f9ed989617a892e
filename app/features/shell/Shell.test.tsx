import { describe, expect, it } from "vitest";
import { CartProvider } from "~/features/cart/CartContext";
import { fallbackConfig, ShopFactsProvider } from "~/features/catalogue/ShopFacts";
import { WishlistProvider } from "~/features/wishlist/WishlistContext";
import type { Wishes } from "~/features/wishlist/wishes";
import { render } from "../../../tests/harness/render";
import { Shell } from "./Shell";
import type { ShellData } from "./types";

const guest: ShellData = {
  businessName: "Doorstep",
  origin: "https://shop.example",
  config: {
    logo: null,
    email: "help@example.com",
    phone: "+15550100",
    address: "4 Harbour Street",
    socialMedia: [
      { name: "facebook", link: "https://facebook.example" },
      { name: "myspace", link: "https://myspace.example" },
    ],
    appLinks: { playStore: "https://play.example", appStore: null },
    footerText: "All rights reserved",
    policies: { refund: false, cancellation: false, shipping: false },
    wallet: true,
    loyalty: false,
    referral: true,
  },
  landing: {
    newsletterTitle: "",
    newsletterSubtitle: "",
    footerDescription: "Brought to your door.",
    storeOwnerUrl: null,
    deliveryManUrl: null,
  },
  modules: [
    { id: 1, type: "food", name: "Food", icon: null },
    { id: 5, type: "parcel", name: "Parcel", icon: null },
  ],
  module: { id: 1, type: "food" },
  words: { search: "Search food or restaurants", stores: "Restaurants" },
  customer: null,
  unread: null,
  recentSearches: [],
  running: [],
  settings: { language: "en", theme: null, isLite: false },
};
const place = { address: "12 Harbour Street", latitude: 24.5, longitude: 46.7 };
const ann: ShellData = { ...guest, customer: { name: "Ann", image: null } };

const aLine = (_: unknown, id: number) => ({
  id,
  itemId: id,
  isCampaign: false,
  quantity: 8,
  unit: 4,
  addOns: 0,
  blocked: null,
});

const shown = (
  shell: ShellData,
  current = "/home",
  dialog: React.ReactNode = null,
  wishes: Wishes | null = shell.customer && { items: [41, 42], stores: [6] },
  lines = 3,
  hasPlace = true,
) =>
  render(
    <ShopFactsProvider
      value={{ ...fallbackConfig, module: shell.module, isSignedIn: false, hasPlace, place: hasPlace ? place : null }}
    >
      <CartProvider cart={{ lines: Array.from({ length: lines }, aLine) }}>
        <WishlistProvider wishes={wishes}>
          <Shell shell={shell} current={current} hasDialog={dialog !== null} dialog={dialog}>
            <h1>Page</h1>
          </Shell>
        </WishlistProvider>
      </CartProvider>
    </ShopFactsProvider>,
    { path: current, rootData: { toasts: [], formToken: "token" } },
  );
const between = (html: string, tag: string) => new RegExp(`<${tag}[ >].*?</${tag}>`, "s").exec(html)?.[0] ?? "";

describe("header", () => {
  it("NAV-03 NAV-04 a guest sees Track Order and Sign In", () => {
    const header = between(shown(guest), "header");
    expect(header).toMatch(/href="\/track-order"/);
    expect(header).toMatch(/<a [^>]*href="\/auth\/sign-in">Sign In<\/a>/);
  });

  it("NAV-05 a customer sees the profile menu instead", () => {
    const header = between(shown(ann), "header");
    expect(header).toContain('aria-label="Ann, profile menu"');
    expect(header).toContain('href="/home?dialog=logout"');
    // Tracking is a section of the menu then, and no link of the header itself (NAV-19).
    expect(header.match(/href="\/track-order"/g)).toHaveLength(1);
    expect(header).not.toContain("Sign In");
  });

  it("ROLE-04 NAV-05 NAV-31 so does one whose name cannot be had at the moment", () => {
    const html = shown({ ...ann, customer: { name: "", image: null } });
    const header = between(html, "header");
    expect(header).toContain('aria-label="Account, profile menu"');
    expect(header).toContain('href="/home?dialog=logout"');
    expect(header).not.toContain("Sign In");
    expect(between(html, "footer")).toContain('href="/wallet"');
  });

  it("NAV-07 the parcel module has neither cart nor search", () => {
    const html = shown({ ...guest, module: { id: 5, type: "parcel" } });
    expect(html).not.toContain("dialog=cart");
    expect(html).not.toContain('role="search"');
  });

  it("NAV-06 NAV-07 NAV-08 the wishlist with its count is for customers outside parcel", () => {
    expect(between(shown(ann), "header")).toContain('aria-label="Wishlist, 3 favourites"');
    expect(shown(ann, "/home", null, { items: [], stores: [] })).toContain('aria-label="Wishlist"');
    for (const shell of [guest, { ...ann, module: { id: 5, type: "parcel" } as const }])
      expect(shown(shell)).not.toContain("dialog=wishlist");
  });

  it("CART-27 counts the lines of the cart in words, and shows no badge at 0", () => {
    expect(between(shown(guest), "header")).toContain('aria-label="Cart, 3 items"');
    expect(shown(guest, "/home", null, null, 0)).not.toContain('class="badge"');
    expect(shown(guest, "/home", null, null, 120)).toContain(">99+<");
  });

  it("RTE-01 the landing page has neither search nor modules", () => {
    const html = shown({ ...guest, module: null }, "/", null, null, 0, false);
    expect(html).not.toContain('role="search"');
    expect(html).not.toContain('aria-label="Modules"');
  });

  it("RTE-02 RTE-03 RTE-04 the logo leads home once there is a place", () => {
    const logo = (html: string) => /aria-label="Doorstep, home"[^>]*href="([^"]+)"/.exec(html)?.[1];
    expect(logo(shown(guest, "/", null, null, 0, false))).toBe("/");
    expect(logo(shown(guest, "/"))).toBe("/home");
    expect(logo(shown(guest, "/track-order", null, null, 0, false))).toBe("/home");
  });

  it("repeats what was searched", () => {
    expect(shown(guest, "/home?search=rice&data_type=searched")).toMatch(/name="search"[^>]*value="rice"/);
  });
});

describe("settings", () => {
  it("LNG-02 the language control leads to the question", () => {
    expect(shown(guest)).toMatch(/<a [^>]*lang="ar"[^>]*href="\/home\?dialog=language&amp;language=ar"/);
  });

  it("THM-01 the theme control offers the other theme", () => {
    const dark: ShellData = { ...guest, settings: { ...guest.settings, theme: "dark" } };
    expect(shown(guest)).toMatch(/name="value" value="dark"[^>]*aria-label="Switch to dark theme"/);
    expect(shown(dark)).toMatch(/name="value" value="light"[^>]*aria-label="Switch to light theme"/);
  });
});

describe("modules", () => {
  it("MOD-06 MOD-07 the switcher lists the visitor's modules and marks the current one", () => {
    const rail = /<nav [^>]*aria-label="Modules".*?<\/nav>/s.exec(shown(guest))?.[0] ?? "";
    expect(rail).toMatch(/<button [^>]*value="1" data-module="food" aria-current="true"/);
    expect(rail).toMatch(/<button [^>]*value="5" data-module="parcel"/);
  });

  it("a single module needs no switcher", () => {
    expect(shown({ ...guest, modules: guest.modules.slice(0, 1) })).not.toContain('aria-label="Modules"');
  });
});

describe("footer", () => {
  const footer = between(shown(guest), "footer");

  it("NAV-20 NAV-21 says who the operator is and how to reach them", () => {
    for (const text of ["Doorstep", "Brought to your door.", "All rights reserved", "4 Harbour Street"]) {
      expect(footer.toLowerCase()).toContain(text.toLowerCase());
    }
    expect(footer).toContain('href="mailto:help@example.com"');
    expect(footer).toContain('href="tel:+15550100"');
  });

  it("NAV-22 links the known networks only", () => {
    expect(footer).toContain("https://facebook.example");
    expect(footer).not.toContain("myspace");
  });

  it("NAV-24 NAV-25 links the app's shops that are switched on", () => {
    expect(footer).toContain("https://play.example");
    expect(footer).not.toContain("App Store");
  });

  it("stands without the operator's facts", () => {
    expect(between(shown({ ...guest, config: null, landing: null }), "footer")).toContain("© Doorstep");
  });
});

describe("an open dialog", () => {
  it("makes the page behind it inert, and nothing else", () => {
    const html = shown(guest, "/home?dialog=cart", <dialog open>Cart</dialog>);
    for (const tag of ["header", "main", "footer"]) expect(html).toMatch(new RegExp(`<${tag} [^>]*inert=""`));
    expect(html).toContain('<dialog open="">Cart</dialog>');
    expect(shown(guest)).not.toContain("inert");
  });
});

it.each([
  ["guest", guest],
  ["customer", ann],
] as const)(
  "LNG-05 the way of an order and a message are mirrored wherever the frame of a %s shows them",
  (_, shell) => {
    const icons = shown(shell).match(/<svg [^>]*><use href="[^"]*#(?:route|message-circle)"/g) ?? [];
    expect(icons.length).toBeGreaterThan(0);
    expect(icons.filter((svg) => !svg.includes('class="i flip"'))).toEqual([]);
  },
);
