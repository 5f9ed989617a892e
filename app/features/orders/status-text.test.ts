import { expect, test } from "vitest";
import type { Order } from "~/delivery-api/model";
import { statusWord } from "./status-text";

test.each<[Order["status"], Order["type"], Order["moduleType"], string]>([
  ["processing", "delivery", "food", "processing"],
  ["processing", "delivery", "pharmacy", "prepared"],
  ["processing", "take_away", "grocery", "prepared"],
  ["handover", "delivery", "food", "handover"],
  ["handover", "take_away", "food", "readyToTake"],
  ["handover", "take_away", "ecommerce", "readyToTake"],
  ["delivered", "take_away", "grocery", "delivered"],
])("TRK-07 %s of %s, %s: %s", (status, type, moduleType, word) => {
  expect(statusWord({ status, type, moduleType })).toBe(word);
});
