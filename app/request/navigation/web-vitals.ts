/** Loaded in a sample of visits only: tells the shop, once and namelessly, how fast the page felt that this document began with (ADR 0200). */

import { onCLS, onINP, onLCP } from "web-vitals";
import { webVitalsPath } from "~/report-paths";

const [navigation] = performance.getEntriesByType("navigation");
const measured: { path: string; lcp?: number; inp?: number; cls?: number } = {
  path: new URL(navigation?.name ?? location.href).pathname,
};

onLCP(({ value }) => {
  measured.lcp = value;
});
onINP(({ value }) => {
  measured.inp = value;
});
onCLS(({ value }) => {
  measured.cls = value;
});

function send() {
  if (document.visibilityState !== "hidden") return;
  document.removeEventListener("visibilitychange", send);
  navigator.sendBeacon(webVitalsPath, JSON.stringify(measured));
}
document.addEventListener("visibilitychange", send);
