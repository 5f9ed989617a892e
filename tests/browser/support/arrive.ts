import type { Page } from "@playwright/test";
import { arrivedVisitor } from "../../harness/arrivals";
import { type Visitor, visitorOf } from "../../harness/visitor";

/** The first customer of every sandbox. */
export const ann = { firstName: "Ann", email: "ann@example.com", phone: "+15550100001", password: "password" };

/** Lets the browser begin where a visitor is who has said where to deliver and chosen food. */
export async function arrive(page: Page, origin: string, address?: string) {
  await takeOver(page, origin, await arrivedCookies(origin, address));
}

const arrivals = new Map<string, [name: string, value: string][]>();

/**
 * The place and the module of one who has arrived, as their browser holds them: they mean the same to every sandbox and after its reset. Who they are, the first
 * page tells them.
 */
async function arrivedCookies(origin: string, address = "12 Harbour Street") {
  const key = JSON.stringify([origin, address]);
  const kept = arrivals.get(key);
  if (kept) return kept;
  const { cookies } = await arrivedVisitor(origin, address);
  const lasting = [...cookies].filter(([name]) => name !== "visitor" && name !== "flash");
  arrivals.set(key, lasting);
  return lasting;
}

/** As `arrive`, signed in as Ann. */
export async function arriveSignedIn(page: Page, origin: string, address?: string) {
  const visitor = visitorOf(origin);
  visitor.take(await arrivedCookies(origin, address));
  await signIn(visitor);
  await takeOver(page, origin, visitor.cookies);
}

/** Signed in as Ann, nothing else said yet. */
export async function beSignedIn(page: Page, origin: string) {
  const visitor = visitorOf(origin);
  await visitor.get("/auth/sign-in");
  await signIn(visitor);
  await takeOver(page, origin, visitor.cookies);
}

async function signIn(visitor: Visitor) {
  const fields = { intent: "sign-in", identifier: ann.phone, password: ann.password };
  const answer = await visitor.post("/auth/sign-in", fields);
  if (answer.status !== 303) throw new Error(`Sign-in answered ${answer.status}`);
}

/** The visitor's cookies for the browser, but for the toasts they have not seen yet. */
export async function takeOver(page: Page, origin: string, cookies: Iterable<readonly [name: string, value: string]>) {
  const kept = [...cookies].filter(([name]) => name !== "flash");
  await page.context().addCookies(kept.map(([name, value]) => ({ name, value, url: origin })));
}
