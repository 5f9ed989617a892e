import { parseWithZod } from "@conform-to/zod";
import type { z } from "zod";
import { formLimits } from "~/limits";

/** Letters first, and at most two dots, as in `addOn.7.quantity`: what every field of ours is called. */
const fieldName = /^[A-Za-z][\w-]*(\.[\w-]+){0,2}$/;

/**
 * Whether a form of ours could have a field of this name. Libraries read names as paths and commands: `a[100000000]` asks for that much
 * memory, `__intent__` for changes of what was sent. An unknown name of this kind is harmless and stays unread: browsers' add-ons and
 * pages of an older release send some.
 */
export const isFieldName = (name: string): boolean => name.length <= formLimits.nameLength && fieldName.test(name);

/** Reads a form by its schema: the only way to conform's parser, which sees flat names and nothing that it could take for a path. */
export function parseForm<Schema extends z.ZodTypeAny>(form: FormData, schema: Schema) {
  const flat = new FormData();
  for (const [name, value] of form) {
    if (isFieldName(name) && !name.includes(".")) flat.append(name, value);
  }
  return parseWithZod(flat, { schema });
}
