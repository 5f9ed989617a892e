import type { FastifyRequest } from "fastify";
import { refuse } from "../http/refusal";

const defaultZone = 1;

/**
 * The zones a list is limited to, docs/delivery-api.md §1.3.
 * @throws Refusal 403 `zoneId` in M when the header is missing; N and X fall back to the default zone.
 */
export function zonesOf(request: FastifyRequest): number[] {
  const { zoneIds, dialect } = request.sandbox;
  if (zoneIds) return zoneIds;
  if (dialect === "m") throw refuse(403, "zoneId", "zoneRequired");
  return [defaultZone];
}

/** @throws Refusal 403 `moduleId` when the header is missing or names no module. */
export function moduleOf(request: FastifyRequest): number {
  const { moduleId } = request.sandbox;
  if (moduleId === null || moduleId === -1) throw refuse(403, "moduleId", "moduleRequired");
  return moduleId;
}

/**
 * The module of a route that works without one; null is all modules.
 * @throws Refusal 403 `moduleId` when the header names no module.
 */
export function optionalModuleOf(request: FastifyRequest): number | null {
  if (request.sandbox.moduleId === -1) throw refuse(403, "moduleId", "moduleRequired");
  return request.sandbox.moduleId;
}

/** The id in a path, or null when it is a slug. */
export function idOf(text: string): number | null {
  return /^\d{1,9}$/.test(text) ? Number(text) : null;
}

/** What an "id or slug" of a path is compared with. */
export function idOrSlug(text: string): { column: "id" | "slug"; value: number | string } {
  const id = idOf(text);
  return id === null ? { column: "slug", value: text } : { column: "id", value: id };
}
