import type { RequestHandler } from "express";
import { networkOf } from "~/runtime/network-of";
import { loadLimits } from "../limits";
import { clientAddressOf } from "./client-address.server";

type Held = { method: string; arrivedAt: number; go(isShed: boolean): void };

/** What one machine waits with, and since when it has waited for its turn. */
type Line = { since: number; held: Held[] };

export type LoadShedding = {
  /** Marks a request as shed where it would wait too long for the processor, for the gate to refuse. */
  handler: RequestHandler;
  /** For each new connection of the server. */
  connected(): void;
  /** Resolves when a page may be rendered: one in a turn, in the order asked. */
  renderingTurn(): Promise<void>;
};

/**
 * Load shedding for one process (docs/decisions/0197). Requests begin a few in a turn of the event loop, and none while new connections come: a turn takes
 * one of these only, so that among hundreds of pages at work most visitors would not even be heard. Many may wait for a slow delivery API: they cost no turn.
 * One page is rendered in a turn: answers of the delivery API come in bunches, and all of their pages would be one long pause.
 * Machines take turns: whoever asks for much at once waits behind their own requests, not others behind them.
 */
export function loadShedding(now: () => number = () => performance.now()): LoadShedding {
  /** By machine, in the order in which they take turns. */
  const lines = new Map<string, Line>();
  const toRender: (() => void)[] = [];
  let isTurnAsked = false;
  let hasConnected = false;
  let lastBegin = Number.NEGATIVE_INFINITY;

  function turn() {
    isTurnAsked = false;
    shedLate();
    const isListening = hasConnected && now() - lastBegin < loadLimits.listeningMs;
    if (!isListening && toRender.length < loadLimits.toRender) {
      lastBegin = now();
      for (let begun = 0; begun < loadLimits.perTurn; begun += 1) beginNext();
    }
    toRender.shift()?.();
    hasConnected = false;
    if (lines.size > 0 || toRender.length > 0) askTurn();
  }

  function beginNext() {
    const [next] = lines;
    if (!next) return;
    const [machine, { held }] = next;
    const [first, ...others] = held;
    lines.delete(machine);
    if (others.length > 0) lines.set(machine, { since: now(), held: others });
    first?.go(false);
  }

  function askTurn() {
    if (!isTurnAsked) setImmediate(turn);
    isTurnAsked = true;
  }

  function shedLate() {
    const at = now();
    const isLate = ({ method, arrivedAt }: Held) => at - arrivedAt > longestWait(method);
    for (const [machine, line] of lines) {
      const late = line.held.filter(isLate);
      line.held = line.held.filter((one) => !isLate(one));
      if (line.held.length === 0) lines.delete(machine);
      for (const { go } of late) go(true);
    }
  }

  /** Whoever comes now waits at least as long as the first of their own line has, or whose turn it is. */
  function waitedBefore(machine: string): number {
    const [first] = lines.get(machine)?.held ?? [];
    const [next] = lines.values();
    const since = first?.arrivedAt ?? next?.since;
    return since === undefined ? 0 : now() - since;
  }

  return {
    handler(req, res, next) {
      const go = (isShed: boolean) => {
        // Its browser has gone meanwhile.
        if (res.destroyed) return;
        res.locals.isShed = isShed;
        next();
      };
      const machine = networkOf(clientAddressOf(req, res));
      if (waitedBefore(machine) > longestWait(req.method) / 2) return go(true);
      const line = lines.get(machine) ?? { since: now(), held: [] };
      line.held.push({ method: req.method, arrivedAt: now(), go });
      lines.set(machine, line);
      askTurn();
    },
    connected() {
      hasConnected = true;
    },
    renderingTurn: () =>
      new Promise((resolve) => {
        toRender.push(resolve);
        askTurn();
      }),
  };
}

const longestWait = (method: string) => (method === "POST" ? loadLimits.postsWaitMs : loadLimits.readsWaitMs);
