import { useEffect } from "react";
import { useNonce } from "~/request/pages/nonce";

/** Runs in the page's head, before anything of it can be seen: until React runs nobody else would follow the browser's Back to a page that was shown without a reload. */
const watch = `{const at=location.pathname+location.search,{dataset}=document.documentElement;onpopstate=()=>{if("leaving" in dataset||location.pathname+location.search!==at){dataset.leaving="";location.reload()}}}`;

/**
 * Back and Forward pressed before hydration load the page they lead to, and this one, whose address is no longer its own, is not hydrated (entry.client.tsx);
 * nor when Forward leads to it again; afterwards the router follows them.
 */
export function EarlyBack() {
  const nonce = useNonce();
  useEffect(() => {
    window.onpopstate = null;
  }, []);
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file
    <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: watch }} />
  );
}
