import Fastify, { type FastifyInstance } from "fastify";
import { Clock } from "./clock";
import type { Dialect } from "./context";
import { Faults, injectFaults } from "./control/faults";
import { Recorder, recordRequests } from "./control/recorder";
import { controlRoutes } from "./control/routes";
import { claimFile } from "./db/claim-file";
import { openDatabase } from "./db/database";
import { seedState } from "./db/state-seed";
import type { Seed } from "./db/types";
import { acceptBodies, answerErrors, readHeaders } from "./http/frame";
import { apiRoutes, rootRoutes } from "./routes";

export type SandboxOptions = {
  /** 0 takes any free port. */
  port?: number;
  host?: string;
  /** A path or `:memory:`. */
  file?: string;
  city?: Seed["city"];
  dialect?: Dialect;
  /** 1 brings an order to its door in four minutes; 60 in four seconds. */
  speed?: number;
  /** IANA name. */
  operatorZone?: string;
  /** Base of full URLs; by default what the Host header says. */
  publicUrl?: string | null;
};

export type RunningSandbox = {
  url: string;
  app: FastifyInstance;
  /** Where its data is: another file than asked for while a second sandbox has that one. */
  file: string;
  close(): Promise<void>;
};

/**
 * Starts the embedded delivery API of docs/delivery-api.md.
 * Throws when the database cannot be opened or the port is taken.
 */
export async function startSandbox(options: SandboxOptions = {}): Promise<RunningSandbox> {
  const { file, release } = claimFile(options.file ?? ":memory:");
  const seed = { people: seedState, city: options.city ?? "small" };
  const db = await openDatabase(file, seed);
  const app = Fastify({
    forceCloseConnections: true,
    bodyLimit: 4 * 1024 * 1024,
    routerOptions: { maxParamLength: 300 },
  });
  app.decorate("sandbox", {
    db,
    seed,
    clock: await Clock.load(db),
    dialect: options.dialect ?? "m",
    speed: options.speed ?? 1,
    operatorZone: options.operatorZone ?? "UTC",
    publicUrl: options.publicUrl?.replace(/\/+$/, "") ?? null,
    overrides: {},
    landing: {},
  });
  const recorder = new Recorder();
  const faults = new Faults();
  await acceptBodies(app);
  recordRequests(app, recorder);
  readHeaders(app);
  injectFaults(app, faults);
  answerErrors(app);
  await app.register(controlRoutes, { prefix: "/_sandbox", recorder, faults });
  await app.register(apiRoutes, { prefix: "/api/v1" });
  await app.register(rootRoutes);
  app.addHook("onClose", async () => {
    await db.destroy();
    release();
  });
  try {
    const url = await app.listen({ port: options.port ?? 0, host: options.host ?? "127.0.0.1" });
    return { url, app, file, close: () => app.close() };
  } catch (error) {
    await app.close();
    throw error;
  }
}
