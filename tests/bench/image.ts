import { readFileSync } from "node:fs";

const names = ["NODE_OPTIONS", "MALLOC_ARENA_MAX"];

/** What the Dockerfile says of the image that runs the shop: its last stage. */
export const imageStage = (): string =>
  readFileSync("Dockerfile", "utf8")
    .split(/^FROM /m)
    .at(-1) ?? "";

/** How the image of the Dockerfile bounds the memory of its process (ADR 0202): variables of the environment. */
export function imageMemory(): Record<string, string> {
  const variables = [...imageStage().matchAll(/^ENV (.*)$/gm)].flatMap(([, line = ""]) => [
    ...line.matchAll(/(?<name>\w+)=(?:"(?<quoted>[^"]*)"|(?<plain>\S*))/g),
  ]);
  const entries = variables.map(({ groups = {} }) => [groups.name ?? "", groups.quoted ?? groups.plain ?? ""]);
  const memory = Object.fromEntries(entries.filter(([name = ""]) => names.includes(name)));
  if (Object.keys(memory).length !== names.length)
    throw new Error(`The Dockerfile does not set ${names.join(" and ")}`);
  return memory;
}
