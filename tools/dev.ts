import { spawn } from "node:child_process";
import { readEnvironment } from "../sandbox/env";
import { localSecret, sandboxSettings } from "./local-settings";

const sandbox = readEnvironment(process.env);
const environment = {
  ...sandboxSettings(`http://localhost:${sandbox.port}`),
  SESSION_SECRETS: localSecret(),
  LOG_LEVEL: "info",
  ...process.env,
};

/** Both restart by themselves when their files change; the pages reload through Vite. */
const children = ["sandbox/main.ts", "tools/dev-server.ts"].map((entry) =>
  spawn("tsx", ["watch", "--clear-screen=false", entry], { env: environment, stdio: "inherit" }),
);

const stop = () => {
  for (const child of children) child.kill("SIGTERM");
};
process.on("SIGINT", stop);
process.on("SIGTERM", stop);
for (const child of children) child.once("exit", stop);
