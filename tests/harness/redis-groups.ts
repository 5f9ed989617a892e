import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { execa } from "execa";
import { Redis } from "ioredis";
import { freePort } from "./free-port";
import { type RedisServer, redisServer } from "./redis";

export type RedisGroup = {
  /** For REDIS_URL. */
  url: string;
  servers: RedisServer[];
  close(): Promise<void>;
};

const host = "127.0.0.1";
/** Milliseconds after which a server that does not answer counts as dead. */
const deadAfterMs = "500";
const allSlots = 16384;

async function asked<T>({ url }: RedisServer, question: (client: Redis) => Promise<T>): Promise<T> {
  const client = new Redis(url);
  try {
    return await question(client);
  } finally {
    client.disconnect();
  }
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await wait(50);
}

/** Three masters, each with a third of the keys. A server that is started again is one of them again. */
export async function redisCluster(program: string): Promise<RedisGroup> {
  const busPorts = [await freePort(), await freePort(), await freePort()];
  const servers = await Promise.all(
    busPorts.map((port) =>
      redisServer(program, [
        ...["--cluster-enabled", "yes", "--cluster-port", String(port)],
        ...["--cluster-node-timeout", deadAfterMs],
      ]),
    ),
  );
  for (const [index, server] of servers.entries()) {
    await server.start();
    const from = Math.ceil((index * allSlots) / servers.length);
    const to = Math.ceil(((index + 1) * allSlots) / servers.length) - 1;
    await asked(server, async (client) => {
      await client.cluster("ADDSLOTSRANGE", from, to);
      const [first] = servers;
      if (first && first !== server) await client.call("CLUSTER", "MEET", host, first.port, busPorts[0] ?? 0);
    });
  }
  const isWhole = (client: Redis) => client.cluster("INFO").then((info) => info.includes("cluster_state:ok"));
  for (const server of servers) await until(() => asked(server, isWhole));
  return {
    url: `redis+cluster://${servers.map(({ port }) => `${host}:${port}`).join()}`,
    servers,
    close: async () => void (await Promise.all(servers.map(({ close }) => close()))),
  };
}

/** A master, its replica, and a Sentinel that makes the replica the master once the master is dead. */
export async function redisWithSentinel(program: string): Promise<RedisGroup> {
  const master = await redisServer(program);
  const replica = await redisServer(program, ["--replicaof", `${host} ${master.port}`]);
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), "doorstep-sentinel-"));
  const settings = join(folder, "sentinel.conf");
  writeFileSync(
    settings,
    [
      `port ${port}`,
      `bind ${host}`,
      `sentinel monitor shop ${host} ${master.port} 1`,
      `sentinel down-after-milliseconds shop ${deadAfterMs}`,
      "sentinel failover-timeout shop 2000",
    ].join("\n"),
  );
  await master.start();
  await replica.start();
  const sentinel = execa(program, [settings, "--sentinel"], { stdio: "ignore", reject: false });
  const isFollowing = (client: Redis) => client.info("replication").then((info) => info.includes("link_status:up"));
  await until(() => asked(replica, isFollowing));
  const knowsReplica = async () => {
    const client = new Redis(port, host);
    client.on("error", () => undefined);
    const told = await client.call("SENTINEL", "REPLICAS", "shop").catch(() => []);
    client.disconnect();
    return Array.isArray(told) && told.length === 1;
  };
  await until(knowsReplica);
  return {
    url: `redis+sentinel://${host}:${port}/shop`,
    servers: [master, replica],
    async close() {
      sentinel.kill("SIGKILL");
      await Promise.all([sentinel, master.close(), replica.close()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
