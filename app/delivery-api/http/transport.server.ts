import { answerLimits } from "../../limits";
import { fail, ok, type Result } from "../result";

export type WireRequest = {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: string | FormData | null;
};

/** `body` is undefined when the answer was no JSON. */
export type Answer = { status: number; body: unknown; bytes: number; date: string | null };

/** Thrown when the visitor left: says nothing about the server. */
export class CallerLeft extends Error {}

/**
 * Sends one request and reads its whole answer within `timeoutMs`. Redirects are not followed: they would carry the
 * visitor's headers to another place. Fails with `timeout`, `network` or (too big an answer) `contract`; throws CallerLeft.
 */
export async function sendOnce(
  request: WireRequest,
  options: { fetch: typeof fetch; timeoutMs: number; signal?: AbortSignal | undefined },
): Promise<Result<Answer>> {
  const { timeoutMs, signal } = options;
  const controller = new AbortController();
  const leave = () => controller.abort();
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    controller.abort();
  }, timeoutMs);
  signal?.addEventListener("abort", leave);
  if (signal?.aborted) leave();
  try {
    const response = await options.fetch(request.url, {
      method: request.method,
      headers: request.headers,
      body: request.body,
      redirect: "manual",
      signal: controller.signal,
    });
    const text = await readText(response);
    if (text === null) {
      controller.abort();
      return fail("contract", response.status);
    }
    const { status, headers } = response;
    const body = parseBody(text, headers.get("content-type") ?? "");
    return ok({ status, body, bytes: text.length, date: headers.has("age") ? null : headers.get("date") });
  } catch {
    if (isLate) return fail("timeout");
    if (signal?.aborted) throw new CallerLeft();
    return fail("network");
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", leave);
  }
}

/** The body as text, null when it is bigger than we are ready to hold. */
async function readText(response: Response): Promise<string | null> {
  if (response.body === null) return "";
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    bytes += chunk.value.byteLength;
    if (bytes > answerLimits.bytes) return null;
    text += decoder.decode(chunk.value, { stream: true });
  }
  return text + decoder.decode();
}

function parseBody(text: string, contentType: string): unknown {
  if (contentType.includes("html")) return undefined;
  if (text.trim() === "") return null;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
