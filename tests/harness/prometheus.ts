import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { execa } from "execa";
import { freePort } from "./free-port";

export type Sample = { metric: Record<string, string>; value: [number, string] };
export type Rule = { name: string; query: string; health: string; lastError?: string };

/** deploy/prometheus as it is, but for the target, and quick enough for a test. */
function configuration(metricsPort: number): string {
  return readFileSync("deploy/prometheus/prometheus.yml", "utf8")
    .replace(/targets: .*/, `targets: ["127.0.0.1:${metricsPort}"]`)
    .replaceAll(/_interval: .*/g, "_interval: 250ms");
}

/** A Prometheus with the project's own configuration and rules that looks at one storefront. */
export async function startPrometheus(program: string, metricsPort: number) {
  const folder = mkdtempSync(join(tmpdir(), "doorstep-prometheus-"));
  cpSync("deploy/prometheus/alerts.yml", join(folder, "alerts.yml"));
  const file = join(folder, "prometheus.yml");
  writeFileSync(file, configuration(metricsPort));
  const port = await freePort();
  const flags = { "config.file": file, "storage.tsdb.path": join(folder, "data"), "log.level": "error" };
  const child = execa(
    program,
    [`--web.listen-address=127.0.0.1:${port}`, ...Object.entries(flags).map(([name, value]) => `--${name}=${value}`)],
    { reject: false },
  );
  const url = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${url}/-/ready`).catch(() => null))?.ok) {
    if (child.exitCode !== null) throw new Error(`prometheus ended: ${(await child).stderr}`);
    await wait(20);
  }

  async function ask<T>(path: string): Promise<T> {
    const answer = (await (await fetch(url + path)).json()) as { status: string; error?: string; data: T };
    if (answer.status !== "success") throw new Error(answer.error);
    return answer.data;
  }
  return {
    /** Throws with what Prometheus has against the query. */
    query: async (query: string) =>
      (await ask<{ result: Sample[] }>(`/api/v1/query?${new URLSearchParams({ query })}`)).result,
    rules: async () =>
      (await ask<{ groups: { rules: Rule[] }[] }>("/api/v1/rules")).groups.flatMap(({ rules }) => rules),
    async stop() {
      child.kill("SIGTERM");
      await child;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
