import { randomInt } from "node:crypto";
import getPort from "get-port";

/**
 * Below those that the system gives to outgoing connections and to servers on port 0 (Linux from 32768, macOS and
 * Windows from 49152): one of theirs can be taken again before the process that it was asked for listens on it.
 */
const firstPort = 12_000;
const portCount = 20_000;

/** A port for a process that takes its port as a setting. Anywhere in the range, since other test workers look as well. */
export const freePort = (): Promise<number> => getPort({ port: randomPorts(), reserve: true });

function* randomPorts() {
  for (let attempt = 0; attempt < 100; attempt++) yield firstPort + randomInt(portCount);
}
