import { readEnvironment } from "./env";
import { startSandbox } from "./server";

const sandbox = await startSandbox(readEnvironment(process.env));
process.stdout.write(`delivery API sandbox on ${sandbox.url}\n`);

for (const signal of ["SIGTERM", "SIGINT"] as const) {
  process.once(signal, () => {
    void sandbox.close().then(() => process.exit(0));
  });
}
