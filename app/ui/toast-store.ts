export type ToastKind = "success" | "info" | "warning" | "error";

/** A link to a page of this shop, or a button that posts a form of its frame, by the form's id. */
export type ToastAction = { text: string; href: string } | { text: string; form: string; intent: string };

/** A message to the customer. Toasts of the same id merge: the newer text takes the place of the older. */
export type Toast = {
  id: string;
  kind: ToastKind;
  text: string;
  /** Stands over the text. */
  title?: string;
  /** The page of this shop that a press on it opens. */
  href?: string | null;
  /** What may be done about it, below the text. */
  action?: ToastAction | undefined;
  /** Path and search of the page it was told on, when that page is left for where it belongs; any other leaves with its page. */
  cameFrom?: string | undefined;
};

type Listener = (toast: Toast) => void;
let listener: Listener | null = null;
const pending: Toast[] = [];

/** Shows a toast in a hydrated page. One that comes before the `Toaster` listens waits for it. */
export function showToast(toast: Toast): void {
  if (listener) listener(toast);
  else pending.push(toast);
}

/** The `Toaster` listens here; returns the function that stops it. */
export function onToast(next: Listener): () => void {
  listener = next;
  for (const toast of pending.splice(0)) next(toast);
  return () => {
    if (listener === next) listener = null;
  };
}
