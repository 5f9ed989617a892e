import type { RequestHandler } from "express";
import { loadLimits } from "../limits";

type Held = { method: string; arrivedAt: number; go(isShed: boolean): void };

export type LoadShedding = {
  /** Marks a request as shed where it would wait too long for the processor, for the gate to refuse. */
  handler: RequestHandler;
  /** For each new connection of the server. */
  connected(): void;
};

/**
 * Load shedding for one process (docs/decisions/0197). Requests begin a few in a turn of the event loop, and none while new connections come: a turn takes
 * one of these only, so that among hundreds of pages at work most visitors would not even be heard. Many may wait for a slow delivery API: they cost no turn.
 */
export function loadShedding(now: () => number = () => performance.now()): LoadShedding {
  let held: Held[] = [];
  let isTurnAsked = false;
  let hasConnected = false;
  let lastBegin = Number.NEGATIVE_INFINITY;

  function turn() {
    isTurnAsked = false;
    shedLate();
    if (!hasConnected || now() - lastBegin >= loadLimits.listeningMs) {
      lastBegin = now();
      for (const { go } of held.splice(0, loadLimits.perTurn)) go(false);
    }
    hasConnected = false;
    if (held.length > 0) askTurn();
  }

  function askTurn() {
    if (!isTurnAsked) setImmediate(turn);
    isTurnAsked = true;
  }

  function shedLate() {
    const at = now();
    const isLate = ({ method, arrivedAt }: Held) => at - arrivedAt > longestWait(method);
    const late = held.filter(isLate);
    held = held.filter((one) => !isLate(one));
    for (const { go } of late) go(true);
  }

  return {
    handler(req, res, next) {
      const go = (isShed: boolean) => {
        // Its browser has gone meanwhile.
        if (res.destroyed) return;
        res.locals.isShed = isShed;
        next();
      };
      // Whoever comes now waits at least as long as the first in the line has.
      const [first] = held;
      if (first && now() - first.arrivedAt > longestWait(req.method) / 2) return go(true);
      held.push({ method: req.method, arrivedAt: now(), go });
      askTurn();
    },
    connected() {
      hasConnected = true;
    },
  };
}

const longestWait = (method: string) => (method === "POST" ? loadLimits.postsWaitMs : loadLimits.readsWaitMs);
