import { execa } from "execa";
import { readEnvironment } from "../sandbox/env";
import { localSecret, sandboxSettings } from "./local-settings";

const sandbox = readEnvironment(process.env);
const env = {
  ...sandboxSettings(`http://localhost:${sandbox.port}`),
  SESSION_SECRETS: localSecret(),
  LOG_LEVEL: "info",
  ...process.env,
};

/** Both restart by themselves when their files change; the pages reload through Vite. */
const children = ["sandbox/main.ts", "tools/dev-server.ts"].map((entry) =>
  execa("tsx", ["watch", "--clear-screen=false", entry], { env, stdio: "inherit", preferLocal: true, reject: false }),
);

const stop = () => {
  for (const child of children) child.kill();
};
process.on("SIGINT", stop);
process.on("SIGTERM", stop);
await Promise.race(children);
stop();
