/** Rows of a page where nothing else is said (FMT-01). */
export const defaultPageSize = 10;
