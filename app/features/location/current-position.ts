import type { Coordinates } from "~/delivery-api";

/** LOC-08: at most five seconds, low accuracy. */
const options: PositionOptions = { timeout: 5000, enableHighAccuracy: false };

export type Position = { kind: "found"; point: Coordinates } | { kind: "denied" } | { kind: "unknown" };

/** The device's position. `onAsk` runs when the browser is about to ask for permission (LOC-19). */
export async function currentPosition(onAsk: () => void): Promise<Position> {
  if (!("geolocation" in navigator)) return { kind: "unknown" };
  const permission = await navigator.permissions?.query({ name: "geolocation" }).catch(() => null);
  if (permission?.state === "denied") return { kind: "denied" };
  if (permission?.state === "prompt") onAsk();
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ kind: "found", point: { latitude: coords.latitude, longitude: coords.longitude } }),
      (error) => resolve({ kind: error.code === error.PERMISSION_DENIED ? "denied" : "unknown" }),
      options,
    );
  });
}
