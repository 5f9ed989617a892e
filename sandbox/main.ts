import { readEnvironment } from "./env";
import { startSandbox } from "./server";

const options = readEnvironment(process.env);
const sandbox = await startSandbox(options);
process.stdout.write(`delivery API sandbox on ${sandbox.url}\n`);
if (sandbox.file !== options.file) {
  process.stdout.write(`Another sandbox has ${options.file}: this one has data of its own, ${sandbox.file}\n`);
}

for (const signal of ["SIGTERM", "SIGINT"] as const) {
  process.once(signal, () => {
    void sandbox.close().then(() => process.exit(0));
  });
}
