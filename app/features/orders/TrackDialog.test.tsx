import { expect, test } from "vitest";
import { fallbackConfig, ShopFactsProvider } from "~/features/catalogue/ShopFacts";
import { render } from "../../../tests/harness/render";
import type { TrackingView } from "./order-view";
import { TrackDialog } from "./TrackDialog";

const facts = { ...fallbackConfig, module: null, isSignedIn: true, hasPlace: true, place: null };
const order: TrackingView = {
  id: 100042,
  steps: [
    { status: "confirmed", reached: true, current: true, at: null },
    { status: "picked_up", reached: false, current: false, at: null },
  ],
  outcome: "running",
  arrival: null,
  status: "confirmed",
  type: "delivery",
  moduleType: "food",
  amount: 12,
  linesCount: 1,
  store: { name: "Harbour Kitchen (Quay)", address: "4 Harbour Street" },
  address: null,
  receiver: null,
  parcel: null,
  courier: null,
  places: { store: null, home: null, courier: null },
  scheduledAt: null,
  isUnpaid: false,
  offline: null,
  canCancel: false,
  canReview: false,
  isComplete: true,
  isPolled: false,
};

const drawerOf = (order: TrackingView, tileUrl: string | null = null) =>
  render(
    <ShopFactsProvider value={facts}>
      <TrackDialog
        data={{ order, problem: null, minutes: 0, tileUrl, lines: [] }}
        current="/home?dialog=track&order=100042"
      />
    </ShopFactsProvider>,
    { path: "/home?dialog=track&order=100042" },
  );

test("LNG-05 in the steps of an order the courier rides as the page is read, and the store's name keeps its signs", () => {
  const drawer = drawerOf(order);
  expect(drawer).toMatch(/<svg class="i flip"[^>]*><use href="[^"]*#motorbike"/);
  expect(drawer).toContain("<bdi>Harbour Kitchen (Quay)</bdi>");
});

test("a courier is written to only by who may know them; of others the name is shown", () => {
  const sam = { name: "Sam Rider", phone: "", image: null, rating: 0, ratingCount: 0 };
  expect(drawerOf({ ...order, courier: { ...sam, id: 3 } })).toContain("type=delivery_man&amp;id=3");
  const stranger = drawerOf({ ...order, courier: { ...sam, id: null } });
  expect(stranger).toContain("Sam Rider");
  expect(stranger).not.toContain("delivery_man");
});

test.each(["running", "delivered", "ended"] as const)(
  "help with an order that is %s is a link away, and about it",
  (outcome) => expect(drawerOf({ ...order, outcome })).toContain('href="/help-and-support?order=100042"'),
);

test("the tiles of the map are drawn, and none is a picture of which a text browser prints the number", () => {
  const store = { latitude: 24.5, longitude: 46.7 };
  const drawer = drawerOf({ ...order, places: { ...order.places, store } }, "https://tiles.example/{z}/{x}/{y}.png");
  expect(drawer.match(/<image href="https:\/\/tiles\.example\/16\/\d+\/\d+\.png"/g)?.length).toBeGreaterThan(1);
  expect(drawer).not.toContain("<img");
});
