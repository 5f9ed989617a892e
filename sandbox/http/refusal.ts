import { type MessageKey, type MessageValues, messageText } from "../messages";

type ErrorEntry = { code: string; message: MessageKey; values?: MessageValues };

/** An answer that ends a request early; the error handler sends `body(language)` with `status`. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly body: (language: "en" | "ar") => unknown,
  ) {
    super(`refused with ${status}`);
  }
}

/** The standard shape `{"errors":[{code,message}]}`, docs/delivery-api.md §1.6. */
export function refuse(status: number, code: string, message: MessageKey, values?: MessageValues): Refusal {
  return refuseAll(status, [{ code, message, ...(values && { values }) }]);
}

export function refuseAll(status: number, errors: ErrorEntry[]): Refusal {
  return new Refusal(status, (language) => ({
    errors: errors.map((error) => ({ code: error.code, message: messageText(language, error.message, error.values) })),
  }));
}

/** The short shape `{"message"}`. */
export function refuseWithMessage(status: number, message: MessageKey, values?: MessageValues): Refusal {
  return new Refusal(status, (language) => ({ message: messageText(language, message, values) }));
}

/** Any other body the contract asks for. */
export function refuseWithBody(status: number, body: unknown): Refusal {
  return new Refusal(status, () => body);
}
