/** Keeps the way back while the customer goes from one page of signing in to another. */
export const withReturn = (path: string, returnTo: string | null): string =>
  returnTo ? `${path}?returnTo=${encodeURIComponent(returnTo)}` : path;
