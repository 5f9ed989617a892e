import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { I18nextProvider } from "react-i18next";
import { pathOf } from "~/request/navigation/path-of";
import { startI18n } from "./i18n/i18n.client";
import { readAnswersWhole } from "./request/navigation/whole-answers";
import { formAnswerOf } from "./runtime/form-answer-address";
import { scriptsOfDrawnParts } from "./ui/late-component";

/** Ends the task: each step of the start may take a slow phone 100 ms, and a press waits for the end of a task. */
const pause = () =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    port2.postMessage(null);
  });

// The youngest of what scripts ask for without a second way: who knows these knows the others. The page of an older browser stays as it is without scripts (docs/decisions/0183).
const hasWhatScriptsNeed =
  "findLast" in [] && "requestSubmit" in HTMLFormElement.prototype && "TextEncoderStream" in window;
if (!hasWhatScriptsNeed) await new Promise(() => {});

// Back may bring this document as it was left.
window.addEventListener("pageshow", ({ persisted }) => {
  if (persisted)
    import("./request/navigation/outdated").then(
      (page) => page.isOutdated() && location.reload(),
      () => {},
    );
});

await pause();
const i18n = await startI18n();
await pause();

readAnswersWhole();

// The page below knows its own address alone, and what is posted from here on is answered without another.
const answer = formAnswerOf(pathOf(location));
if (answer) history.replaceState(history.state, "", answer.address + location.hash);

// Links within a page are the browser's own: it gives their entries no key, and one that is pressed again the same. The router, which must
// not hear of it before, would scroll back to the place such a key was left at.
window.addEventListener("popstate", () => {
  const { state } = window.history;
  if (!state || state.key === window.__remixRouter?.state.location.key)
    window.history.replaceState({ ...state, key: String(Math.random()) }, "");
});

// Remix decodes the page's data in its first render and suspends without a boundary until then. A press in that moment makes React
// hydrate at once, which ends in its error 345: so the decoding is begun, and waited for, before there is anything to press on.
try {
  RemixBrowser({});
} catch (decoding) {
  await decoding;
  await pause();
}

await scriptsOfDrawnParts();

// Back led to another page, which is on its way: this one's address is no longer its own.
if ("leaving" in document.documentElement.dataset) await new Promise(() => {});

// A sample of visits tells how fast the shop felt.
if (Math.random() < Number(document.documentElement.dataset.webVitals ?? 0))
  import("./request/navigation/web-vitals").catch(() => {});

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <I18nextProvider i18n={i18n}>
        <RemixBrowser />
      </I18nextProvider>
    </StrictMode>,
  );
});
