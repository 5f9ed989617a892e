import { describe, expect, it } from "vitest";
import { render } from "../../../tests/harness/render";
import type { RateData } from "./load-rate.server";
import { RatePage } from "./RatePage";

const rate: RateData = { orderId: 100021, storeName: "Harbour Kitchen", isDelivered: true, targets: [] };
const courier = { key: "courier", kind: "courier" as const, id: 12, name: "Bob Ray", image: null };

describe("the page to rate and review", () => {
  it("RTE-45 says so where an order has nothing to review, and thanks nobody for it", () => {
    const html = render(<RatePage rate={rate} />);
    expect(html).toContain("Order #100021 has nothing that can be reviewed.");
    expect(html).not.toContain("Thank you");
    expect(html).toContain('href="/my-orders?tab=history"');
  });

  it("RTE-45 thanks for everything that was reviewed", () => {
    const done = { ...courier, isDone: true, constraints: {} as RateData["targets"][number]["constraints"] };
    const html = render(<RatePage rate={{ ...rate, targets: [done] }} />);
    expect(html).toContain("Thank you");
  });
});
