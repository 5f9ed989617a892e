import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import type { StateRow } from "../../db/state";
import { field, type Input, inputOf, validated } from "../../http/input";
import { refuse } from "../../http/refusal";
import { postOnly, spoofable } from "../../http/routes";
import { requireVisitor, type Visitor } from "../../http/visitor";
import { cartJson } from "../../orders/cart-json";
import { cartLinesOf, choiceFields, findSellable, itemTypeOf, type SellableRow } from "../../orders/lines";
import { sellableParts } from "../../orders/priced-lines";
import { choose, type Picked, sameSelection } from "../../rules/selection";
import { inLanguage } from "../../wire/text";

const addForm = z.object({
  item_id: field.positive,
  model: z.enum(["Item", "ItemCampaign"]),
  price: field.amount,
  quantity: field.positive,
  ...choiceFields,
});
const updateForm = z.object({
  cart_id: field.positive,
  price: field.amount,
  quantity: field.positive,
  variation: choiceFields.variation.optional(),
  add_on_ids: choiceFields.add_on_ids.optional(),
  add_on_qtys: choiceFields.add_on_qtys.optional(),
});

/** One cart per module and visitor: docs/delivery-api.md §6. Every call answers the whole current cart. */
export async function cartRoutes(app: FastifyInstance): Promise<void> {
  app.get("/customer/cart/list", async (request) => {
    const input = inputOf(request);
    const visitor = await requireVisitor(request, input);
    return wholeCart(request, visitor, await storeOf(request, input));
  });

  app.post("/customer/cart/add", async (request) => {
    const { db, now } = request.sandbox;
    const input = inputOf(request);
    const visitor = await requireVisitor(request, input);
    const storeId = await storeOf(request, input);
    const form = validated(addForm, input);
    const item = await sellableFor(request, form.model, form.item_id);
    refuseTooMany(item, form.quantity);
    refuseWithoutStock(request, item, form.variation, form.quantity);
    const lines = await cartLinesOf(db, visitor, item.module_id);
    if (lines.some((line) => isSame(line, form.model, form.item_id, form.variation))) {
      throw refuse(403, "cart_item", "cartItemExists");
    }
    const at = now.toISOString();
    await db
      .insertInto("cart_lines")
      .values({
        user_id: visitor.id,
        is_guest: visitor.isGuest ? 1 : 0,
        module_id: item.module_id,
        store_id: item.store_id,
        item_id: item.id,
        item_type: form.model,
        price: form.price,
        quantity: form.quantity,
        variation: JSON.stringify(form.variation),
        add_on_ids: JSON.stringify(form.add_on_ids),
        add_on_qtys: JSON.stringify(form.add_on_qtys),
        created_at: at,
        updated_at: at,
      })
      .execute();
    return wholeCart(request, visitor, storeId);
  });

  postOnly(app, "/customer/cart/update", async (request) => {
    const { db, now, dialect } = request.sandbox;
    const input = inputOf(request);
    const visitor = await requireVisitor(request, input);
    const storeId = await storeOf(request, input);
    const form = validated(updateForm, input);
    const line = await requireLine(request, visitor, form.cart_id);
    const item = await sellableFor(request, itemTypeOf(line.item_type), line.item_id);
    refuseTooMany(item, form.quantity);
    // M and N keep what is not sent; X also keeps an old variation against an empty one.
    const given = (name: string) => input[name] !== undefined && input[name] !== null;
    const keepsVariation = !given("variation") || (dialect === "x" && (form.variation ?? []).length === 0);
    const variation = keepsVariation ? (JSON.parse(line.variation) as Picked[]) : (form.variation ?? []);
    refuseWithoutStock(request, item, variation, form.quantity);
    const others = (await cartLinesOf(db, visitor, line.module_id)).filter((other) => other.id !== line.id);
    if (others.some((other) => isSame(other, itemTypeOf(line.item_type), line.item_id, variation))) {
      throw refuse(403, "cart_item", "cartItemExists");
    }
    await db
      .updateTable("cart_lines")
      .set({
        price: form.price,
        quantity: form.quantity,
        variation: JSON.stringify(variation),
        ...(given("add_on_ids") && { add_on_ids: JSON.stringify(form.add_on_ids ?? []) }),
        ...(given("add_on_qtys") && { add_on_qtys: JSON.stringify(form.add_on_qtys ?? []) }),
        updated_at: now.toISOString(),
      })
      .where("id", "=", line.id)
      .execute();
    return wholeCart(request, visitor, storeId);
  });

  spoofable(app, "DELETE", "/customer/cart/remove-item", async (request) => {
    const input = inputOf(request);
    const visitor = await requireVisitor(request, input);
    const storeId = await storeOf(request, input);
    const { cart_id } = validated(z.object({ cart_id: field.positive }), input);
    const line = await requireLine(request, visitor, cart_id);
    await request.sandbox.db.deleteFrom("cart_lines").where("id", "=", line.id).execute();
    return wholeCart(request, visitor, storeId);
  });

  spoofable(app, "DELETE", "/customer/cart/remove", async (request) => {
    const { db, dialect, moduleId } = request.sandbox;
    const input = inputOf(request);
    const visitor = await requireVisitor(request, input);
    const storeId = dialect === "x" && input.store_id ? await storeOf(request, input) : null;
    const lines = await cartLinesOf(db, visitor, moduleId, storeId);
    for (const line of lines) await db.deleteFrom("cart_lines").where("id", "=", line.id).execute();
    return wholeCart(request, visitor, null);
  });
}

async function wholeCart(request: FastifyRequest, visitor: Visitor, storeId: number | null): Promise<unknown[]> {
  const { db, moduleId } = request.sandbox;
  return cartJson(request.sandbox, await cartLinesOf(db, visitor, moduleId, storeId));
}

/** X wants a store (id or slug) with every cart call; M and N ignore it. @throws Refusal 403 `store_id`. */
async function storeOf(request: FastifyRequest, input: Input): Promise<number | null> {
  if (request.sandbox.dialect !== "x") return null;
  const { store_id } = validated(z.object({ store_id: field.text }), input);
  const isNumber = /^\d{1,9}$/.test(store_id);
  const row = await request.sandbox.db
    .selectFrom("stores")
    .select("id")
    .where(isNumber ? "id" : "slug", "=", isNumber ? Number(store_id) : store_id)
    .executeTakeFirst();
  if (!row) throw refuse(403, "store_id", "fieldInvalid", { field: "store id" });
  return row.id;
}

/** An item on sale, of the header's module when there is one. @throws Refusal 403 `cart_item`. */
async function sellableFor(request: FastifyRequest, model: "Item" | "ItemCampaign", id: number): Promise<SellableRow> {
  const { db, moduleId } = request.sandbox;
  const item = await findSellable(db, model, id);
  const isOnSale = item?.status === 1 && (moduleId === null || item.module_id === moduleId);
  if (!isOnSale) throw refuse(403, "cart_item", "cartItemGone");
  return item;
}

function refuseTooMany(item: SellableRow, quantity: number): void {
  const limit = item.maximum_cart_quantity;
  if (limit && quantity > limit) throw refuse(403, "cart_item_limit", "cartLimit", { limit });
}

/** Only X looks at the stock already here; food (1) keeps none. */
function refuseWithoutStock(request: FastifyRequest, item: SellableRow, picked: Picked[], quantity: number): void {
  if (request.sandbox.dialect !== "x" || item.food_variations !== "[]" || item.module_id === 1) return;
  const choice = choose(sellableParts(item), picked);
  if (choice.ok && choice.stock !== null && quantity > choice.stock) {
    throw refuse(403, "stock", "stockOut", { name: inLanguage(request.sandbox.language, item, "name") });
  }
}

/** @throws Refusal for a line that is not the visitor's: 404 `cart` in X, 403 `cart_item` in M and N. */
async function requireLine(request: FastifyRequest, visitor: Visitor, id: number): Promise<StateRow<"cart_lines">> {
  const { db, dialect } = request.sandbox;
  const line = (await cartLinesOf(db, visitor, null)).find((row) => row.id === id);
  if (line) return line;
  throw dialect === "x" ? refuse(404, "cart", "cartNotFound") : refuse(403, "cart_item", "cartItemGone");
}

function isSame(line: StateRow<"cart_lines">, model: string, itemId: number, picked: Picked[]): boolean {
  const isItem = line.item_type === model && line.item_id === itemId;
  return isItem && sameSelection(JSON.parse(line.variation) as Picked[], picked);
}
