import { useFetcher } from "@remix-run/react";
import { useCallback, useEffect, useRef, useState } from "react";
import { subscribe } from "~/request/live/subscribe";
import type { OrdersData } from "./load-orders.server";

/** The address that answers with a page of orders alone. */
const ordersStatusPath = "/my-orders/status";

/** Follows a page of running orders while it is looked at; previous ones do not move. */
export function useOrders(loaded: OrdersData): OrdersData {
  const { data, load } = useFetcher<OrdersData | null>();
  const [received, setReceived] = useState<Received | null>(null);
  const since = useRef(loaded);
  since.current = loaded;
  const receive = useCallback((orders: OrdersData) => setReceived({ since: since.current, orders }), []);
  useEffect(() => {
    if (data) receive(data);
  }, [data, receive]);
  const shown = newestOrders(loaded, received);
  const { statusQuery } = loaded;
  const isFollowed = shown.tab === "running" && shown.rows.length > 0;
  useEffect(() => {
    if (!isFollowed) return;
    return subscribe({
      topic: "orders",
      value: statusQuery,
      onData: receive,
      poll: () => load(`${ordersStatusPath}?${statusQuery}`),
    });
  }, [isFollowed, load, statusQuery, receive]);
  return shown;
}

type Received = { since: OrdersData; orders: OrdersData };

/** What was received counts for the page it was asked for, until that is loaded anew. */
export function newestOrders(loaded: OrdersData, received: Received | null): OrdersData {
  const isOfPage = received?.since === loaded && received.orders.statusQuery === loaded.statusQuery;
  return isOfPage ? received.orders : loaded;
}
