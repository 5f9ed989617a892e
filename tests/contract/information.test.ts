import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { DeliveryApi, TextPageKey } from "~/delivery-api";
import { type ContractClient, expectOk, openContractClient, outcomeOf, visitor } from "./contract-client";
import { shoppersIn } from "./support/shoppers";

const grocery = 2;

describe.each(["m", "n", "x"] as const)("information in dialect %s", (dialect) => {
  let contract: ContractClient;
  let api: DeliveryApi;

  beforeAll(async () => {
    contract = await openContractClient(dialect);
    api = contract.client.api(visitor());
  }, 30_000);
  afterAll(() => contract.close());

  it("API-53 DATA-22 the landing page with its links, and nothing dropped", async () => {
    const landing = await expectOk(api.landing.get());
    expect(landing).toMatchObject({
      newsletterTitle: "Good things, first",
      app: { playStore: "https://apps.example/doorstep", appStore: "https://apps.example/doorstep" },
      storeOwner: { title: "Become a store owner", url: "https://doorstep.example/stores" },
      deliveryMan: { url: "https://doorstep.example/riders" },
      company: { title: "A neighbourhood company" },
    });
    expect(landing.promotions).toHaveLength(3);
    expect(landing.testimonials.length).toBeGreaterThan(0);
    expect(contract.events).toEqual([]);
    expect((await contract.lastRequest("/react-landing-page")).method).toBe("GET");
  });

  it.each<[TextPageKey, string]>([
    ["about", "/about-us"],
    ["terms", "/terms-and-conditions"],
    ["privacy", "/privacy-policy"],
    ["refund", "/refund-policy"],
    ["cancellation", "/cancelation"],
    ["shipping", "/shipping-policy"],
  ])("API-02 the text of %s is asked for at %s", async (page, path) => {
    expect(await expectOk(api.landing.text(page))).toMatch(/^<.+>$/s);
    expect((await contract.lastRequest(path)).headers["x-localization"]).toBe("en");
    const arabic = contract.client.api(visitor({ language: "ar" }));
    expect(await expectOk(arabic.landing.text(page))).toMatch(/[\u0600-\u06ff]/);
  });

  it("API-31 an address is put on the newsletter's list, and only once", async () => {
    expect(await expectOk(api.landing.subscribe("mira@example.test"))).not.toBe("");
    expect(await contract.lastRequest("/newsletter/subscribe")).toMatchObject({
      method: "POST",
      body: { email: "mira@example.test" },
    });
    expect(await outcomeOf(api.landing.subscribe("mira@example.test"))).toBe("rejected");
  });

  it("API-52 interests belong to the module they were told for", async () => {
    const { ann } = await shoppersIn(contract, grocery);
    expect((await expectOk(ann.customer.info())).interestModules).toEqual([]);
    await expectOk(ann.customer.updateInterest([3, 8]));
    expect(await contract.lastRequest("/customer/update-interest")).toMatchObject({
      method: "POST",
      body: { interest: [3, 8] },
      headers: { moduleid: "2" },
    });
    expect((await expectOk(ann.customer.info())).interestModules).toEqual([grocery]);
  });

  it("API-66 API-67 popular and latest stores, a dozen of each", async () => {
    const { guest } = await shoppersIn(contract, grocery);
    for (const [load, path] of [
      [guest.stores.popular, "/stores/popular"],
      [guest.stores.latest, "/stores/latest"],
    ] as const) {
      const { rows } = await expectOk(load(1, 12));
      expect(rows.length).toBeGreaterThan(0);
      expect(rows.length).toBeLessThanOrEqual(12);
      expect((await contract.lastRequest(path)).query).toEqual({ type: "all", limit: "12", offset: "1" });
    }
  });
});
