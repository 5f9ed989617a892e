import { expect, it } from "vitest";
import type { NotNow } from "~/features/catalogue/availability.server";
import { anItem, aSelection } from "~/features/catalogue/testing";
import { render } from "../../../tests/harness/render";
import { ItemActions } from "./ItemActions";

/** What stands in the place of the buttons. */
function words(because: NotNow): string {
  const html = render(
    <ItemActions
      item={anItem()}
      isCampaign={false}
      lineId={null}
      selection={aSelection()}
      sale={{ state: "not-now", because }}
      messages={[]}
      missing={null}
      busyIntent={null}
    />,
  );
  return html.replace(/<[^>]*>/g, "").replace(/[\u2066-\u2069]/g, "");
}

it.each<[NotNow, string]>([
  [{ reason: "hours", from: "09:00", to: "14:30" }, "Available from 09:00 AM to 02:30 PM"],
  [{ reason: "campaign", from: "2026-11-20", to: "2026-12-01" }, "Available from Nov 20, 2026 to Dec 1, 2026"],
  [{ reason: "store-closed", opensAt: { date: null, time: "17:00" } }, "It opens at 05:00 PM."],
  [{ reason: "store-closed", opensAt: { date: "2026-11-23", time: "09:00" } }, "It opens Mon, Nov 23 at 09:00 AM."],
  [{ reason: "store-closed", opensAt: null }, "The store is closed now."],
  [{ reason: "store-inactive" }, "The store is closed now."],
])("ITEM-12 says when it can be had: %j", (because, text) => {
  expect(words(because)).toContain(text);
});
