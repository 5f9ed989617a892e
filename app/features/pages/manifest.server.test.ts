import { expect, test } from "vitest";
import { fail, ok } from "~/delivery-api";
import type { RequestContext } from "~/request/context/request-context";
import { manifest, touchIcon } from "./manifest.server";

const icon = "https://api.example.test/storage/business/icon.png";
const shopWith = (config: unknown) =>
  ({ language: "en", api: { config: { get: async () => config } } }) as unknown as RequestContext;

test.each([
  ["the config's icon", ok({ businessName: "Harbour", icon }), icon],
  ["its own mark where the config has none", ok({ businessName: "Harbour", icon: null }), null],
  ["its own mark while the delivery API is in trouble", fail("unavailable", 500), null],
])("an installed shop has %s, by its manifest as by the link that Safari prefers", async (_, config, wanted) => {
  const { icons } = await (await manifest(shopWith(config))).json();
  expect(icons[0].src).toBe(wanted ?? "/icons/icon-192.png");
  const led = await touchIcon(shopWith(config));
  expect(led.status).toBe(302);
  expect(led.headers.get("Location")).toBe(wanted ?? "/icons/apple-touch-icon.png");
});
