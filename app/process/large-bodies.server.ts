import type { EventEmitter } from "node:events";

/**
 * Room for bodies with files. Each is held in memory until its form is whole, and whoever sends one slowly has it held for as long: all of them
 * together have a limit in bytes, by what they say they are, and those of one machine have a smaller one.
 */
export function createByteBudget(limits: { together: number; perMachine: number }) {
  const byMachine = new Map<string, number>();
  let held = 0;
  return {
    /** Takes room until the answer is over or its browser gone; false where there is none. The machine is empty where it is not known. */
    take(length: number, machine: string, res: Pick<EventEmitter, "once">): boolean {
      const ofMachine = byMachine.get(machine) ?? 0;
      if (held + length > limits.together) return false;
      if (machine !== "" && ofMachine + length > limits.perMachine) return false;
      held += length;
      byMachine.set(machine, ofMachine + length);
      res.once("close", () => {
        held -= length;
        const left = (byMachine.get(machine) ?? 0) - length;
        if (left > 0) byMachine.set(machine, left);
        else byMachine.delete(machine);
      });
      return true;
    },
  };
}
