import { describe, expect, it, vi } from "vitest";
import { zoneTexts } from "../testing";
import type { Reader } from "./reader";
import { readZoneLookup } from "./zone";

const readerTelling = (onDropped: Reader["onDropped"] = () => undefined, dialect: Reader["dialect"] = "m"): Reader => ({
  dialect,
  images: {},
  customerVerification: false,
  sign: (address) => address,
  onDropped,
});
const pivot = {
  per_km_shipping_charge: "1.5",
  minimum_shipping_charge: 2,
  maximum_shipping_charge: "12",
  maximum_cod_order_amount: 200,
  delivery_charge_type: "distance",
  fixed_shipping_charge: 4,
};
const zone = { id: 1, modules: [{ id: 1, module_type: "food", pivot }] };
const lookup = (zone_id: unknown, zone_data: unknown = [zone]) =>
  readZoneLookup({ zone_id, zone_data }, readerTelling());
const surgeOf = (fields: object) => lookup("[1]", [{ ...zone, ...fields }]).zones[0]?.surge;

describe("API-25 the zones of a place", () => {
  it("are read with what a module costs there", () => {
    expect(lookup("[1]").zones[0]?.modules).toEqual([
      { moduleId: 1, moduleType: "food", perKm: 1.5, minimum: 2, maximum: 12, fixed: null, maximumCod: 200 },
    ]);
  });

  it("have a fixed charge only where it is said to be one", () => {
    const fixed = { ...pivot, delivery_charge_type: "fixed" };
    const { zones } = lookup("[1]", [{ ...zone, modules: [{ id: 1, module_type: "food", pivot: fixed }] }]);
    expect(zones[0]?.modules[0]?.fixed).toBe(4);
  });

  it.each([
    [
      { increased_delivery_fee_status: 1, increased_delivery_fee: 10 },
      { percent: 10, message: null },
    ],
    [
      { increased_delivery_fee_status: 1, increased_delivery_fee: 5, increase_delivery_charge_message: "Rain" },
      { percent: 5, message: "Rain" },
    ],
    [{ increased_delivery_fee_status: 1, increased_delivery_fee: 0 }, null],
    [{ increased_delivery_fee_status: 0, increased_delivery_fee: 10 }, null],
  ])("with %j charge %j more", (fields, surge) => {
    expect(surgeOf(fields)).toEqual(surge);
  });

  it.each(["n", "x"] as const)("in dialect %s leave the surge to its own call", (dialect) => {
    const busy = { ...zone, increased_delivery_fee_status: 1, increased_delivery_fee: 2 };
    const { zones } = readZoneLookup({ zone_id: "[1]", zone_data: [busy] }, readerTelling(undefined, dialect));
    expect(zones[0]?.surge).toBeNull();
  });

  it.each(zoneTexts)("%j go back as %j", (said, header, zoneIds) => {
    expect(lookup(said)).toMatchObject({ header, zoneIds });
  });

  it.each([["[]"], [""], [null], [undefined], ["X [1]"], ["[1]\r\nX-Other: 1"]])("%j are none", (said) => {
    expect(() => lookup(said)).toThrow("no zone_id");
  });

  it("that are too many for a header are none", () => {
    expect(() => lookup(Array.from({ length: 100 }, (_, index) => index + 1))).toThrow(/too_big/);
  });

  it("that cannot be read are told by name and left out", () => {
    const onDropped = vi.fn();
    const broken = { ...zone, modules: [{ id: "x" }, ...zone.modules] };
    const { zones } = readZoneLookup({ zone_id: "[1]", zone_data: [{}, broken] }, readerTelling(onDropped));
    expect(zones.map(({ id, modules }) => [id, modules.length])).toEqual([[1, 1]]);
    expect(onDropped.mock.calls.map(([what]) => what).toSorted()).toEqual(["zone", "zone module"]);
  });
});
