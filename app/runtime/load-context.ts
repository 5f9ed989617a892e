import "@remix-run/node";

/** Who can be asked while the shop is closed for maintenance; texts are empty where the operator tells none. */
export type Maintenance = { name: string; phone: string; email: string };

/** What the process knows of a request before Remix sees it. Under remix-serve nothing of it is there. */
export type ProcessContext = {
  /** False for Remix's own data requests, whose path ends in `.data`. */
  isDocument: boolean;
  /** Taken from X-Request-Id when it is sane, else made here; sent back and upstream. */
  requestId: string;
  /**
   * The status of a request the process has refused: 400 or 404 for an address that is none, 403 foreign origin, 405 for another method than a
   * browser's, 411 without a length, 413 too large, 428 a post without cookies, 503 too many at a time or maintenance.
   */
  refused: 400 | 403 | 404 | 405 | 411 | 413 | 428 | 503 | null;
  /** Set where `refused` is 503 because the shop is closed for maintenance. */
  maintenance: Maintenance | null;
  /** The address of a form's post that came without cookies from a page that gave none (EDGE_CACHE): the browser shall get them and post again. */
  postWithoutCookies: string | null;
  /** The key of the answer to a form that the address asks to be shown (form-answer-address.ts). */
  formAnswerKey: string | null;
  /** Aborts when the browser goes away before a page or its data are finished; never for a post. */
  signal: AbortSignal;
  publicOrigin: string;
  /** Where the request comes from, as TRUST_PROXY lets it be known. */
  clientAddress: string;
  /** Stylesheets of dialogs, which browsers load late and the server links where it draws one. */
  dialogStyles: readonly string[];
  /** Scripts of components that browsers load late, by their name; the server names those of what it draws. */
  lateScripts: ReadonlyMap<string, readonly string[]>;
  /** `Date.now()` at arrival: deadlines count from here. */
  arrivedAt: number;
  /** Resolves when a page may be rendered, so that pages that are ready at once do not make one long pause (ADR 0197). */
  renderingTurn(): Promise<void>;
};

declare module "@remix-run/node" {
  interface AppLoadContext extends Partial<ProcessContext> {}
}
