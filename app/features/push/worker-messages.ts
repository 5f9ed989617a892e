import type { PushMessage } from "./message";

/** From the worker to an open page, with a port: an answer on it says that the page shows the message. */
export type PushToPage = { push: PushMessage };

export const isPushToPage = (value: unknown): value is PushToPage =>
  typeof value === "object" && value !== null && "push" in value;

/** The worker's address; with another language it is another worker, with the offline page of that language. */
export const workerAddress = (language: string): string => `/service-worker.js?lang=${language}`;
