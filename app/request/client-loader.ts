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
