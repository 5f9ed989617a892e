import { describe, expect, it } from "vitest";
import { readAddress, readPlaceDetails, readRouteDistance, readSuggestions } from "./geo";
import type { Reader } from "./reader";
import { readZoneLookup } from "./zone";

describe("address suggestions in both formats", () => {
  it.each([
    [
      "old",
      {
        predictions: [
          {
            description: "1 Sample Rd, Town",
            place_id: "abc",
            structured_formatting: { main_text: "1 Sample Rd", secondary_text: "Town" },
          },
          { description: "no id" },
        ],
      },
    ],
    [
      "new",
      {
        suggestions: [
          {
            placePrediction: {
              placeId: "abc",
              text: { text: "1 Sample Rd, Town" },
              structuredFormat: { mainText: { text: "1 Sample Rd" }, secondaryText: { text: "Town" } },
            },
          },
          { queryPrediction: {} },
        ],
      },
    ],
  ])("%s", (_, body) => {
    expect(readSuggestions(body)).toEqual([
      { placeId: "abc", text: "1 Sample Rd, Town", mainText: "1 Sample Rd", secondaryText: "Town" },
    ]);
  });

  it("falls back to the whole text without a structured one", () => {
    const row = { placeId: "abc", text: "1 Sample Rd", mainText: "1 Sample Rd", secondaryText: "" };
    expect(readSuggestions({ predictions: [{ description: "1 Sample Rd", place_id: "abc" }] })).toEqual([row]);
  });

  it("has none for an empty answer and refuses a service error", () => {
    expect(readSuggestions({})).toEqual([]);
    expect(readSuggestions([])).toEqual([]);
    expect(() => readSuggestions({ error: { code: 403 } })).toThrow();
    expect(() => readSuggestions({ predictions: [], error_message: "bad key" })).toThrow();
  });
});

describe("places", () => {
  it.each([
    ["old", { result: { geometry: { location: { lat: 40.7, lng: -74 } }, formatted_address: "1 Sample Rd" } }],
    ["new", { id: "abc", formattedAddress: "1 Sample Rd", location: { latitude: "40.7", longitude: -74 } }],
  ])("%s details", (_, body) => {
    expect(readPlaceDetails(body)).toEqual({ location: { latitude: 40.7, longitude: -74 }, address: "1 Sample Rd" });
  });

  it.each([[{}], [{ result: {} }], [{ location: { latitude: 400, longitude: 0 } }], [[]]])(
    "%j names no place",
    (body) => {
      expect(() => readPlaceDetails(body)).toThrow();
    },
  );

  it("have an address or none", () => {
    expect(readAddress({ results: [{ formatted_address: "1 Sample Rd" }] })).toBe("1 Sample Rd");
    expect(readAddress({ results: [] })).toBeNull();
  });
});

describe("route distances", () => {
  const old = (element: unknown) => ({ rows: [{ elements: [element] }] });
  it.each([
    [
      old({ status: "OK", distance: { value: 3200 }, duration: { value: 1500 } }),
      { km: 3.2, minutes: 25, isStraightLine: false },
    ],
    [
      { distanceMeters: 3200, duration: "1500s" },
      { km: 3.2, minutes: 25, isStraightLine: false },
    ],
    [{ distanceMeters: "0" }, { km: 0, minutes: null, isStraightLine: false }],
    [old({ status: "ZERO_RESULTS" }), null],
    [{ rows: [] }, null],
    [{ distanceMeters: -5 }, null],
    [old({ status: "OK", distance: {} }), null],
  ])("%j", (body, expected) => expect(readRouteDistance(body)).toEqual(expected));
});

describe("API-25 the zone of a point", () => {
  const reader: Reader = {
    dialect: "m",
    images: {},
    customerVerification: false,
    sign: (address) => address,
    onDropped: () => undefined,
  };
  const pivot = {
    per_km_shipping_charge: "1.5",
    minimum_shipping_charge: 2,
    maximum_shipping_charge: 20,
    maximum_cod_order_amount: 0,
    delivery_charge_type: "fixed",
    fixed_shipping_charge: 4,
  };

  it("keeps the header text as it came and reads the rates", () => {
    const body = {
      zone_id: "[1, 4]",
      zone_data: [
        {
          id: 1,
          cash_on_delivery: 1,
          increased_delivery_fee: "10",
          increased_delivery_fee_status: 1,
          increase_delivery_charge_message: "Busy",
          modules: [{ id: 2, module_type: "grocery", pivot }, { id: 3 }],
        },
      ],
    };
    expect(readZoneLookup(body, reader)).toEqual({
      header: "[1, 4]",
      zoneIds: [1, 4],
      zones: [
        {
          id: 1,
          // Zones have no say in wallets.
          paymentMethods: ["cash_on_delivery", "wallet"],
          surge: { percent: 10, message: "Busy" },
          modules: [
            { moduleId: 2, moduleType: "grocery", perKm: 1.5, minimum: 2, maximum: 20, fixed: 4, maximumCod: null },
          ],
        },
      ],
    });
  });

  it.each([
    [[1, 4], "[1,4]"],
    ['["1"]', '["1"]'],
  ])("the zones %j go back as %j", (zone_id, header) => {
    expect(readZoneLookup({ zone_id }, reader).header).toBe(header);
  });

  it.each([["[]"], [""], [null], ["1"], ["[1]\r\nx-evil: 1"]])("%j is no zone", (zone_id) => {
    expect(() => readZoneLookup({ zone_id }, reader)).toThrow();
  });
});
