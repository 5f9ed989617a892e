import type { WalletFilter } from "~/delivery-api";

/** The address of a page of the wallet's list. */
export const walletHref = (filter: WalletFilter, page = 1): string => {
  const query = new URLSearchParams({
    ...(filter === "all" ? {} : { type: filter }),
    ...(page === 1 ? {} : { page: String(page) }),
  }).toString();
  return query === "" ? "/wallet" : `/wallet?${query}`;
};

/** The form that adds money, filled with an amount; the list below stays as it is filtered. */
export const fundHref = (filter: WalletFilter, amount: number): string => {
  const query = new URLSearchParams({ ...(filter === "all" ? {} : { type: filter }), amount: String(amount) });
  return `/wallet?${query}#fund`;
};
