/**
 * Has each data answer read to its end before Remix decodes it. Remix decodes while it comes and leaves unhandled what becomes of the rest (single fetch): a
 * load that another overtook, or a page that was left, ended in an uncaught error. Nothing waits longer: no answer has parts that come later.
 */
export function readAnswersWhole() {
  const { fetch } = window;
  window.fetch = async (...request) => {
    const answer = await fetch(...request);
    const isData = answer.headers.get("Content-Type")?.startsWith("text/x-script");
    return isData ? new Response(await answer.arrayBuffer(), answer) : answer;
  };
}
