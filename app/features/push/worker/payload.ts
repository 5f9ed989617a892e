import { type PushMessage, readPush } from "../message";

/** What a push says; null when it has no data, is not JSON, or says nothing. */
export function readPayload(data: { json(): unknown } | null): PushMessage | null {
  try {
    return readPush(data?.json());
  } catch {
    return null;
  }
}
