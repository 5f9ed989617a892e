import type { Request, Response } from "express";
import { expect, test } from "vitest";
import { loadLimits } from "../limits";
import { loadShedding } from "./load-shedding.server";

const { perTurn, listeningMs, toRender, readsWaitMs, postsWaitMs } = loadLimits;

/** A process whose turns take as long as the test says. What has become of each request stands in `states`. */
function crowded() {
  let at = 1000;
  const { handler, connected, renderingTurn } = loadShedding(() => at);
  const states: ("held" | "begun" | "shed")[] = [];
  return {
    states,
    connected,
    renderingTurn,
    /** Requests that come within this turn. */
    arrive(count: number, method = "GET", ip = "192.0.2.1") {
      return Array.from({ length: count }, () => {
        const index = states.push("held") - 1;
        const res = { locals: {} } as Response;
        handler({ method, ip } as Request, res, () => {
          states[index] = res.locals.isShed ? "shed" : "begun";
        });
        return res;
      });
    },
    pass(ms: number) {
      at += ms;
    },
    /** The turn ends, so many milliseconds after it began. */
    async turn(ms = 0) {
      at += ms;
      await new Promise(setImmediate);
    },
    count: (state: string) => states.filter((one) => one === state).length,
  };
}

test("requests begin in the turn they come in, a few each", async () => {
  const shop = crowded();
  shop.arrive(2 * perTurn + 1);
  await shop.turn();
  expect(shop.count("begun")).toBe(perTurn);
  await shop.turn();
  expect(shop.count("begun")).toBe(2 * perTurn);
  await shop.turn();
  expect(shop.states).toEqual(Array(2 * perTurn + 1).fill("begun"));
});

test("while new connections come nobody else begins, for so many milliseconds", async () => {
  const shop = crowded();
  shop.arrive(1);
  await shop.turn();
  shop.arrive(1);
  shop.connected();
  await shop.turn(listeningMs - 1);
  expect(shop.states).toEqual(["begun", "held"]);
  await shop.turn();
  expect(shop.states, "nobody else has come").toEqual(["begun", "begun"]);
  shop.arrive(1);
  shop.connected();
  await shop.turn(listeningMs);
  expect(shop.count("held"), "it has listened for long enough").toBe(0);
});

test("a page that has waited too long is refused, a post later, and the order they came in stays", async () => {
  const shop = crowded();
  shop.arrive(2 * perTurn);
  shop.arrive(1, "POST");
  await shop.turn();
  await shop.turn(readsWaitMs + 1);
  expect(shop.states).toEqual([...Array(perTurn).fill("begun"), ...Array(perTurn).fill("shed"), "begun"]);
  shop.arrive(perTurn, "POST");
  shop.arrive(1, "POST");
  await shop.turn();
  await shop.turn(postsWaitMs + 1);
  expect(shop.states.slice(-1)).toEqual(["shed"]);
});

test("machines take turns: one that asks for much waits behind its own requests, and another begins at once", async () => {
  const shop = crowded();
  shop.arrive(4 * perTurn, "GET", "198.51.100.7");
  shop.arrive(2, "GET", "192.0.2.1");
  shop.arrive(1, "GET", "192.0.2.2");
  for (let begun = 0; begun < 5; begun += perTurn) await shop.turn();
  expect(shop.count("begun")).toBe(6);
  expect(shop.states.slice(-3)).toEqual(["begun", "begun", "begun"]);
});

test("what is refused of one machine refuses nothing of another", async () => {
  const shop = crowded();
  shop.arrive(4 * perTurn, "GET", "198.51.100.7");
  await shop.turn(readsWaitMs / 2 + 1);
  shop.arrive(1, "GET", "198.51.100.7");
  expect(shop.states.at(-1)).toBe("shed");
  shop.arrive(1, "GET", "192.0.2.1");
  expect(shop.states.at(-1)).toBe("held");
  await shop.turn();
  expect(shop.states.at(-1)).toBe("begun");
});

test("where many machines wait, newcomers are refused once whose turn it is has waited for half of the time", async () => {
  const shop = crowded();
  for (let number = 1; number <= 2 * perTurn; number += 1) shop.arrive(1, "GET", `192.0.2.${number}`);
  shop.pass(readsWaitMs / 2 + 1);
  shop.arrive(1, "GET", "198.51.100.7");
  expect(shop.states.at(-1)).toBe("shed");
});

test("pages that are ready at once are rendered one in a turn, in their order; no request begins while too many wait", async () => {
  const shop = crowded();
  const rendered: number[] = [];
  for (let page = 0; page <= toRender; page += 1) void shop.renderingTurn().then(() => rendered.push(page));
  shop.arrive(1);
  await shop.turn();
  expect([rendered, shop.states]).toEqual([[0], ["held"]]);
  await shop.turn();
  expect([rendered, shop.states]).toEqual([[0, 1], ["held"]]);
  await shop.turn();
  expect([rendered, shop.states]).toEqual([[0, 1, 2], ["begun"]]);
});

test("one whose browser has gone while it was held does not begin", async () => {
  const shop = crowded();
  const [gone] = shop.arrive(2);
  if (gone) gone.destroyed = true;
  await shop.turn();
  expect(shop.states).toEqual(["held", "begun"]);
});

test("while the first in the line has waited for half of that, newcomers are refused at once, a post later", () => {
  const shop = crowded();
  const arrives = (method: string) => {
    shop.arrive(1, method);
    return shop.states.at(-1);
  };
  shop.arrive(1, "POST");
  shop.pass(readsWaitMs / 2);
  expect([arrives("GET"), arrives("POST")]).toEqual(["held", "held"]);
  shop.pass(1);
  expect([arrives("GET"), arrives("HEAD"), arrives("POST")]).toEqual(["shed", "shed", "held"]);
  shop.pass(postsWaitMs / 2);
  expect([arrives("GET"), arrives("POST")]).toEqual(["shed", "shed"]);
});
