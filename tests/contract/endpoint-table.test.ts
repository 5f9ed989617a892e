import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { DeliveryApi } from "~/delivery-api";
import { type ContractClient, openContractClient } from "./contract-client";
import { requested } from "./support/requested";
import { shoppersIn } from "./support/shoppers";

/** The further entries of the endpoint table (API-34 to API-58), and how the storefront calls them. */
const further: [entry: string, call: (api: DeliveryApi) => Promise<unknown>][] = [
  ["POST /auth/login", (api) => api.auth.signIn({ emailOrPhone: "+15550100001", password: "wrong-password" })],
  ["GET /customer/wallet/transactions", (api) => api.wallet.transactions("all", 1, 10)],
  ["GET /customer/wallet/bonuses", (api) => api.wallet.bonuses()],
  [
    "POST /customer/wallet/add-fund",
    (api) => api.wallet.addFund({ amount: 5, gateway: "stripe", callback: "https://shop.example.test/wallet" }),
  ],
  ["GET /customer/loyalty-point/transactions", (api) => api.loyalty.transactions(1, 10)],
  ["POST /customer/loyalty-point/point-transfer", (api) => api.loyalty.transfer(1)],
  ["GET /customer/message/list", (api) => api.messages.list(1, 10)],
  ["GET /customer/message/details", (api) => api.messages.details({ conversationId: 1 }, 1, 10)],
  [
    "POST /customer/message/send",
    (api) => api.messages.send({ to: { conversationId: 1 }, text: "Hello", pictures: [], orderId: null }),
  ],
  ["GET /customer/message/search-list", (api) => api.messages.search("a", 1, 10)],
  ["GET /customer/review-reminder", (api) => api.reviews.reminder()],
  ["GET /customer/review-reminder-cancel", (api) => api.reviews.cancelReminder(1)],
  ["POST /customer/update-interest", (api) => api.customer.updateInterest([1])],
  ["GET /react-landing-page", (api) => api.landing.get()],
  ["GET /get-combined-data", (api) => api.search.items(requested())],
  ["GET /offline_payment_method_list", (api) => api.payments.offlineMethods()],
  ["GET /customer/suggested-items", (api) => api.search.suggestedItems()],
  ["GET /items/item-or-store-search", (api) => api.search.suggestions("a")],
  ["GET /cashback/list", (api) => api.cashbacks.list()],
];

describe.each(["m", "n", "x"] as const)("the endpoint table in dialect %s", (dialect) => {
  let contract: ContractClient;
  let ann: DeliveryApi;
  beforeAll(async () => {
    contract = await openContractClient(dialect);
    ({ ann } = await shoppersIn(contract, 1));
  }, 30_000);
  afterAll(() => contract.close());

  it.each(further)("API-33: %s is an address the delivery API knows", async (entry, call) => {
    const before = (await contract.requests()).length;
    await call(ann);
    const asked = (await contract.requests()).slice(before);
    const found = asked.find(({ method, path }) => `${method} ${path.replace("/api/v1", "")}` === entry);
    // Whatever is wrong with what was sent, the address is not.
    expect(found?.status, JSON.stringify(asked)).toSatisfy((status) => status > 0 && ![404, 405].includes(status));
  });
});
