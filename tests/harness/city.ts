import { modules } from "./arrivals";
import type { SandboxControl } from "./sandbox-control";
import type { Visitor } from "./visitor";

/** Streets of both halves of the sandbox's city. */
const streets = [
  ...["Harbour Street", "Rope Walk", "Market Street", "Mill Lane", "Chapel Street"],
  ...["Gull Street", "Olive Street", "Almond Row", "Cypress Avenue", "Cliff Walk"],
];

/** Addresses of the city, each another; no store's, and none that the page at `origin` says to everybody. */
export async function cityAddresses(control: SandboxControl, origin: string): Promise<string[]> {
  const ask = async (street: string) => {
    const query = new URLSearchParams({ search_text: street });
    const answer = await fetch(`${control.url}/api/v1/config/place-api-autocomplete?${query}`);
    const { predictions } = (await answer.json()) as { predictions: { description: string }[] };
    return predictions.map(({ description }) => description);
  };
  const headers = { zoneId: "[1,2]", moduleId: String(modules.food) };
  const answer = await fetch(`${control.url}/api/v1/stores/get-stores/all?limit=200&offset=1`, { headers });
  const stores = ((await answer.json()) as { stores: { address: string }[] }).stores.map(({ address }) => address);
  const footer = await (await fetch(origin)).text();
  const found = (await Promise.all(streets.map(ask))).flat();
  return [...new Set(found)].filter(
    (address) => !stores.some((store) => address.startsWith(store)) && !footer.includes(address),
  );
}

/** Signs up the customer of this number and name, who has seen the greeting. Throws when the shop does not take them. */
export async function signUp(visitor: Visitor, name: string, number: number) {
  const password = "a long enough secret";
  const { status } = await visitor.post("/auth/sign-up", {
    intent: "sign-up",
    firstName: name,
    lastName: "Ray",
    email: `visitor-${number}@example.com`,
    phone: `+155501${String(20_000 + number)}`,
    password,
    confirmPassword: password,
  });
  if (status !== 303) throw new Error(`The sign-up of ${name} answered ${status}`);
  await visitor.post("/home?dialog=welcome", { intent: "welcome-seen" });
}
