/** Keeps the way back while the customer goes from one page of signing in to another. */
export const withReturn = (path: string, returnTo: string | null): string =>
  returnTo ? `${path}?returnTo=${encodeURIComponent(returnTo)}` : path;

/** Where one signs in; `returnTo` is the page of the shop that it leads back to (RTE-26). */
export const signInHref = (returnTo: string): string => withReturn("/auth/sign-in", returnTo);
