import { getZodConstraint } from "@conform-to/zod";
import type { z } from "zod";
import type { Constraint } from "~/ui/Field";

/** Constraints of a form's fields by name. */
export type Constraints<Name extends string = string> = Record<Name, Constraint>;

/**
 * What a form's schema takes, as attributes of its controls. A load hands it to the form: nothing is typed twice, and no schema goes to the
 * browser. A least length of 1 is left to `required`, and patterns are those of enums, which nobody types.
 */
export function constraintsOf<Schema extends z.ZodTypeAny>(
  schema: Schema,
): Constraints<Extract<keyof z.input<Schema>, string>> {
  const fields = Object.entries(getZodConstraint(schema)).map(([name, { required, minLength = 1, maxLength }]) => [
    name,
    { required, ...(minLength > 1 ? { minLength } : {}), maxLength },
  ]);
  return Object.fromEntries(fields);
}
