/**
 * Whether a document that Back has brought as it was left must be loaded anew. It shows the cart and the visitor of then, and a form whose answer led to
 * another document waits for it for ever: the router never ends what it gives to the browser. What somebody has typed is worth more than the present cart, but
 * nothing can be sent from a page that waits. Without a connection it is all there is.
 */
export function isOutdated(): boolean {
  // There is no router when somebody has left before it began.
  const { navigation, fetchers } = window.__remixRouter?.state ?? {};
  const isWaiting = [navigation, ...(fetchers?.values() ?? [])].some((one) => one && one.state !== "idle");
  const fields = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea")];
  return navigator.onLine && (isWaiting || fields.every(({ value, defaultValue }) => value === defaultValue));
}
