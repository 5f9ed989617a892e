import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import { type FundRequest, findFund, settleFund } from "../account/funds";
import { field, inputOf, validated } from "../http/input";
import { refuseWithBody } from "../http/refusal";
import { flags, returnAddress, sendHostedPage } from "./payment-page";

const statusOf = { success: "paid", fail: "fail", cancel: "cancel" } as const;
const flagOf: Record<string, string> = { paid: "success", fail: "fail", cancel: "cancel" };

/** The hosted page of money for a wallet, docs/delivery-api.md §12: it ends as the page of an order's payment does. */
export async function fundPageRoutes(app: FastifyInstance): Promise<void> {
  app.get("/payment-mobile/fund", async (request, reply) => {
    const { key, amount } = await requireFund(request);
    return sendHostedPage(
      reply,
      `Add to wallet: ${amount.toFixed(2)}`,
      (flag) => `/payment-mobile/fund/outcome?fund=${key}&flag=${flag}`,
    );
  });

  app.get("/payment-mobile/fund/outcome", async (request, reply) => {
    const { key, callback, payment_method } = await requireFund(request);
    const { flag } = validated(z.object({ flag: flags }), inputOf(request));
    const stands = flagOf[await settleFund(request.sandbox, key, statusOf[flag])] ?? flag;
    return reply.redirect(returnAddress(callback, stands, { id: key, reference: `demo-${key}` }, payment_method), 302);
  });
}

async function requireFund(request: FastifyRequest): Promise<FundRequest> {
  const { fund } = validated(z.object({ fund: field.text }), inputOf(request));
  const known = await findFund(request.sandbox, fund);
  if (!known) throw refuseWithBody(404, { message: "No such payment" });
  return known;
}
