import type { Module } from "~/delivery-api";
import type { RequestContext } from "~/request/context/request-context";

/** A module to choose; `about` says in a line what its kind is for. */
export type ModuleCard = Pick<Module, "id" | "type" | "name" | "icon"> & { about: string };

export const toModuleCard = ({ t }: RequestContext, { id, type, name, icon }: Module): ModuleCard => ({
  id,
  type,
  name,
  icon,
  about: t(`kinds:${type}.about`),
});
