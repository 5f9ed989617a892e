import { buildHeader } from "~/runtime/build-header";
import { pathOf } from "./path-of";
import { Unreachable } from "./unreachable";

/**
 * Has each data answer read to its end before Remix decodes it. Remix decodes while it comes and leaves unhandled what becomes of the rest (single fetch): a
 * load that another overtook, or a page that was left, ended in an uncaught error. Nothing waits longer: no answer has parts that come later.
 *
 * One that does not come, or that a balancer answers with a page of its own, fails as `Unreachable`. Where the storefront itself says to come back later, a
 * navigation goes on as a document, which has the words for it.
 *
 * What another build answers a navigation may be made for other scripts than this page has: it goes on as a document, which brings them (ADR 0206).
 *
 * Each request says the page's language: one that came by `?lang` would else go on in the customer's own, half in the one and half in the other.
 */
export function readAnswersWhole() {
  const { fetch } = window;
  window.fetch = async (...args) => {
    const request = new Request(...args);
    const { origin, pathname } = new URL(request.url);
    if (origin !== location.origin) return fetch(request);
    request.headers.set("X-Page-Language", document.documentElement.lang);
    if (!pathname.endsWith(".data")) return fetch(request);
    try {
      const answer = await fetch(request);
      if (request.method === "GET" && isOfOtherBuild(answer) && leaveFor(pathname)) return new Promise(() => undefined);
      if (answer.headers.get("Content-Type")?.startsWith("text/x-script"))
        return new Response(await answer.arrayBuffer(), answer);
      if (answer.status < 500) return answer;
      if (answer.headers.has("Retry-After") && leaveFor(pathname)) return new Promise(() => undefined);
    } catch (error) {
      if (request.signal.aborted) throw error;
    }
    throw new Unreachable();
  };
}

function isOfOtherBuild({ headers }: Response): boolean {
  const build = headers.get(buildHeader);
  return build !== null && build !== window.__remixManifest.version;
}

/** Loads the document of the page that a navigation has asked for by this path; false where no navigation did. */
function leaveFor(pathname: string): boolean {
  const to = window.__remixRouter.state.navigation.location;
  if (!to || ![`${to.pathname}.data`, `${to.pathname}_root.data`].includes(pathname)) return false;
  location.assign(pathOf(to));
  return true;
}
