import { expect, test } from "vitest";
import { z } from "zod";
import { isFieldName, parseForm } from "./parse-form.server";

test.each(["identifier", "addOn.7.quantity", "offline-note-1", "cm_firebase_token", "group.0"])(
  "%s is a name",
  (name) => {
    expect(isFieldName(name)).toBe(true);
  },
);

test.each(["", "a[0]", "a[]", "__intent__", "__proto__", "a.b.c.d", ".a", "a b", "1a", "x".repeat(101)])(
  "%j is no name of a field",
  (name) => {
    expect(isFieldName(name)).toBe(false);
  },
);

test("no name is read as a path or as a command", () => {
  const form = new FormData();
  for (const [name, value] of [
    ["typed", "1"],
    ["typed", "2"],
    ["other", "kept"],
    ["list[100000000]", "x"],
    ["deep.er", "x"],
    ["__intent__", '{"type":"reset","payload":{}}'],
  ] as const)
    form.append(name, value);
  const submission = parseForm(form, z.object({ typed: z.array(z.string()), list: z.any(), deep: z.any() }));
  expect(submission).toMatchObject({ status: "success", value: { typed: ["1", "2"] } });
  expect(submission.reply().initialValue).toEqual({ typed: ["1", "2"], other: "kept" });
});
