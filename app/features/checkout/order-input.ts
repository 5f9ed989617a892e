import type { Coupon, OfflineInfo, OrderInput, Picture, Store } from "~/delivery-api";
import { lineInput } from "~/features/cart/line-input";
import type { PaymentChoice } from "~/features/payments/payment-method";
import type { Place } from "~/session/place.server";
import type { Basket } from "./basket.server";
import type { Totals } from "./totals";

/** What the customer typed and chose, parsed. */
export type OrderWishes = {
  orderType: "delivery" | "take_away";
  scheduleAt: string | null;
  contact: OrderInput["contact"];
  address: { road: string; house: string; floor: string };
  payment: PaymentChoice;
  /** The wallet pays what it holds, the rest is paid as chosen. */
  fromWallet: boolean;
  /** What is told of the payment; null where there is nothing to tell. */
  paymentInfo: OfflineInfo | null;
  tip: number;
  note: string;
  deliveryInstruction: string;
  cutlery: boolean;
  packaging: boolean;
  saveAddress: boolean;
  /** What to do when something is sold out, in words for the store. */
  unavailableNote: string;
};

type OrderTerms = {
  basket: Basket;
  store: Store;
  place: Place;
  /** What the address is called: `home`, `office`, a label; empty when nobody said. */
  addressType: string;
  distanceKm: number;
  totals: Totals;
  coupon: Pick<Coupon, "code" | "title"> | null;
  /** Pictures of the prescription; none where nothing needs one. */
  prescription: Picture[];
};

/** The order as it is sent (docs/delivery-api.md §11.1, API-06, CHK-11). */
export function orderInput(terms: OrderTerms, wishes: OrderWishes): OrderInput {
  const { basket, store, place, totals } = terms;
  const isTakeAway = wishes.orderType === "take_away";
  return {
    paymentMethod: wishes.payment.method,
    orderType: wishes.orderType,
    storeId: store.id,
    orderAmount: totals.total,
    discountAmount: totals.discount,
    taxAmount: totals.tax,
    distanceKm: isTakeAway ? 0 : terms.distanceKm,
    address: isTakeAway ? storeAddress(store, place) : deliveryAddress(terms, wishes),
    contact: wishes.contact,
    buyNow:
      "key" in basket.entry
        ? basket.lines.map(({ item, isCampaign, selection, price }) =>
            lineInput(item, isCampaign, { selection, price }),
          )
        : null,
    coupon: terms.coupon && { code: terms.coupon.code, title: terms.coupon.title, amount: totals.couponDiscount },
    scheduleAt: wishes.scheduleAt,
    note: wishes.note,
    deliveryInstruction: isTakeAway ? "" : wishes.deliveryInstruction,
    unavailableItemNote: wishes.unavailableNote,
    tip: totals.tip,
    cutlery: wishes.cutlery,
    partialPayment: wishes.fromWallet,
    extraPackaging: totals.packaging,
    prescription: terms.prescription,
  };
}

/** The type of an address without one (docs/delivery-api.md §11.1). */
const plainType = "Delivery";

function deliveryAddress({ place, addressType }: OrderTerms, { address }: OrderWishes): OrderInput["address"] {
  return {
    address: place.address,
    addressType: addressType || plainType,
    location: { latitude: place.latitude, longitude: place.longitude },
    ...address,
  };
}

/** The server wants coordinates inside the zone even for take-away: the store's own. */
function storeAddress(store: Store, place: Place): OrderInput["address"] {
  const location = store.location ?? { latitude: place.latitude, longitude: place.longitude };
  return { address: store.address || place.address, addressType: plainType, location, road: "", house: "", floor: "" };
}
