/**
 * Has each data answer read to its end before Remix decodes it. Remix decodes while it comes and leaves unhandled what becomes of the rest (single fetch): a
 * load that another overtook, or a page that was left, ended in an uncaught error. Nothing waits longer: no answer has parts that come later.
 *
 * Each request says the page's language: one that came by `?lang` would else go on in the customer's own, half in the one and half in the other.
 */
export function readAnswersWhole() {
  const { fetch } = window;
  window.fetch = async (...asked) => {
    const request = new Request(...asked);
    if (request.url.startsWith(`${location.origin}/`))
      request.headers.set("X-Page-Language", document.documentElement.lang);
    const answer = await fetch(request);
    const isData = answer.headers.get("Content-Type")?.startsWith("text/x-script");
    return isData ? new Response(await answer.arrayBuffer(), answer) : answer;
  };
}
