import type { ModuleType } from "../../app/delivery-api";
import { type Visitor, visitorOf } from "./visitor";

/** A visitor who has said where to deliver and chosen a module, over plain form posts. Throws when the shop does not let them in. */
export async function arrivedVisitor(
  origin: string,
  address = "12 Harbour Street",
  module: ModuleType = "food",
): Promise<Visitor> {
  const visitor = visitorOf(origin);
  await visitor.get("/");
  await accepted(visitor.post("/?index", { intent: "set-location", address }));
  const chooser = await (await visitor.get("/?dialog=modules")).text();
  const id = new RegExp(`name="module" value="(\\d+)" data-module="${module}"`).exec(chooser)?.[1];
  if (!id) throw new Error(`The module chooser does not offer ${module}`);
  await accepted(visitor.post("/?index", { intent: "choose-module", module: id }));
  return visitor;
}

async function accepted(post: Promise<Response>) {
  const { status, url } = await post;
  if (status !== 303) throw new Error(`${url} answered ${status}`);
}
