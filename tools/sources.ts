import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const inputs = [
  "app",
  "public",
  "server.ts",
  "tools/bundle-server.ts",
  "tools/forget.ts",
  "tools/doctor",
  "vite.config.ts",
  "remix.config.js",
  "tsconfig.json",
  "package-lock.json",
];
const digestFile = "build/.sources";

const isInput = (name: string) => !/\.test\.tsx?$/.test(name);

/** A digest of everything the build is made of. */
export function sourcesDigest(): string {
  const hash = createHash("sha256");
  for (const input of inputs) {
    if (!existsSync(input)) continue;
    const names = /\.\w+$/.test(input) ? [""] : readdirSync(input, { recursive: true, encoding: "utf8" }).sort();
    for (const name of names.filter(isInput)) {
      const path = join(input, name);
      try {
        hash.update(path).update(readFileSync(path));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== "EISDIR") throw error;
      }
    }
  }
  return hash.digest("hex");
}

/** Builds the storefront unless the build on disk was made of the sources as they are. Throws when the build fails. */
export function ensureBuilt() {
  const digest = sourcesDigest();
  const isFresh =
    existsSync("build/server.js") && existsSync(digestFile) && readFileSync(digestFile, "utf8") === digest;
  if (isFresh) return;
  process.stdout.write("Building the storefront…\n");
  // As from a terminal, also when a test runner with settings of its own asks for it.
  const environment: NodeJS.ProcessEnv = { ...process.env, NODE_ENV: "production" };
  delete environment.VITEST;
  execFileSync("npm", ["run", "--silent", "build"], { stdio: ["ignore", "ignore", "inherit"], env: environment });
}

/** Notes what the build on disk was made of. */
export function recordBuildDigest() {
  writeFileSync(digestFile, sourcesDigest());
}
