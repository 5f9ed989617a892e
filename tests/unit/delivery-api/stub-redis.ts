import type { AddressInfo } from "node:net";
import { createServer, type Socket } from "node:net";

export type StubRedis = {
  url: string;
  stored: Map<string, string>;
  commands: string[][];
  /** Whether it refuses to take more. */
  isFull: boolean;
  close(): Promise<void>;
};

const bulk = (text: string | undefined) =>
  text === undefined ? "$-1\r\n" : `$${Buffer.byteLength(text)}\r\n${text}\r\n`;

/** Splits a RESP stream of arrays of bulk strings into commands; what is not whole yet stays in the rest. */
function readCommands(buffer: Buffer): { commands: string[][]; rest: Buffer } {
  const commands: string[][] = [];
  let at = 0;
  const line = () => {
    const end = buffer.indexOf("\r\n", at);
    if (end < 0) throw new RangeError("incomplete");
    const text = buffer.toString("utf8", at, end);
    at = end + 2;
    return text;
  };
  for (;;) {
    const startsAt = at;
    try {
      const parts = Array.from({ length: Number(line().slice(1)) }, () => {
        const length = Number(line().slice(1));
        if (at + length + 2 > buffer.length) throw new RangeError("incomplete");
        const text = buffer.toString("utf8", at, at + length);
        at += length + 2;
        return text;
      });
      commands.push(parts);
    } catch {
      return { commands, rest: buffer.subarray(startsAt) };
    }
  }
}

/** As much of Redis as a cache needs, on a real socket. */
export async function startStubRedis(): Promise<StubRedis> {
  const stored = new Map<string, string>();
  const commands: string[][] = [];
  const sockets = new Set<Socket>();
  const stub: StubRedis = {
    url: "",
    stored,
    commands,
    isFull: false,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  const answer = (parts: string[]): string => {
    const [name = "", key = "", value = ""] = parts;
    if (name.toLowerCase() === "get") return bulk(stored.get(key));
    if (name.toLowerCase() === "set") {
      if (stub.isFull) return "-OOM command not allowed when used memory > 'maxmemory'.\r\n";
      stored.set(key, value);
    }
    if (name.toLowerCase() === "del") return `:${stored.delete(key) ? 1 : 0}\r\n`;
    return name.toLowerCase() === "info" ? bulk("loading:0") : "+OK\r\n";
  };
  const server = createServer((socket) => {
    sockets.add(socket);
    let waiting = Buffer.alloc(0);
    socket.on("error", () => undefined);
    socket.on("data", (chunk: Buffer) => {
      const read = readCommands(Buffer.concat([waiting, chunk]));
      waiting = Buffer.from(read.rest);
      commands.push(...read.commands);
      socket.write(read.commands.map(answer).join(""));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  stub.url = `redis://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return stub;
}
