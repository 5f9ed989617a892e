import type { Coordinates, Courier, Order, OrderAddress } from "~/delivery-api";
import type { ArrivalView } from "./arrival-view.server";
import { type OfflineView, offlineView } from "./offline";
import { awaitsPayment, canCancel } from "./payment";
import { isPolled, type Tracking, trackOrder } from "./tracking";

/** An order as the tracking drawer shows it: no more than that reaches the browser. */
export type TrackingView = Tracking & {
  id: number;
  /** Null where nobody can say it. */
  arrival: ArrivalView | null;
  status: Order["status"];
  type: Order["type"];
  moduleType: Order["moduleType"];
  amount: number;
  linesCount: number;
  store: { name: string; address: string } | null;
  address: AddressView | null;
  /** Parcels only (TRK-13). */
  receiver: AddressView | null;
  parcel: Order["parcel"];
  /** TRK-11; absent before a courier has taken the order. Without an `id` nobody may write to them. */
  courier: (Pick<Courier, "name" | "phone" | "image" | "rating" | "ratingCount"> & { id: Courier["id"] | null }) | null;
  places: { store: Coordinates | null; home: Coordinates | null; courier: Coordinates | null };
  scheduledAt: string | null;
  /** Whether it waits for its digital payment. */
  isUnpaid: boolean;
  /** Null unless it is paid outside the shop. */
  offline: OfflineView | null;
  /** Guests have no other place to cancel from. */
  canCancel: boolean;
  /** Whether customers may say how it was. */
  canReview: boolean;
  /** Whether nothing is left out: who placed it elsewhere sees less. */
  isComplete: boolean;
  /** Whether it is still worth asking (TRK-08). */
  isPolled: boolean;
};

/** The same order for somebody who may only look at it. */
export const withoutActions = (view: TrackingView): TrackingView => ({
  ...view,
  isUnpaid: false,
  offline: null,
  canCancel: false,
  canReview: false,
});

/** The same order for somebody who knows its number and phone but did not place it here: status, times and shop, and of the courier the name (TRK-13). */
export const withoutPeople = (view: TrackingView): TrackingView => ({
  ...withoutActions(view),
  isComplete: false,
  amount: 0,
  address: null,
  receiver: null,
  parcel: null,
  courier: view.courier && { id: null, name: view.courier.name, phone: "", image: null, rating: 0, ratingCount: 0 },
  places: { store: view.store ? view.places.store : null, home: null, courier: null },
});

export type AddressView = { name: string; number: string; text: string };

export function trackingView(order: Order, arrival: ArrivalView | null): TrackingView {
  const { id, status, type, moduleType, store, courier, scheduledAt, receiver, address, amount, linesCount } = order;
  return {
    ...trackOrder(order),
    id,
    arrival,
    amount,
    linesCount,
    status,
    type,
    moduleType,
    scheduledAt,
    store: store && { name: store.name, address: store.address },
    address: address && type !== "take_away" ? addressView(address) : null,
    receiver: receiver && addressView(receiver),
    parcel: order.parcel,
    courier: courier && {
      id: courier.id,
      name: courier.name,
      phone: courier.phone,
      image: courier.image,
      rating: courier.rating,
      ratingCount: courier.ratingCount,
    },
    places: {
      // A parcel comes from its sender.
      store: store?.location ?? (receiver ? (address?.location ?? null) : null),
      home: type === "take_away" ? null : ((receiver ?? address)?.location ?? null),
      courier: courier?.location ?? null,
    },
    isUnpaid: awaitsPayment(order),
    offline: offlineView(order),
    canCancel: canCancel(order),
    canReview: order.status === "delivered",
    isComplete: true,
    isPolled: isPolled(status),
  };
}

/** Road, house and floor stand after the address, as far as they were given. */
export function addressView({ contactName, contactNumber, address, road, house, floor }: OrderAddress): AddressView {
  return {
    name: contactName,
    number: withPlus(contactNumber),
    text: [address, road, house, floor].filter(Boolean).join(" · "),
  };
}

/** Numbers are shown with their plus, however the server keeps them (ROLE-15). */
export const withPlus = (number: string): string => (number === "" || number.startsWith("+") ? number : `+${number}`);
