import type { ReactElement } from "react";
import { describe, expect, test } from "vitest";
import { fallbackConfig, ShopFactsProvider } from "~/features/catalogue/ShopFacts";
import { render } from "../../../tests/harness/render";
import type { OrderDetails } from "./load-details.server";
import type { PlacedView } from "./load-orders.server";
import { OrderDialog, OrderPlacedDialog } from "./OrderDialogs";

const facts = { ...fallbackConfig, module: null, isSignedIn: true, hasPlace: true, place: null };
const arrival = { title: "Arriving 04:14–04:24 AM", note: "In about 18 minutes", short: "about 18 min" };
const row: Omit<PlacedView, "steps"> = {
  ...{ id: 7, status: "pending", type: "delivery", moduleType: "grocery", storeName: "Corner Grocer", logo: null },
  ...{ placedAt: "", amount: 9, linesCount: 1, isFinished: false, isUnpaid: false, canReorder: false, arrival },
  paymentMethod: "cash_on_delivery",
};

type Changes = Partial<Pick<PlacedView, "status" | "isFinished" | "arrival">>;

function dialogAt(path: string, dialog: ReactElement): string {
  return render(<ShopFactsProvider value={facts}>{dialog}</ShopFactsProvider>, { path });
}

function details(changes: Changes = {}): string {
  const none = { lines: [], sums: [], parts: [], told: [], notes: [], attachments: [], proofs: [] };
  const order = { ...row, ...none, paymentStatus: "unpaid", may: {}, ...changes } as unknown as OrderDetails;
  const path = "/my-orders?dialog=order&order=7";
  return dialogAt(path, <OrderDialog data={{ order }} current={path} />);
}

function placed(changes: Changes | null = {}): string {
  const order = changes && { ...row, steps: [], ...changes };
  const data = { id: 7, placedAt: "", status: "pending", isFailed: false, order };
  const path = "/home?dialog=order-placed";
  return dialogAt(path, <OrderPlacedDialog data={data} current={path} />);
}

describe("the dialogs of an order", () => {
  test.each([
    ["details", details({ status: "processing" })],
    ["placed", placed({ status: "processing" })],
  ])("%s: the status is said when it changes, in the words of its trade", (_, dialog) => {
    expect(dialog).toMatch(/<span role="status">(<span class="[^"]*">)?Being prepared</);
    expect(dialog).toContain(arrival.title);
  });
});
