import type { Coordinates } from "../context";

/** Google's encoded polyline, five decimals. */
export function encodePolyline(line: readonly Coordinates[]): string {
  let text = "";
  let last = { latitude: 0, longitude: 0 };
  for (const point of line) {
    const latitude = Math.round(point.latitude * 1e5);
    const longitude = Math.round(point.longitude * 1e5);
    text += encodeNumber(latitude - last.latitude) + encodeNumber(longitude - last.longitude);
    last = { latitude, longitude };
  }
  return text;
}

/** Five bits at a time, the lowest first, the sign in the last bit. */
function encodeNumber(value: number): string {
  let rest = value < 0 ? ~(value << 1) : value << 1;
  let text = "";
  while (rest >= 0x20) {
    text += String.fromCharCode((0x20 | (rest & 0x1f)) + 63);
    rest >>= 5;
  }
  return text + String.fromCharCode(rest + 63);
}
