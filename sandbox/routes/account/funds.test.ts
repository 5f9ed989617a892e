import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Answer, refusalOf, TestShop } from "../../testing/client";

const callback = "https://shop.example.test/wallet/return";

let shop: TestShop;
let ann: Record<string, string>;
beforeAll(async () => {
  shop = await TestShop.open();
}, 30_000);
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.control("POST /reset", {});
  ann = await shop.signIn();
});

const addFund = (body: object) => shop.call("POST /customer/wallet/add-fund", { body, headers: ann });
const fund = (amount: unknown, payment_method = "demo_pay") =>
  addFund({ amount, payment_method, payment_platform: "web", callback });
const transfer = (point: unknown) =>
  shop.call("POST /customer/loyalty-point/point-transfer", { body: { point }, headers: ann });

/** Presses a button of the hosted page as often as asked; gives where each leads back to. */
async function press({ json }: Answer, flag: string, times = 1): Promise<URL[]> {
  const page = new URL((json as { redirect_link: string }).redirect_link);
  const back: URL[] = [];
  for (let time = 0; time < times; time += 1) {
    const path = `${page.pathname}/outcome${page.search}&flag=${flag}`;
    back.push(new URL((await shop.send("GET", path, undefined, {})).headers.get("location") ?? ""));
  }
  return back;
}

const owner = () =>
  shop.db
    .selectFrom("customers")
    .select(["wallet_balance", "loyalty_point"])
    .where("id", "=", 1)
    .executeTakeFirstOrThrow();

describe("money for the wallet", () => {
  it("is booked once with its bonus when it was paid, whatever is pressed afterwards", async () => {
    const asked = await fund(100);
    expect((await owner()).wallet_balance).toBe(25.5);
    const [first] = await press(asked, "success", 2);
    expect(`${first?.origin}${first?.pathname}`).toBe(callback);
    expect(first?.searchParams.get("flag")).toBe("success");
    const [late] = await press(asked, "cancel");
    expect(late?.searchParams.get("flag")).toBe("success");
    expect((await owner()).wallet_balance).toBe(130.5);
    const { json } = await shop.call("GET /customer/wallet/transactions?limit=1&offset=1&type=add_fund", {
      headers: ann,
    });
    expect(json).toMatchObject({ total_size: 2, data: [{ credit: 100, admin_bonus: 5, balance: 130.5, debit: 0 }] });
  });

  it.each(["fail", "cancel"])("a payment that ends with %s books nothing", async (flag) => {
    const [back] = await press(await fund(100), flag);
    expect(back?.searchParams.get("flag")).toBe(flag);
    expect((await owner()).wallet_balance).toBe(25.5);
  });

  it.each([[0], [-5], [0.5], ["much"], [1e12], [null]])("an amount of %j is refused", async (amount) => {
    expect(refusalOf(await fund(amount))).toBe("403 amount");
  });

  it("needs a gateway the operator has, and an operator who allows it", async () => {
    const refused = { errors: { message: "digital_payment_is_disable" } };
    expect((await fund(10, "other_pay")).json).toEqual(refused);
    await shop.control("POST /config", { add_fund_status: 0 });
    expect(await fund(10)).toMatchObject({ status: 403, json: refused });
  });

  it("tells of the bonuses that stand", async () => {
    const { json } = await shop.call("GET /customer/wallet/bonuses", { headers: ann });
    expect(json).toMatchObject([{ bonus_type: "percentage", minimum_add_amount: 50 }, { bonus_type: "amount" }]);
    expect((await shop.call("GET /customer/wallet/bonuses")).status).toBe(401);
  });
});

/** Rows of a ledger, oldest first. */
const rowsOf = (table: "wallet_transactions" | "loyalty_transactions") =>
  shop.db.selectFrom(table).selectAll().where("user_id", "=", 1).orderBy("id").execute();

const step = fc.oneof(
  fc.record({
    kind: fc.constant("fund" as const),
    cents: fc.integer({ min: 100, max: 60_000 }),
    flag: fc.constantFrom("success", "fail"),
  }),
  fc.record({ kind: fc.constant("transfer" as const), points: fc.integer({ min: -10, max: 400 }) }),
  fc.record({ kind: fc.constant("admin" as const), cents: fc.integer({ min: 0, max: 50_000 }) }),
);

it("wallet and loyalty points add up to their ledgers, whatever is done in whatever order", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
      await shop.control("POST /reset", {});
      ann = await shop.signIn();
      for (const done of steps) {
        if (done.kind === "fund") await press(await fund(done.cents / 100), done.flag, 2);
        else if (done.kind === "admin") await shop.control("POST /customers/1/wallet", { balance: done.cents / 100 });
        // Two at once: points are spent once.
        else await Promise.all([transfer(done.points), transfer(done.points)]);
      }
      const { wallet_balance, loyalty_point } = await owner();
      let wallet = 0;
      for (const { credit, debit, admin_bonus, balance } of await rowsOf("wallet_transactions")) {
        wallet += credit + admin_bonus - debit;
        expect(balance).toBeCloseTo(wallet, 6);
      }
      let points = 0;
      for (const { credit, debit, balance } of await rowsOf("loyalty_transactions")) {
        points += credit - debit;
        expect(balance).toBe(points);
      }
      expect([wallet, points]).toEqual([expect.closeTo(wallet_balance, 6), loyalty_point]);
      expect(loyalty_point).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: 15 },
  );
}, 60_000);

it.each([[99], [121], [-100], [1e9], ["all"]])("a transfer of %j of 120 points is refused", async (point) => {
  expect(refusalOf(await transfer(point))).toBe("403 point");
  expect(await owner()).toEqual({ wallet_balance: 25.5, loyalty_point: 120 });
});

it("100 points become 10 in the wallet", async () => {
  expect((await transfer(100)).status).toBe(200);
  expect(await owner()).toEqual({ wallet_balance: 35.5, loyalty_point: 20 });
});
