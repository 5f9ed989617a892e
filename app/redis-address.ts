/** One machine of several that know each other. */
type Host = { host: string; port: number };

type Access = { username?: string; password?: string; isEncrypted: boolean };

/** What `REDIS_URL` may lead to. */
export type RedisAddress =
  | { kind: "server"; url: string }
  | (Access & { kind: "sentinel"; hosts: Host[]; name: string; database: number; sentinelPassword?: string })
  | (Access & { kind: "cluster"; hosts: Host[] });

const usualPort = { sentinel: 26379, cluster: 6379 };

/**
 * Reads `redis://` and `rediss://` (one server), `redis+sentinel://host,host/name/database` and `redis+cluster://host,host`, the latter two as
 * `rediss+…` over TLS. Null for anything else.
 */
export function readRedisAddress(text: string): RedisAddress | null {
  if (/^rediss?:\/\//.test(text)) return isServer(parsed(text)) ? { kind: "server", url: text } : null;
  const parts = /^(rediss?)\+(sentinel|cluster):\/\/([^/?#]*@)?([^/?#@]+)(.*)$/.exec(text);
  if (!parts) return null;
  const [, scheme, , user = "", list = "", rest] = parts;
  const kind = parts[2] === "cluster" ? "cluster" : "sentinel";
  // No URL has several hosts: it is read with one in their place.
  const url = parsed(`redis://${user}host${rest}`);
  const hosts = list.split(",").map((host) => readHost(host, usualPort[kind]));
  const access = url && readAccess(url);
  if (!access || !hosts.every((host) => host !== null)) return null;
  const common = { hosts, isEncrypted: scheme === "rediss", ...access };
  if (kind === "cluster") return /^\/?$/.test(url.pathname + url.search) ? { kind, ...common } : null;
  const [, name, database = "0", ...more] = url.pathname.split("/");
  if (!/^\d{1,4}$/.test(database) || more.length > 0) return null;
  const sentinelPassword = url.searchParams.get("sentinelPassword");
  return {
    kind,
    ...common,
    name: name || "mymaster",
    database: Number(database),
    ...(sentinelPassword ? { sentinelPassword } : {}),
  };
}

/** What the client reads as it was meant: with a path that is no number it would take database 0, and fail at a lone `%`. */
const isServer = (url: URL | null): boolean =>
  // Several servers are a cluster or Sentinels, and said so: a comma would be part of one odd name.
  url !== null && /^[^,]+$/.test(url.hostname) && /^\/?\d{0,4}$/.test(url.pathname) && readAccess(url) !== null;

const parsed = (text: string) => (URL.canParse(text) ? new URL(text) : null);

function readHost(text: string, usual: number): Host | null {
  const url = parsed(`redis://${text}`);
  if (!url?.hostname) return null;
  return { host: url.hostname.replace(/^\[|\]$/g, ""), port: Number(url.port || usual) };
}

function readAccess({ username, password }: URL): Omit<Access, "isEncrypted"> | null {
  try {
    return {
      ...(username ? { username: decodeURIComponent(username) } : {}),
      ...(password ? { password: decodeURIComponent(password) } : {}),
    };
  } catch {
    return null;
  }
}
