import type { ActionData } from "./outcome";

/** Forms that were posted in the background, by the key of their fetcher. */
export type Posts = ReadonlyMap<string, FormData>;

/** What the router knows of a fetcher, as far as it is there. */
export type Fetcher = {
  key: string;
  /** Where it posts to, while it is busy. */
  formAction?: string | undefined;
  formData?: FormData | undefined;
  data?: ActionData | undefined;
};

export const noPosts: Posts = new Map();

/**
 * The posts to `action` whose change the page should show although what it has loaded does not know it: those on their way or accepted,
 * not the refused. `fetchers` is what the router knows now. It forgets a post as soon as the page is loaded anew, a moment before that
 * page is drawn, so those of `before`, known since the page's data came, stay. Unchanged it is `before` itself.
 */
export function postsUnderWay(before: Posts, fetchers: readonly Fetcher[], action: string): Posts {
  const after = new Map(before);
  for (const { key, formAction, formData, data } of fetchers) {
    if (data && data.kind !== "done") after.delete(key);
    else if (formAction === action && formData) after.set(key, formData);
  }
  const isSame = after.size === before.size && [...after].every(([key, form]) => before.get(key) === form);
  return isSame ? before : after;
}
