import type { Page } from "@playwright/test";
import { arrivedVisitor } from "../../harness/arrivals";
import { type Visitor, visitorOf } from "../../harness/visitor";

/** The first customer of every sandbox. */
export const ann = { firstName: "Ann", email: "ann@example.com", phone: "+15550100001", password: "password" };

/** Lets the browser begin where a visitor is who has said where to deliver and chosen food. */
export async function arrive(page: Page, origin: string, address?: string) {
  await takeOver(page, origin, { cookies: await arrivedCookies(origin, address) });
}

const arrivals = new Map<string, Visitor["cookies"]>();

/** What the browser of one who has arrived holds. They have no guest's number yet: it is all that is known of them, and holds after the sandbox's reset. */
async function arrivedCookies(origin: string, address = "12 Harbour Street") {
  const key = JSON.stringify([origin, address]);
  const cookies = arrivals.get(key) ?? (await arrivedVisitor(origin, address)).cookies;
  arrivals.set(key, cookies);
  return cookies;
}

/** As `arrive`, signed in as Ann. */
export async function arriveSignedIn(page: Page, origin: string, address?: string) {
  const visitor = visitorOf(origin);
  visitor.take(await arrivedCookies(origin, address));
  await signIn(visitor);
  await takeOver(page, origin, visitor);
}

/** Signed in as Ann, nothing else said yet. */
export async function beSignedIn(page: Page, origin: string) {
  const visitor = visitorOf(origin);
  await visitor.get("/auth/sign-in");
  await signIn(visitor);
  await takeOver(page, origin, visitor);
}

async function signIn(visitor: Visitor) {
  const fields = { intent: "sign-in", identifier: ann.phone, password: ann.password };
  const answer = await visitor.post("/auth/sign-in", fields);
  if (answer.status !== 303) throw new Error(`Sign-in answered ${answer.status}`);
}

/** The visitor's cookies for the browser, but for the toasts they have not seen yet. */
async function takeOver(page: Page, origin: string, { cookies }: Pick<Visitor, "cookies">) {
  const kept = [...cookies].filter(([name]) => name !== "flash");
  await page.context().addCookies(kept.map(([name, value]) => ({ name, value, url: origin })));
}
