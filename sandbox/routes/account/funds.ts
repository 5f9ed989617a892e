import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { requestFund, walletBonuses } from "../../account/funds";
import { configJson } from "../../catalogue/config";
import { field, inputOf, validated } from "../../http/input";
import { refuseWithBody } from "../../http/refusal";
import { requireCustomer } from "../../http/visitor";
import { messageText } from "../../messages";

const fundForm = z.object({
  amount: field.amount.pipe(z.number().min(1)),
  payment_method: field.text,
  callback: field.text.refine((url) => /^https?:\/\//.test(url)),
});

/** Putting money into the wallet: docs/delivery-api.md §12. */
export async function fundRoutes(app: FastifyInstance): Promise<void> {
  app.get("/customer/wallet/bonuses", async (request) => {
    await requireCustomer(request);
    return walletBonuses(request.sandbox);
  });

  app.post("/customer/wallet/add-fund", async (request) => {
    const { sandbox } = request;
    const customer = await requireCustomer(request);
    const form = validated(fundForm, inputOf(request));
    const config = configJson(sandbox);
    const gateways = config.active_payment_method_list as { gateway: string }[];
    const isOffered = gateways.some(({ gateway }) => gateway === form.payment_method);
    if (!config.digital_payment || !config.add_fund_status || !isOffered) {
      throw refuseWithBody(403, { errors: { message: messageText(sandbox.language, "addFundDisabled") } });
    }
    const key = await requestFund(sandbox, customer.id, form);
    return { redirect_link: `${sandbox.base}/payment-mobile/fund?fund=${key}` };
  });
}
