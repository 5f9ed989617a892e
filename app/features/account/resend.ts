/** How long the delivery API waits between two codes (docs/delivery-api.md §3.7). */
const waitMs = 60_000;

/** Milliseconds until another code may be asked for, of one sent at `sentAt` (ms). */
export const untilResend = (sentAt: number, now: number): number =>
  Math.min(waitMs, Math.max(0, sentAt + waitMs - now));
