import getPort from "get-port";
import { variableNames } from "../app/env.server";
import { readEnvironment } from "../sandbox/env";
import { startSandbox } from "../sandbox/server";
import { isEveryAddress, localSecret, openHostOf, ownHostOf, sandboxSettings } from "./local-settings";
import { startProcess } from "./processes";
import { ensureBuilt } from "./sources";

const { PORT = "3000", HOST = "127.0.0.1" } = process.env;
/** Settings of .env.example that the caller made. */
const given = Object.fromEntries(
  variableNames.flatMap((name) => {
    const value = process.env[name];
    return value ? [[name, value]] : [];
  }),
);
const publicOrigin = process.env.PUBLIC_ORIGIN ?? `http://${openHostOf(HOST)}:${PORT}`;
const ownHost = ownHostOf(HOST);
const options = readEnvironment({ SANDBOX_HOST: HOST, ...process.env });
// Pictures and map tiles are fetched by the browser, which may be on another machine than the server.
const publicUrl = options.publicUrl ?? `http://${new URL(publicOrigin).hostname}:${options.port}`;
const wanted = [
  { variable: "PORT", port: Number(PORT), host: HOST },
  { variable: "SANDBOX_PORT", port: options.port, host: options.host },
];
const free = await Promise.all(wanted.map(({ port, host }) => getPort({ port, host })));
const taken = wanted.filter(({ port }, index) => port !== free[index]);
if (taken.length > 0) {
  const lines = taken.map(({ variable, port }) => `  Port ${port} is in use: set ${variable} to another one`);
  process.stderr.write(`The demo cannot start:\n${lines.join("\n")}\n`);
  process.exit(1);
}
ensureBuilt();
const sandbox = await startSandbox({ ...options, publicUrl });
const storefront = await startProcess(["build/server.js"], {
  environment: {
    ...sandboxSettings(publicUrl),
    LOG_LEVEL: "warn",
    SESSION_SECRETS: localSecret(),
    ...given,
    DELIVERY_API_URL: `http://${ownHost}:${options.port}`,
    IMAGE_ORIGINS: publicUrl,
    PORT,
    HOST,
    PUBLIC_ORIGIN: publicOrigin,
  },
  readyUrl: `http://${ownHost}:${PORT}/readyz`,
  echo: true,
});
if (sandbox.file !== options.file) {
  process.stdout.write(`\nAnother demo has ${options.file}: this one has data of its own, ${sandbox.file}\n`);
}
if (isEveryAddress(HOST) && !process.env.PUBLIC_ORIGIN) {
  process.stdout.write(`\nFor browsers on other machines set PUBLIC_ORIGIN to the address that they open\n`);
}
process.stdout.write(`\nDoorstep is open: ${publicOrigin}\nIts delivery API:  ${sandbox.url}\nStop with Ctrl-C.\n`);

let stopping = false;
async function stop(exitCode: number) {
  if (stopping) return;
  stopping = true;
  await storefront.stop("SIGINT");
  await sandbox.close();
  process.exit(exitCode);
}
process.on("SIGINT", () => void stop(0));
process.on("SIGTERM", () => void stop(0));
void storefront.ended.then(() => stop(1));
