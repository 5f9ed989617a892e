import { loadChatStatus } from "~/features/chat/load-chat.server";
import { loadOrdersStatus } from "~/features/orders/load-orders.server";
import { loadTrackStatus } from "~/features/orders/load-tracking.server";
import { loadRunningStatus } from "~/features/orders/running.server";
import { isFollowed } from "~/features/orders/tracking";
import type { RequestContext } from "~/request/context/request-context";
import { liveStream, type Topic } from "~/request/live/live-stream.server";
import { networkOf } from "~/runtime/network-of";

/** What can be followed, by its name in the address of the stream; the value is what its own address would ask for. */
const followed: {
  name: string;
  query(value: string): string;
  ask(context: RequestContext): ReturnType<Topic["ask"]>;
}[] = [
  {
    name: "track",
    query: (order) => String(new URLSearchParams({ order })),
    async ask(context) {
      const data = await loadTrackStatus(context);
      return { data, isOver: !isFollowed(data) };
    },
  },
  {
    name: "running",
    query: () => "",
    async ask(context) {
      const data = await loadRunningStatus(context);
      return { data, isOver: data.running === null };
    },
  },
  {
    name: "orders",
    query: (page) => page,
    async ask(context) {
      const data = await loadOrdersStatus(context);
      return { data, isOver: data.rows.length === 0 };
    },
  },
  {
    name: "chat",
    query: (status) => status,
    async ask(context) {
      const data = await loadChatStatus(context);
      // When it was loaded and when its messages were counted is another time at each look.
      return { data, compared: { ...data, at: 0, unread: data.unread?.count }, isOver: false };
    },
  },
];

/** The longest value: a search in the inbox with all its parameters. */
const longestValue = 1000;

/**
 * The live stream of a page. `freshContext` reads the request's cookies again: whoever has signed out on another page is not told any more. The cookies
 * themselves stay here, no script sees them. Who asks for the head alone follows nothing: no body would be read, and nothing would end the stream.
 */
export function live(
  context: RequestContext,
  { method, signal }: Pick<Request, "method" | "signal">,
  freshContext: () => Promise<RequestContext>,
): Response {
  const { visitor } = context.session;
  const { searchParams } = context.url;
  const topics = followed.flatMap(({ name, query, ask }): Topic[] => {
    const value = searchParams.get(name);
    if (value === null || value.length > longestValue) return [];
    return [
      {
        name,
        async ask() {
          const now = await freshContext();
          now.url = new URL(`/live?${query(value)}`, now.publicOrigin);
          return ask(now);
        },
      },
    ];
  });
  const owner = visitor.login?.id ?? visitor.guestId;
  const isWanted = owner !== null && method === "GET";
  const machine = networkOf(context.client.address);
  return liveStream({ visitor: String(owner), machine, signal, topics: isWanted ? topics : [] });
}
