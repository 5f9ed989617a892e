import { readFileSync } from "node:fs";

const names = ["NODE_OPTIONS", "MALLOC_ARENA_MAX"];

/** How the image of the Dockerfile bounds the memory of its process (ADR 0202): variables of the environment. */
export function imageMemory(): Record<string, string> {
  const stage =
    readFileSync("Dockerfile", "utf8")
      .split(/^FROM /m)
      .at(-1) ?? "";
  const variables = [...stage.matchAll(/^ENV (.*)$/gm)].flatMap(([, line = ""]) => line.split(" "));
  const entries = variables.map((variable) => variable.split(/=(.*)/).slice(0, 2) as [string, string]);
  const memory = Object.fromEntries(entries.filter(([name]) => names.includes(name)));
  if (Object.keys(memory).length !== names.length)
    throw new Error(`The Dockerfile does not set ${names.join(" and ")}`);
  return memory;
}
