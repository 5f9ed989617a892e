import { getStreamAsArrayBuffer, MaxBufferError } from "get-stream";
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
  const late = AbortSignal.timeout(timeoutMs);
  try {
    const response = await options.fetch(request.url, {
      method: request.method,
      headers: request.headers,
      body: request.body,
      redirect: "manual",
      signal: signal ? AbortSignal.any([late, signal]) : late,
    });
    const text = await readText(response);
    if (text === null) return fail("contract", response.status);
    const { status, headers } = response;
    const body = parseBody(text, headers.get("content-type") ?? "");
    return ok({ status, body, bytes: text.length, date: headers.has("age") ? null : headers.get("date") });
  } catch {
    if (late.aborted) return fail("timeout");
    if (signal?.aborted) throw new CallerLeft();
    return fail("network");
  }
}

/** The body as text, null when it is bigger than we are ready to hold. */
async function readText({ body }: Response): Promise<string | null> {
  if (body === null) return "";
  try {
    return new TextDecoder().decode(await getStreamAsArrayBuffer(body, { maxBuffer: answerLimits.bytes }));
  } catch (error) {
    if (error instanceof MaxBufferError) return null;
    throw error;
  }
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
