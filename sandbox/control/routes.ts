import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { bookWallet } from "../account/ledger";
import { writeAsPartner } from "../chat/conversations";
import { resetDatabase } from "../db/database";
import { inputOf } from "../http/input";
import { refuseWithBody } from "../http/refusal";
import { advanceOrderTo } from "../orders/life";
import { judgeOffline } from "../orders/offline";
import { judgeRefund } from "../orders/refund";
import { type FaultRule, type Faults, faultRule } from "./faults";
import { patchData, patchedTables } from "./patch";
import type { Recorder } from "./recorder";

const clockMove = z.union([
  z.object({ now: z.coerce.date(), freeze: z.boolean().optional() }).strict(),
  z.object({ advanceSeconds: z.number().finite(), freeze: z.boolean().optional() }).strict(),
  z.object({ freeze: z.boolean() }).strict(),
]);
const verdict = z
  .object({ status: z.enum(["pending", "denied", "verified"]), note: z.string().max(500).nullable().default(null) })
  .strict();
const customerChange = z
  .object({ phone: z.string().max(20), social_id: z.string().max(100).nullable() })
  .partial()
  .strict()
  .refine((changes) => Object.keys(changes).length > 0);
const refundVerdict = z
  .object({ status: z.enum(["approved", "rejected"]), note: z.string().max(500).nullable().default(null) })
  .strict();
const idParams = z.object({ id: z.coerce.number().int().positive() });

/**
 * The levers of tests and demos under `/_sandbox`, without authentication: the sandbox listens on this machine only.
 * Bodies are JSON; a wrong one answers 400 with what is wrong.
 */
export async function controlRoutes(
  app: FastifyInstance,
  tools: { recorder: Recorder; faults: Faults },
): Promise<void> {
  const { recorder, faults } = tools;
  const { sandbox } = app;
  const clockNow = () => ({ now: sandbox.clock.now().toISOString(), frozen: sandbox.clock.isFrozen });

  app.get("/health", async () => ({ status: "ok", dialect: sandbox.dialect, ...clockNow() }));

  app.post("/reset", async () => {
    await resetDatabase(sandbox.db, sandbox.seed);
    await sandbox.clock.reset();
    for (const values of [sandbox.overrides, sandbox.landing])
      for (const key of Object.keys(values)) delete values[key];
    faults.clear();
    recorder.clear();
    return { status: "reset" };
  });

  app.get("/clock", async () => clockNow());
  app.post("/clock", async (request) => {
    const move = read(clockMove, request.body);
    // First, so that a clock stopped at an instant stands exactly there.
    if (move.freeze !== undefined) await sandbox.clock.freeze(move.freeze);
    if ("now" in move) await sandbox.clock.set(move.now);
    if ("advanceSeconds" in move) await sandbox.clock.advance(move.advanceSeconds);
    return clockNow();
  });

  app.get("/faults", async () => faults.list());
  app.post("/faults", async (request) => {
    const rules: FaultRule[] = read(z.union([z.array(faultRule), faultRule.transform((rule) => [rule])]), request.body);
    faults.add(rules);
    return faults.list();
  });
  app.delete("/faults", async () => {
    faults.clear();
    return [];
  });

  app.get("/requests", async () => recorder.list());
  app.delete("/requests", async () => {
    recorder.clear();
    return [];
  });

  app.get("/outbox", async () =>
    sandbox.db.selectFrom("outbox").selectAll().orderBy("id", "desc").limit(200).execute(),
  );

  app.post("/config", async (request) => {
    Object.assign(sandbox.overrides, read(z.record(z.unknown()), request.body));
    return sandbox.overrides;
  });

  // What an admin writes for the landing page and the footer, docs/delivery-api.md §14.
  app.post("/landing", async (request) => {
    Object.assign(sandbox.landing, read(z.record(z.unknown()), request.body));
    return sandbox.landing;
  });

  app.post("/orders/:id/advance", async (request) => {
    const { id } = read(idParams, request.params);
    const { status } = read(z.object({ status: z.string().min(1).max(40).nullish() }), inputOf(request));
    const order = await advanceOrderTo(sandbox, id, status ?? null);
    if (!order) throw refuseWithBody(404, { message: `no order ${id}` });
    return { id, order_status: order.order_status, status_times: JSON.parse(order.status_times) };
  });

  app.post("/orders/:id/offline-payment", async (request) => {
    const { id } = read(idParams, request.params);
    const judged = await judgeOffline(sandbox, id, read(verdict, request.body));
    if (!judged) throw refuseWithBody(404, { message: `nothing was told of a payment of order ${id}` });
    return judged;
  });

  app.post("/orders/:id/refund", async (request) => {
    const { id } = read(idParams, request.params);
    const judged = await judgeRefund(sandbox, id, read(refundVerdict, request.body));
    if (!judged) throw refuseWithBody(404, { message: `nobody asked for the money of order ${id}` });
    return judged;
  });

  // What an admin books by hand: the balance becomes `balance`, with a row in the ledger.
  app.post("/customers/:id/wallet", async (request) => {
    const { id } = read(idParams, request.params);
    const { balance } = read(z.object({ balance: z.number().min(0).max(1_000_000) }).strict(), request.body);
    const customer = await sandbox.db.selectFrom("customers").selectAll().where("id", "=", id).executeTakeFirst();
    if (!customer) throw refuseWithBody(404, { message: `no customer ${id}` });
    const change = balance - customer.wallet_balance;
    const entry = { credit: Math.max(change, 0), debit: Math.max(-change, 0) };
    await bookWallet(sandbox.db, id, { ...entry, type: "add_fund_by_admin", reference: null }, sandbox.clock.now());
    return { id, balance };
  });

  // What a customer is that no form of theirs can make them: without a phone number, or come by a social login.
  app.post("/customers/:id", async (request) => {
    const { id } = read(idParams, request.params);
    const changes = read(customerChange, request.body);
    await sandbox.db.updateTable("customers").set(changes).where("id", "=", id).execute();
    return { id, ...changes };
  });

  // What the other side of a chat writes, now.
  app.post("/conversations/:id", async (request) => {
    const { id } = read(idParams, request.params);
    const { message } = read(z.object({ message: z.string().min(1).max(5000) }).strict(), request.body);
    if (!(await writeAsPartner(sandbox.db, id, message, sandbox.clock.now()))) {
      throw refuseWithBody(404, { message: `no conversation ${id}` });
    }
    return { id };
  });

  for (const table of patchedTables) {
    app.post(`/${table}/:id`, async (request) => {
      const { id } = read(idParams, request.params);
      return patchData(sandbox.db, table, id, read(z.record(z.unknown()), request.body));
    });
  }
}

function read<S extends z.ZodTypeAny>(schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw refuseWithBody(400, { message: result.error.message });
}
