import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { createRedisLink, type RedisEvent } from "./redis.server";

const bulk = (text: string) => `$${text.length}\r\n${text}\r\n`;

/** A cluster of one server. `SET` is held back until its connection is left, then sent to that same server, as one does that has just come back. */
async function clusterThatMovesLate() {
  let sets = 0;
  let port = 0;
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    let isHeld = false;
    socket.on("data", (bytes) => {
      for (const command of bytes.toString().split(/^\*\d+\r\n/m)) {
        const [name = "", argument = ""] = command.split("\r\n").filter((_, line) => line % 2 === 1);
        const answer = answerTo(name.toUpperCase(), argument.toUpperCase(), socket);
        if (answer === null) isHeld = true;
        else socket.write(answer);
      }
    });
    socket.on("end", () => socket.end(isHeld ? `-MOVED 1 127.0.0.1:${port}\r\n` : ""));
    socket.on("error", () => undefined);
  });

  function answerTo(name: string, argument: string, socket: Socket): string | null {
    const slots = `*1\r\n*3\r\n:0\r\n:16383\r\n*3\r\n${bulk("127.0.0.1")}:${socket.localPort}\r\n${bulk("one")}`;
    if (name === "") return "";
    if (name === "SET") return sets++ === 0 ? null : "+OK\r\n";
    if (name === "INFO") return bulk("loading:0");
    if (name === "CLUSTER") return argument === "SLOTS" ? slots : bulk("cluster_state:ok");
    return "+OK\r\n";
  }

  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  ({ port } = server.address() as AddressInfo);
  onTestFinished(() => void server.close());
  return `redis+cluster://127.0.0.1:${port}`;
}

test("a cluster that answers only after it was given up is used again, with all that it missed", async () => {
  const events: RedisEvent[] = [];
  const link = createRedisLink(await clusterThatMovesLate(), (event) => events.push(event));
  onTestFinished(() => link.close());
  await expect.poll(link.state).toBe("ok");

  const set = () =>
    link.use(
      (redis) => redis.set("doorstep:orders:key:1", "placed"),
      () => "from memory",
    );
  link.owe("doorstep:orders:key:1", (redis) => redis.set("doorstep:orders:key:1", "placed"));
  expect(await set()).toBe("from memory");
  expect(link.state()).toBe("away");
  await expect.poll(link.state, { timeout: 5000 }).toBe("ok");
  expect(await set()).toBe("OK");
  expect(events).toEqual([
    { state: "away", reason: "Command timed out" },
    { state: "ok", written: 1 },
  ]);
});
