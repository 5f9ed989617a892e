/** Address of what a search for a term finds (RTE-09, SRCH-06, SRCH-11). */
export const termHref = (term: string): string =>
  `/home?${new URLSearchParams({ search: term, data_type: "searched" })}`;
