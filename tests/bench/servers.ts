import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join, parse, resolve } from "node:path";
import { build } from "vite";
import { startProcess } from "../../tools/processes";
import { freePort } from "../harness/free-port";

/** A server of this folder, bundled for production, while `use` runs. */
export async function withServer<T>(
  entry: string,
  environment: Record<string, string>,
  use: (url: string) => Promise<T>,
): Promise<T> {
  const workshop = mkdtempSync(join("build", "bench-"));
  try {
    await build({
      configFile: false,
      logLevel: "error",
      resolve: { alias: { "~": resolve("app") } },
      esbuild: { jsx: "automatic" },
      ssr: { noExternal: true },
      build: {
        ssr: `tests/bench/${entry}`,
        outDir: workshop,
        emptyOutDir: false,
        target: "node20",
        assetsInlineLimit: 0,
        rollupOptions: { output: { entryFileNames: "[name].mjs", inlineDynamicImports: true } },
      },
    });
    const port = String(await freePort());
    const url = `http://127.0.0.1:${port}/`;
    const server = await startProcess([join(workshop, `${parse(entry).name}.mjs`)], {
      environment: { PORT: port, ...environment },
      readyUrl: url,
    });
    return await use(url).finally(() => server.stop());
  } finally {
    rmSync(workshop, { recursive: true });
  }
}

/** The yardstick: a server that does nothing but send this page. */
export async function withBareServer<T>(html: string, use: (url: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join("build", "bench-page-"));
  const page = join(folder, "page.html");
  writeFileSync(page, html);
  return withServer("bare-server.ts", { PAGE: resolve(page) }, use).finally(() => rmSync(folder, { recursive: true }));
}
