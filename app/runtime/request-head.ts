/** What a page is told by its request: of a `Request`, or of Node's own message, from which one costs more to make than all a cached page needs of it. */
export type RequestHead = { readonly url: string; readonly headers: Pick<Headers, "get" | "has"> };
