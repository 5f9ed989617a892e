import { useFetcher } from "@remix-run/react";
import { useCallback, useEffect, useRef, useState } from "react";
import { follow } from "~/request/live/follow";
import type { OrdersData } from "./load-orders.server";

/** The address that answers with a page of orders alone. */
const ordersStatusPath = "/my-orders/status";

/** Follows a page of running orders while it is looked at; previous ones do not move. */
export function useOrders(loaded: OrdersData): OrdersData {
  const { data, load } = useFetcher<OrdersData | null>();
  const [told, setTold] = useState<Told | null>(null);
  const since = useRef(loaded);
  since.current = loaded;
  const tell = useCallback((orders: OrdersData) => setTold({ since: since.current, orders }), []);
  useEffect(() => {
    if (data) tell(data);
  }, [data, tell]);
  const shown = newestOrders(loaded, told);
  const { statusQuery } = loaded;
  const isFollowed = shown.tab === "running" && shown.rows.length > 0;
  useEffect(() => {
    if (!isFollowed) return;
    return follow({ topic: "orders", value: statusQuery, tell, ask: () => load(`${ordersStatusPath}?${statusQuery}`) });
  }, [isFollowed, load, statusQuery, tell]);
  return shown;
}

type Told = { since: OrdersData; orders: OrdersData };

/** What was told counts for the page it was asked for, until that is loaded anew. */
export function newestOrders(loaded: OrdersData, told: Told | null): OrdersData {
  const isOfPage = told?.since === loaded && told.orders.statusQuery === loaded.statusQuery;
  return isOfPage ? told.orders : loaded;
}
