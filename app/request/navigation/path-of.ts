/** A page of the shop as links, forms and redirects name it: without origin and fragment. */
export const pathOf = ({ pathname, search }: { pathname: string; search: string }): string => pathname + search;
