import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { execa } from "execa";

const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];

/** deploy/nginx/doorstep.conf as it is, but for the ports of this machine; a folder of its own takes what nginx writes. */
function configuration(folder: string, port: number, replicas: number[]): string {
  let text = readFileSync("deploy/nginx/doorstep.conf", "utf8");
  // As many as there are here, each with the limits of the file's first.
  const [, first = "", limits = ""] = /(server storefront-1:3000( .*;))/.exec(text) ?? [];
  text = text.replace(/\n *server storefront-(?!1:).*/g, "");
  text = text.replace(first, replicas.map((replica) => `server 127.0.0.1:${replica}${limits}`).join("\n"));
  text = text.replace("listen 8080", `listen 127.0.0.1:${port}`).replace("/var/cache/nginx", folder);
  return [
    // Without this its workers would have another user, who cannot write here.
    ...(process.getuid?.() === 0 ? ["user root;"] : []),
    "daemon off;",
    "worker_processes 1;",
    "error_log stderr;",
    `pid ${folder}/nginx.pid;`,
    "events {}",
    "http {",
    "access_log off;",
    ...temporary.map((name) => `${name}_temp_path ${folder}/${name};`),
    text,
    "}",
    "",
  ].join("\n");
}

/** nginx with the project's own configuration in front of replicas; throws with its complaint when it does not take it. */
export async function startNginx(program: string, port: number, replicas: number[]) {
  const folder = mkdtempSync(join(tmpdir(), "doorstep-nginx-"));
  const file = join(folder, "nginx.conf");
  writeFileSync(file, configuration(folder, port, replicas));
  execFileSync(program, ["-t", "-q", "-c", file, "-p", folder, "-e", "stderr"], { stdio: "pipe" });
  const child = execa(program, ["-c", file, "-p", folder, "-e", "stderr"], { reject: false });
  const url = `http://localhost:${port}`;
  while (child.exitCode === null && !(await fetch(`${url}/livez`).catch(() => null))) await wait(20);
  return {
    url,
    async stop() {
      child.kill("SIGTERM");
      await child;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
