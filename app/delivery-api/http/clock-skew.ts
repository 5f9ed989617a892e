/** A `Date` header has whole seconds: on average it is half a second behind. */
const halfSecond = 500;
/** Beyond this the server's clock has been moved, and smoothing would only be late. */
const jumpMs = 5000;
const weight = 0.2;

export type ClockSkew = {
  /** The delivery API's clock minus ours, in milliseconds; 0 until known. */
  skewMs(): number;
  /** Takes the `Date` header of an answer sent for at `sentAt` and here at `receivedAt` (our clock, ms). */
  observe(date: string | null, sentAt: number, receivedAt: number): void;
};

/** Follows the delivery API's clock: smooth against jitter, at once when it was moved. */
export function createClockSkew(): ClockSkew {
  let skew: number | null = null;
  return {
    skewMs: () => Math.round(skew ?? 0),
    observe(date, sentAt, receivedAt) {
      const served = date === null ? Number.NaN : Date.parse(date);
      if (Number.isNaN(served)) return;
      const sample = served + halfSecond - (sentAt + receivedAt) / 2;
      skew = skew === null || Math.abs(sample - skew) > jumpMs ? sample : skew + weight * (sample - skew);
    },
  };
}
