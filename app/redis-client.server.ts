import type { Cluster, Redis, RedisOptions } from "ioredis";
import { type RedisAddress, readRedisAddress } from "./redis-address";

/** One server, the one that Sentinel names, or a cluster: the same commands. In a cluster all keys of a command must be one key. */
export type RedisClient = Redis | Cluster;

type ClientOptions = Pick<RedisOptions, "commandTimeout" | "connectTimeout" | "enableOfflineQueue">;

/** A client for an address that `readRedisAddress` takes; throws at any other. It connects at once and once only; `error` tells why it cannot. */
export async function createRedisClient(url: string, given: ClientOptions): Promise<RedisClient> {
  const { Cluster, Redis } = await import("ioredis");
  const address = readRedisAddress(url);
  if (!address) throw new Error("REDIS_URL is no address of Redis");
  const retryStrategy = () => null;
  const options: RedisOptions = {
    ...given,
    connectionName: "doorstep",
    maxRetriesPerRequest: 0,
    autoResendUnfulfilledCommands: false,
  };
  switch (address.kind) {
    case "server":
      return new Redis(address.url, { ...options, retryStrategy });
    case "sentinel":
      return new Redis({
        ...options,
        ...accessOf(address),
        sentinels: address.hosts,
        name: address.name,
        db: address.database,
        retryStrategy,
        sentinelRetryStrategy: retryStrategy,
        enableTLSForSentinelMode: address.isEncrypted,
        ...(address.sentinelPassword ? { sentinelPassword: address.sentinelPassword } : {}),
      });
    case "cluster": {
      const { enableOfflineQueue, ...each } = options;
      return new Cluster(address.hosts, {
        clusterRetryStrategy: retryStrategy,
        ...(enableOfflineQueue === undefined ? {} : { enableOfflineQueue }),
        redisOptions: { ...each, ...accessOf(address) },
      });
    }
  }
}

const accessOf = ({ username, password, isEncrypted }: Exclude<RedisAddress, { kind: "server" }>): RedisOptions => ({
  ...(username ? { username } : {}),
  ...(password ? { password } : {}),
  ...(isEncrypted ? { tls: {} } : {}),
});

/** The servers that hold keys of their own. */
export const mastersOf = (client: RedisClient): Redis[] => ("nodes" in client ? client.nodes("master") : [client]);
