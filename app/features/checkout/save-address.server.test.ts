import { expect, test, vi } from "vitest";
import { ok } from "~/delivery-api";
import type { RequestContext } from "~/request/context/request-context";
import type { OrderWishes } from "./order-input";
import { saveAddress } from "./save-address.server";

const wishes = {
  saveAddress: true,
  orderType: "delivery",
  contact: { name: "Ann", number: "+15550001111", email: "" },
  address: { road: "12 B", house: "", floor: "" },
} as unknown as OrderWishes;

test("ADDR-29 the address of an order has time of its own, however long placing it took", async () => {
  const add = vi.fn(async () => ok("saved"));
  const apiAt = vi.fn((_: { deadlineAt: number }) => ({ addresses: { add } }));
  const place = { address: "12 Harbour Street", latitude: 1, longitude: 2, zoneHeader: "[1]" };
  const session = { place, module: { id: 1 }, visitor: { token: "t" } };
  const context = { session, apiAt, t: (key: string) => key } as unknown as RequestContext;
  expect(await saveAddress(context, wishes)).toMatchObject([{ kind: "success" }]);
  expect(add).toHaveBeenCalledWith(expect.objectContaining({ address: place.address, road: "12 B" }));
  expect(apiAt.mock.calls[0]?.[0].deadlineAt).toBeGreaterThan(Date.now() + 2000);
});
