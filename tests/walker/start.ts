import { defaultModuleType, moduleTypes } from "../../app/module-kinds";
import { arrivedVisitor, becomeOldCustomer, fillCart, signInAsAnn, signUp } from "../harness/arrivals";
import { wednesdayAt } from "../harness/sandbox-control";
import type { TestShop } from "../harness/shop";
import type { Cookies } from "./driver";
import type { DriverName, Surroundings } from "./steps";

const people = ["guest", "old customer", "stranger", "customer", "buyer", "newcomer", "customer about to buy"] as const;
/** Who begins at the checkout. */
const buyers: readonly Surroundings["who"][] = ["buyer", "customer about to buy"];

/** The surroundings of the walks of a run, one after another, so that a run of some walks has met every language, width and kind of customer. */
export function surroundingsOf(driver: DriverName, walk: number): Surroundings {
  const who = people[walk % people.length] ?? "guest";
  return {
    driver,
    language: Math.floor(walk / 2) % 2 === 0 ? "en" : "ar",
    width: (walk + Math.floor(walk / (2 * people.length))) % 2 === 0 ? 360 : 1280,
    scripts: driver === "chromium" && walk % 5 !== 4,
    who,
    // An old customer has ordered food, buyers are about to.
    module:
      who === "old customer" || buyers.includes(who)
        ? "food"
        : (moduleTypes[Math.floor(walk / people.length) % moduleTypes.length] ?? defaultModuleType),
  };
}

/** Where a walk begins. */
export function firstAddress({ who }: Surroundings): string {
  if (who === "stranger") return "/";
  return buyers.includes(who) ? "/checkout?page=cart" : "/home";
}

/** The sandbox as on a Wednesday at noon of its first day, and the cookies of whoever walks. */
export async function begin({ url, control }: TestShop, { who, module }: Surroundings): Promise<Cookies> {
  await control.reset();
  await control.setClock({ now: wednesdayAt(12) });
  if (who === "stranger") return [];
  const visitor = await arrivedVisitor(url, undefined, module);
  if (who === "customer" || who === "customer about to buy") await signInAsAnn(visitor);
  if (buyers.includes(who) || (who === "guest" && module === "food")) await fillCart(visitor, url);
  if (who === "newcomer") await signUp(visitor);
  if (who === "old customer") await becomeOldCustomer(visitor, url, control);
  return [...visitor.cookies].filter(([name]) => name !== "flash").map(([name, value]) => ({ name, value }));
}
