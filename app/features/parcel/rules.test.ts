import { describe, expect, it } from "vitest";
import type { ParcelParty } from "~/session/parcel.server";
import { parcelQuote } from "./fee";
import { parcelRefusals } from "./refusals";
import { changesSince, seenOf } from "./seen";
import { isSameAddress, missingBefore, stepAfter, stepHref, stepOf } from "./steps";

const party = (fields: Partial<ParcelParty> = {}): ParcelParty => ({
  address: "12 Harbour Street",
  latitude: 43.6,
  longitude: -11.4,
  contactName: "Gail West",
  contactNumber: "+15550123456",
  road: "",
  house: "",
  floor: "",
  ...fields,
});
const far = party({ latitude: 43.7, address: "20 Hill Road" });

describe("steps", () => {
  const nothing = { categoryId: null, sender: null, receiver: null };
  it.each([
    ["sender", nothing, null],
    ["receiver", nothing, "sender"],
    ["payment", nothing, "sender"],
    ["receiver", { ...nothing, categoryId: 1 }, "sender"],
    ["receiver", { categoryId: 1, sender: party(), receiver: null }, null],
    ["payment", { categoryId: 1, sender: party(), receiver: null }, "receiver"],
    ["payment", { categoryId: null, sender: party(), receiver: far }, "sender"],
    ["payment", { categoryId: 1, sender: party(), receiver: far }, null],
  ] as const)("before %s %j wants %s", (step, known, missing) => {
    expect(missingBefore(step, known)).toBe(missing);
  });

  it("a changed sender of a whole parcel leads back to the payment", () => {
    expect(stepAfter({ categoryId: 1, sender: party(), receiver: far })).toBe("payment");
    expect(stepAfter({ categoryId: 1, sender: party(), receiver: null })).toBe("receiver");
  });

  it("each has an address that leads to it", () => {
    expect(stepOf(new URL(stepHref("receiver"), "http://shop.test").searchParams)).toBe("receiver");
    expect(stepOf(new URL(stepHref("sender"), "http://shop.test").searchParams)).toBe("sender");
    expect(stepOf(new URLSearchParams("step=moon&category=1"))).toBe("sender");
  });

  it.each([
    [far, false],
    [party({ house: "5B" }), true],
    [party({ latitude: 43.600001 }), true],
    [null, false],
  ])("the same door: %j", (receiver, isSame) => {
    expect(isSameAddress({ sender: party(), receiver })).toBe(isSame);
  });
});

describe("refusals", () => {
  it.each([
    [[{ code: "zone", message: "Outside" }], 403, [["senderZone", "/parcel-delivery-info?step=sender"]]],
    [[{ code: "coordinates", message: "" }], 403, [["senderZone", "/parcel-delivery-info?step=sender"]]],
    [[{ code: "receiverZone", message: "" }], 403, [["receiverZone", "/parcel-delivery-info?step=receiver"]]],
    [[{ code: "parcel_category_id", message: "" }], 403, [["category", "/parcel-delivery-info?step=sender"]]],
    [[{ code: "order_amount", message: "" }], 406, [["codLimit", null]]],
    [[{ code: "order_amount", message: "" }], 203, [["walletTooSmall", null]]],
    [[], 403, [["other", null]]],
    [
      [
        { code: "zone", message: "" },
        { code: "is_guest", message: "" },
      ],
      403,
      [
        ["senderZone", "/parcel-delivery-info?step=sender"],
        ["guests", null],
      ],
    ],
  ])("%j with %i", (errors, status, told) => {
    expect(parcelRefusals(errors, status).map(({ reason, href }) => [reason, href])).toEqual(told);
  });
});

describe("what has changed since the page was drawn", () => {
  const config = {
    currency: { symbol: "$", side: "left" as const, digits: 2 },
    parcelShipping: { perKm: 2, minimum: 5 },
    taxIncluded: false,
    tips: true,
    additionalCharge: null,
  };
  const taxed = (included: boolean) => ({ tax: { kind: "amount" as const, amount: 1, included } });
  const shown = (
    distanceKm: number,
    receiver = far,
    of: Partial<Parameters<typeof seenOf>[0]["quote"]> = {},
    balance = 0,
  ) =>
    seenOf({
      category: { id: 1 },
      sender: party(),
      receiver,
      deliveryInstruction: "Ring",
      quote: {
        ...parcelQuote({
          config,
          distanceKm,
          category: { perKm: 1.5, minimum: 4 },
          rates: null,
          vehicleCharge: 0,
          tax: null,
        }),
        ...of,
      },
      payments: { wallet: { balance, rest: [] } },
    });
  it.each([
    ["nothing", shown(4), shown(4), []],
    ["the fee", shown(4), shown(8), [{ kind: "deliveryFee", from: 6, to: 12 }]],
    ["the receiver's house", shown(4), shown(4, { ...far, house: "9" }), [{ kind: "place", to: "20 Hill Road" }]],
    ["a page that says nothing", null, shown(4), [{ kind: "place", to: "20 Hill Road" }]],
    [
      "the fee that is known by now",
      shown(4, far, { deliveryFee: null }),
      shown(4),
      [{ kind: "deliveryFeeKnown", to: 6 }],
    ],
    [
      "the tax that is known by now",
      shown(4, far, { tax: null }),
      shown(4, far, taxed(false)),
      [{ kind: "taxKnown", to: 1 }],
    ],
    ["nothing of what nobody can say now", shown(4), shown(4, far, { deliveryFee: null, tax: null }), []],
    [
      "a tax inside the price by now",
      shown(4, far, taxed(false)),
      shown(4, far, taxed(true)),
      [{ kind: "taxIncluded", to: 1 }],
    ],
  ])("%s", (_title, before, now, changes) => {
    expect(changesSince(before, now, far.address, { fromWallet: false, tip: 0 })).toEqual(changes);
  });

  const later = shown(4, far, { tips: false }, 2);
  it.each([
    ["who pays it all in cash", { fromWallet: false, tip: 0 }, []],
    ["whose wallet pays a part", { fromWallet: true, tip: 0 }, [{ kind: "wallet", from: 0, to: 2 }]],
    ["who tips", { fromWallet: false, tip: 3 }, [{ kind: "tip", from: 3, to: 0 }]],
  ])("matters to the one %s", (_title, paying, changes) => {
    expect(changesSince(shown(4), later, far.address, paying)).toEqual(changes);
  });
});
