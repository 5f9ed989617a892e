import { useEffect } from "react";
import { useNonce } from "~/request/pages/nonce";

/** Until React runs nobody else would follow the browser's Back to a page that was shown without a reload. */
const back = `{const at=location.pathname+location.search,{dataset}=document.documentElement;onpopstate=()=>{if("leaving" in dataset||location.pathname+location.search!==at){dataset.leaving="";location.reload()}}}`;

/**
 * Afterwards, when all have heard of it who take Escape for themselves, as a list of suggestions or an open menu, and when the browser has stopped what was
 * loading. While capturing: while React hydrates it lets no key through.
 */
const escapeKey = `addEventListener("keydown",e=>{e.key==="Escape"&&setTimeout(()=>{e.defaultPrevented||document.querySelector("dialog[open] [data-escape]")?.click()})},!0)`;

/**
 * Runs in the page's head, before anything of it can be seen.
 *
 * Back and Forward pressed before hydration load the page they lead to, and this one, whose address is no longer its own, is not hydrated (entry.client.tsx);
 * nor when Forward leads to it again; afterwards the router follows them.
 *
 * Escape presses what closes the open dialog (`data-escape`), at any time: before hydration its link loads the page behind it.
 */
export function EarlyKeys() {
  const nonce = useNonce();
  useEffect(() => {
    window.onpopstate = null;
  }, []);
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file
    <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: back + escapeKey }} />
  );
}
