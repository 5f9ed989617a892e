import { expect, test } from "vitest";
import { mapCalls } from "../process-hooks";
import { createHealth } from "./health.server";
import { createMetrics } from "./metrics.server";

test("calls of map services are counted, asked and withheld", async () => {
  const metrics = createMetrics(createHealth({ hooks: {} }));
  mapCalls.publish({ outcome: "asked" });
  mapCalls.publish({ outcome: "asked" });
  mapCalls.publish({ outcome: "withheld" });
  const text = await metrics.render();
  expect(text).toContain('map_calls_total{outcome="asked"} 2');
  expect(text).toContain('map_calls_total{outcome="withheld"} 1');
});
