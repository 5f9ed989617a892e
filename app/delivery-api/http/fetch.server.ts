import { Agent, DecoratorHandler, type Dispatcher, fetch as undiciFetch } from "undici";

/** 410 Gone: nothing else of the delivery API answers so. */
const standIn = 410;

/** The Fetch standard turns every 407 into a network error; the delivery API means "expired" by it (docs/delivery-api.md §9.4). */
class Readable407 extends DecoratorHandler implements Dispatcher.DispatchHandlers {
  onHeaders(status: number, headers: Buffer[], resume: () => void, statusText: string): boolean {
    // The library's types leave the inherited methods out.
    const inherited = DecoratorHandler.prototype as Dispatcher.DispatchHandlers;
    return inherited.onHeaders?.call(this, status === 407 ? standIn : status, headers, resume, statusText) ?? true;
  }
}

const dispatcher = new Agent().compose(
  (dispatch): Dispatcher["dispatch"] =>
    (options, handler) =>
      dispatch(options, new Readable407(handler)),
);

/** `fetch` for the delivery API: connections are kept, and an answer 407 can be read (as 410). */
export const deliveryFetch = ((url: string, init: object) =>
  undiciFetch(url, { ...init, dispatcher })) as unknown as typeof fetch;
