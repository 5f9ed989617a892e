import { parseArgs } from "node:util";

/** What the doctor was started with. Throws a sentence about what it does not know. */
export const readCommandLine = (args: readonly string[]) =>
  parseArgs({
    args: withJoinedZone(args),
    allowPositionals: true,
    options: {
      zone: { type: "string" },
      customer: { type: "string" },
      json: { type: "boolean", default: false },
      settings: { type: "boolean", default: false },
      help: { type: "boolean", default: false },
    },
  });

/** South of the equator a latitude begins with a minus, which Node takes for another option unless it is joined to its own. */
function withJoinedZone(args: readonly string[]): string[] {
  const isSouth = (index: number) => args[index] === "--zone" && /^-[\d.]/.test(args[index + 1] ?? "");
  return args.flatMap((arg, index) => {
    if (isSouth(index - 1)) return [];
    return isSouth(index) ? [`${arg}=${args[index + 1]}`] : [arg];
  });
}
