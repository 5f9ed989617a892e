import type { Page } from "@playwright/test";
import { arrivedVisitor } from "../../harness/arrivals";
import { type Visitor, visitorOf } from "../../harness/visitor";

/** The first customer of every sandbox. */
export const ann = { firstName: "Ann", email: "ann@example.com", phone: "+15550100001", password: "password" };

/** Lets the browser begin where a visitor is who has said where to deliver and chosen food. */
export async function arrive(page: Page, origin: string, address?: string) {
  await takeOver(page, origin, await arrivedVisitor(origin, address));
}

/** As `arrive`, signed in as Ann. */
export async function arriveSignedIn(page: Page, origin: string, address?: string) {
  const visitor = await arrivedVisitor(origin, address);
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
async function takeOver(page: Page, origin: string, { cookies }: Visitor) {
  const kept = [...cookies].filter(([name]) => name !== "flash");
  await page.context().addCookies(kept.map(([name, value]) => ({ name, value, url: origin })));
}
