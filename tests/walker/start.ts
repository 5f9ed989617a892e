import { defaultModuleType, moduleTypes } from "../../app/module-kinds";
import { arrivedVisitor, becomeOldCustomer, fillCart, signInAsAnn, signUp } from "../harness/arrivals";
import { wednesdayAt } from "../harness/sandbox-control";
import type { TestShop } from "../harness/shop";
import type { Cookies } from "./driver";
import type { DriverName, Surroundings } from "./steps";

const people = ["guest", "old customer", "stranger", "customer", "buyer", "newcomer"] as const;

/** The surroundings of the walks of a run, one after another, so that a run of some walks has met every language, width and kind of customer. */
export function surroundingsOf(driver: DriverName, walk: number): Surroundings {
  const who = people[walk % people.length] ?? "guest";
  return {
    driver,
    language: Math.floor(walk / 2) % 2 === 0 ? "en" : "ar",
    width: (walk + Math.floor(walk / (2 * people.length))) % 2 === 0 ? 360 : 1280,
    scripts: driver === "chromium" && walk % 5 !== 4,
    who,
    // An old customer has ordered food, a buyer is about to.
    module:
      who === "old customer" || who === "buyer"
        ? "food"
        : (moduleTypes[Math.floor(walk / people.length) % moduleTypes.length] ?? defaultModuleType),
  };
}

/** Where a walk begins. */
export function firstAddress({ who }: Surroundings): string {
  if (who === "stranger") return "/";
  return who === "buyer" ? "/checkout?page=cart" : "/home";
}

/** The sandbox as on a Wednesday at noon of its first day, and the cookies of whoever walks. */
export async function begin({ url, control }: TestShop, { who, module }: Surroundings): Promise<Cookies> {
  await control.reset();
  await control.setClock({ now: wednesdayAt(12) });
  if (who === "stranger") return [];
  const visitor = await arrivedVisitor(url, undefined, module);
  if (who === "buyer" || (who === "guest" && module === "food")) await fillCart(visitor, url);
  if (who === "customer") await signInAsAnn(visitor);
  if (who === "newcomer") await signUp(visitor);
  if (who === "old customer") await becomeOldCustomer(visitor, url, control);
  return [...visitor.cookies].filter(([name]) => name !== "flash").map(([name, value]) => ({ name, value }));
}
