import { setTimeout as wait } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";

/** A thread of its own, so that what else a test does is not taken for the shop's: asks for `/livez` until it is told to end, and tells the milliseconds of each answer. */
const waits = [];
let isOver = false;
parentPort.once("message", () => {
  isOver = true;
});
while (!isOver) {
  const began = performance.now();
  const { ok } = await fetch(`${workerData}/livez`);
  waits.push(ok ? performance.now() - began : Number.POSITIVE_INFINITY);
  await wait(50);
}
parentPort.postMessage(waits);
