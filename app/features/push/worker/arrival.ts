import type { PushMessage } from "../message";

declare const self: ServiceWorkerGlobalScope;

/** A message is not held back for longer. */
const longestMs = 3000;

/** The message of an order with when that comes, as the shop says it now; as it is where nobody says it at once. */
export async function withArrival(message: PushMessage): Promise<PushMessage> {
  const { orderId, conversationId, title, body } = message;
  if (orderId === null || conversationId !== null) return message;
  const arrival = await arrivalOf(orderId);
  return arrival === null
    ? message
    : { ...message, title: title || body, body: title ? joined(body, arrival) : arrival };
}

const joined = (body: string, arrival: string) => (body ? `${body}\n${arrival}` : arrival);

async function arrivalOf(orderId: number): Promise<string | null> {
  try {
    const signal = AbortSignal.timeout(longestMs);
    const answer = await self.fetch(`/track-order/arrival?order=${orderId}`, { signal });
    const told: unknown = answer.ok ? await answer.json() : null;
    return typeof told === "object" && told !== null && "arrival" in told && typeof told.arrival === "string"
      ? told.arrival
      : null;
  } catch {
    return null;
  }
}
