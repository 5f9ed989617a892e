import type { Response } from "express";

/**
 * Room for bodies with files. Each is held in memory until its form is whole, and whoever sends one slowly has it held for as long: all of them
 * together have a limit, by what they say they are.
 */
export function createByteBudget(bytes: number) {
  let held = 0;
  return {
    /** Takes room until the answer is over or its browser gone; false where there is none. */
    take(length: number, res: Pick<Response, "once">): boolean {
      if (held + length > bytes) return false;
      held += length;
      res.once("close", () => {
        held -= length;
      });
      return true;
    },
  };
}
