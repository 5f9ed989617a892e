import { expect, test } from "vitest";
import { z } from "zod";
import { constraintsOf } from "./constraints.server";
import { linesOfText } from "./text-schema.server";

test("a field says what its schema takes, wherever it stands among transforms, defaults and refinements", () => {
  const schema = z
    .object({
      name: z.string().trim().min(1).max(100),
      password: z.string().min(1).min(8).max(255).optional(),
      mail: z.string().pipe(z.string().trim().max(120).email()),
      note: linesOfText(500, "too long"),
      reason: linesOfText(500, "too long", "needed"),
      kind: z.enum(["home", "office"]).catch("home").default("home"),
      tip: z.coerce.number().min(0).max(10),
    })
    .refine(() => true)
    .transform(({ name }) => name);
  expect(JSON.parse(JSON.stringify(constraintsOf(schema)))).toEqual({
    name: { required: true, maxLength: 100 },
    password: { required: false, minLength: 8, maxLength: 255 },
    mail: { required: true, maxLength: 120 },
    note: { required: false, maxLength: 500 },
    reason: { required: true, maxLength: 500 },
    kind: { required: false },
    tip: { required: true },
  });
});

test("the end of a line counts as one character, as in the browser's field", () => {
  const schema = linesOfText(5, "too long", "needed");
  expect(schema.parse("ab\r\ncd")).toBe("ab\ncd");
  expect(schema.safeParse("ab\r\ncde").error?.issues[0]?.message).toBe("too long");
  expect(schema.safeParse(" \r\n ").error?.issues[0]?.message).toBe("needed");
  expect(schema.safeParse(undefined).error?.issues[0]?.message).toBe("needed");
  expect(linesOfText(5, "too long").parse(undefined)).toBe("");
});
