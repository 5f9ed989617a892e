import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { bookLoyalty, bookWallet, ownerOf } from "../../account/ledger";
import { field, inputOf, pageOf, requiredPage, validated } from "../../http/input";
import { refuse } from "../../http/refusal";
import { requireCustomer } from "../../http/visitor";
import { messageText } from "../../messages";
import { settingsWith } from "../../settings";
import { isoMicro } from "../../time";

/** The `type` query of the wallet list and the transaction types behind it; any other value shows all. */
const walletTypes: Record<string, string[]> = {
  order: ["order_place", "order_refund", "partial_payment"],
  loyalty_point: ["loyalty_point"],
  add_fund: ["add_fund", "add_fund_by_admin"],
  referrer: ["referrer"],
  CashBack: ["CashBack"],
};

/** Wallet and loyalty points: docs/delivery-api.md §12. */
export async function ledgerRoutes(app: FastifyInstance): Promise<void> {
  app.get("/customer/wallet/transactions", async (request) => {
    const customer = await requireCustomer(request);
    const input = inputOf(request);
    validated(requiredPage, input);
    const types = walletTypes[String(input.type)];
    const rows = await request.sandbox.db
      .selectFrom("wallet_transactions")
      .selectAll()
      .where("user_id", "=", customer.id)
      .$if(types !== undefined, (query) => query.where("transaction_type", "in", types ?? []))
      .orderBy("id", "desc")
      .execute();
    return pageOf(rows.map(transactionJson), input, "data");
  });

  app.get("/customer/loyalty-point/transactions", async (request) => {
    const customer = await requireCustomer(request);
    const input = inputOf(request);
    validated(requiredPage, input);
    const rows = await request.sandbox.db
      .selectFrom("loyalty_transactions")
      .selectAll()
      .where("user_id", "=", customer.id)
      .orderBy("id", "desc")
      .execute();
    return pageOf(rows.map(transactionJson), input, "data");
  });

  app.post("/customer/loyalty-point/point-transfer", async (request) => {
    const { db, now, overrides, language } = request.sandbox;
    const customer = await requireCustomer(request);
    const { point } = validated(z.object({ point: field.positive }), inputOf(request));
    const { loyalty_point_minimum_point, loyalty_point_exchange_rate } = settingsWith(overrides);
    await db.transaction().execute(async (trx) => {
      // Asked for within the transaction: two transfers at once must not spend the same points.
      const { loyalty_point } = await ownerOf(trx, customer.id);
      if (point < loyalty_point_minimum_point || point > loyalty_point) throw refuse(403, "point", "loyaltyTooLow");
      const entry = { credit: point / loyalty_point_exchange_rate, type: "loyalty_point", reference: null };
      const reference = await bookWallet(trx, customer.id, entry, now);
      await bookLoyalty(trx, customer.id, { debit: point, type: "point_to_wallet", reference }, now);
    });
    return { message: messageText(language, "loyaltyTransferred") };
  });
}

function transactionJson<T extends { created_at: string }>(row: T) {
  const at = isoMicro(new Date(row.created_at));
  return { ...row, created_at: at, updated_at: at };
}
