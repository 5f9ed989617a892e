import { defaultModuleType, moduleTypes } from "../../app/module-kinds";
import { arrivedVisitor, becomeOldCustomer, fillCart, signInAsAnn } from "../harness/arrivals";
import { wednesdayAt } from "../harness/sandbox-control";
import type { TestShop } from "../harness/shop";
import type { Cookies } from "./driver";
import type { DriverName, Surroundings } from "./steps";

const people = ["guest", "old customer", "stranger", "customer"] as const;

/** The surroundings of the walks of a run, one after another, so that a run of some walks has met every language, width and kind of customer. */
export function surroundingsOf(driver: DriverName, walk: number): Surroundings {
  const who = people[walk % people.length] ?? "guest";
  return {
    driver,
    language: Math.floor(walk / 2) % 2 === 0 ? "en" : "ar",
    width: (walk + Math.floor(walk / 4)) % 2 === 0 ? 360 : 1280,
    scripts: driver === "chromium" && walk % 5 !== 4,
    who,
    // An old customer has ordered food.
    module:
      who === "old customer" ? "food" : (moduleTypes[Math.floor(walk / 4) % moduleTypes.length] ?? defaultModuleType),
  };
}

/** The sandbox as on a Wednesday at noon of its first day, and the cookies of whoever walks. */
export async function begin({ url, control }: TestShop, { who, module }: Surroundings): Promise<Cookies> {
  await control.reset();
  await control.setClock({ now: wednesdayAt(12) });
  if (who === "stranger") return [];
  const visitor = await arrivedVisitor(url, undefined, module);
  if (who === "guest" && module === "food") await fillCart(visitor, url);
  if (who === "customer") await signInAsAnn(visitor);
  if (who === "old customer") await becomeOldCustomer(visitor, url, control);
  return [...visitor.cookies].filter(([name]) => name !== "flash").map(([name, value]) => ({ name, value }));
}
