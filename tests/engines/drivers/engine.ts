/** How a page is met. `width` in px of the window; an engine with a wider least window takes that. */
export type Surroundings = { scripts: boolean; width: number };

/** What every engine can be asked for; the rest is done in the page (../in-page.ts). */
export type Engine = {
  /** Resolves when the document is there. */
  open(url: string): Promise<void>;
  /** Calls a function's text in the page and gives what it returns, as JSON. It runs also where pages may run no scripts. */
  call<T>(code: string): Promise<T>;
  /** Presses at a point of the window, in px. */
  pressAt(x: number, y: number): Promise<void>;
  /** Types where the focus is. */
  type(text: string): Promise<void>;
  /** Uncaught errors that pages have told so far; always empty where the engine keeps them to itself. */
  errors(): string[];
  stop(): Promise<void>;
};
