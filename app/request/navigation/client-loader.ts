import type { ClientLoaderFunctionArgs } from "@remix-run/react";

/**
 * The browser's side of resource routes that complete a page by themselves, as scrolling or typing does: what cannot be had is null,
 * because a page that stands must not give way to an error page nobody asked for.
 */
export async function clientLoader({ serverLoader, request }: ClientLoaderFunctionArgs) {
  try {
    return await serverLoader<unknown>();
  } catch (error) {
    // A load that was overtaken is the router's own affair.
    if (request.signal.aborted) throw error;
    return null;
  }
}

/**
 * The browser's side of resource routes that follow something on a page, or complete a page of a customer: null when the connection fails for a moment, so that the page keeps what
 * it shows. Who has to sign in again is led there.
 */
export async function followingLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  try {
    return await serverLoader<unknown>();
  } catch (error) {
    if (error instanceof Response) throw error;
    return null;
  }
}

/** What a post changes the page loads by itself; of what completes or follows it nothing is asked again. */
export const shouldRevalidate = () => false;
