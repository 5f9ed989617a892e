import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { AddressInput, DeliveryApi } from "~/delivery-api";
import { type ContractClient, expectOk, expectToken, openContractClient, outcomeOf, visitor } from "./contract-client";
import { browserOf, startStorefront } from "./support/form-visitor";

describe.each(["m", "n", "x"] as const)("the address book in dialect %s", (dialect) => {
  let contract: ContractClient;
  let ann: DeliveryApi;
  let token: string;
  let input: AddressInput;

  beforeAll(async () => {
    contract = await openContractClient(dialect);
    const anyone = contract.client.api(visitor());
    token = await expectToken(anyone.auth.signIn({ emailOrPhone: "+15550100001", password: "password" }));
    ann = contract.client.api(visitor({ token }));
    const [suggestion] = await expectOk(anyone.geo.autocomplete("14 Harbour Street"));
    const { location } = await expectOk(anyone.geo.place(suggestion?.placeId ?? ""));
    input = {
      type: "Summer house",
      label: "Summer house",
      address: "14 Harbour Street",
      location,
      contactName: "Ann Lee",
      contactNumber: "+15550100001",
      contactEmail: "ann@example.com",
      road: "Harbour Street",
      house: "14",
      floor: "2",
      additional: "Green client",
    };
  }, 30_000);
  afterAll(async () => {
    expect(contract.events).toEqual([]);
    await contract.close();
  });

  const newest = async () => (await expectOk(ann.addresses.list()))[0];

  it("API-18 the whole book is asked for in one page", async () => {
    expect(await expectOk(ann.addresses.list())).toHaveLength(2);
    expect((await contract.lastRequest("/customer/address/list")).query).toEqual({ limit: "100", offset: "1" });
  });

  it("API-19 DATA-14: an address is added, and its number is found in the list", async () => {
    expect(await expectOk(ann.addresses.add(input))).not.toBe("");
    const request = await contract.lastRequest("/customer/address/add");
    expect(request.method).toBe("POST");
    expect(request.body).toMatchObject({
      contact_person_name: "Ann Lee",
      contact_person_number: "+15550100001",
      address_type: "Summer house",
      address: "14 Harbour Street",
      latitude: input.location.latitude,
      longitude: input.location.longitude,
      house: "14",
    });
    expect(await newest()).toMatchObject({
      type: "Summer house",
      address: "14 Harbour Street",
      contactName: "Ann Lee",
      house: "14",
      floor: "2",
      location: input.location,
      zoneIds: [expect.any(Number)],
    });
  });

  it("API-20 an address is changed by its number in the path", async () => {
    const id = (await newest())?.id ?? 0;
    expect(await expectOk(ann.addresses.update(id, { ...input, type: "office", floor: "9" }))).not.toBe("");
    const request = await contract.lastRequest(`/customer/address/update/${id}`);
    expect(request).toMatchObject({ method: "PUT", body: { id, address_type: "office", floor: "9" } });
    expect(await newest()).toMatchObject({ id, type: "office", floor: "9" });
  });

  it("API-21 an address is deleted once", async () => {
    const id = (await newest())?.id ?? 0;
    expect(await expectOk(ann.addresses.remove(id))).not.toBe("");
    expect(await contract.lastRequest("/customer/address/delete")).toMatchObject({
      method: "DELETE",
      query: { address_id: String(id) },
    });
    expect(await outcomeOf(ann.addresses.remove(id))).toBe("not-found");
    expect(await outcomeOf(ann.addresses.update(id, input))).toBe("not-found");
    expect(await expectOk(ann.addresses.list())).toHaveLength(2);
  });

  it("ADDR-16 ADDR-25 a corrected pin moves the delivery that goes to the address, and no other", async () => {
    const storefront = await startStorefront(contract);
    const [{ addressIntents }, { newLogin }] = await Promise.all([
      import("~/features/addresses/intents.server"),
      import("~/session/login.server"),
    ]);
    const [used, other] = await expectOk(ann.addresses.list());
    if (!used?.location || !other) throw new Error("Ann has no addresses");
    const { header } = await expectOk(ann.geo.zone(used.location));
    const place = { ...used.location, zoneHeader: header, address: used.address };
    const browser = browserOf();
    await browser.set(storefront, (session) => {
      session.patch("visitor", { token, login: newLogin() });
      session.set("place", place);
      session.set("address", {
        ...{ savedId: used.id, latitude: place.latitude, longitude: place.longitude, type: "home" },
        ...{ contactName: "Ann Lee", contactNumber: "+15550100001", road: "", house: "", floor: "", additional: "" },
      });
    });
    const save = ({ id, latitude, longitude }: { id: number; latitude: number; longitude: number }) =>
      browser.visit(storefront, `/addresses?dialog=address&id=${id}`, async (context) => {
        const form = new FormData();
        const point = { lat: String(latitude), lng: String(longitude) };
        const fields = { type: "home", contactName: "Ann Lee", contactNumber: "+15550100001", house: "14", ...point };
        for (const [name, value] of Object.entries(fields)) form.set(name, value);
        const outcome = await addressIntents["save-address"](context, form);
        expect(outcome).toMatchObject({ kind: "done", toasts: [{ kind: "success" }] });
        return { place: context.session.place, address: context.session.address };
      });
    const corrected = { latitude: place.latitude + 0.0005, longitude: place.longitude };
    expect((await save({ id: other.id, ...corrected })).place).toEqual(place);
    expect(await save({ id: used.id, ...place })).toMatchObject({ place, address: { house: "14" } });
    expect(await save({ id: used.id, ...corrected })).toMatchObject({
      place: { ...corrected, zoneHeader: header, address: expect.any(String) },
      address: { savedId: used.id, ...corrected, house: "14" },
    });
    const listed = await expectOk(ann.addresses.list());
    expect(listed.find(({ id }) => id === used.id)?.location?.latitude).toBeCloseTo(corrected.latitude, 5);
  });

  it("a point outside every zone is refused with the server's words", async () => {
    const refused = await ann.addresses.add({ ...input, location: { latitude: 0, longitude: 0 } });
    expect(!refused.ok && refused.failure).toMatchObject({ kind: "rejected", errors: [{ code: "coordinates" }] });
  });

  it("guests have no address book", async () => {
    expect(await outcomeOf(contract.client.api(visitor()).addresses.list())).toBe("unauthorized");
  });
});
