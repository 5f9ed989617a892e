import { defaultModuleType } from "~/module-kinds";
import type { RequestContext } from "~/request/context/request-context";

/** A text that each kind of module has its own words for (`kinds.json`), in those of the visitor's module; in the default kind's while none is chosen. */
export const kindText = ({ session, t }: RequestContext, key: string, values: Record<string, unknown> = {}): string =>
  t(`kinds:${session.module?.type ?? defaultModuleType}.${key}`, values);
