import type { RequestContext } from "./request-context";

/** The session is made once a request, and only for it. */
type Visit = Pick<RequestContext, "session">;

/** Something of each request that only one feature knows: kept with that feature, for as long as the request lasts. */
export function requestValue<Value>() {
  const values = new WeakMap<Visit["session"], Value>();
  return {
    of: ({ session }: Visit): Value | undefined => values.get(session),
    set: ({ session }: Visit, value: Value): void => void values.set(session, value),
    drop: ({ session }: Visit): void => void values.delete(session),
    /** Made by whoever asks first. */
    once({ session }: Visit, make: () => Value): Value {
      const known = values.get(session);
      if (known !== undefined) return known;
      const made = make();
      values.set(session, made);
      return made;
    },
  };
}
