import { expect, test } from "vitest";
import { typedFields } from "./typed-fields";

test("what was typed is shown again without the form's own fields; what no field takes is cut", () => {
  const form = new FormData();
  for (const [name, value] of [
    ["intent", "place-order"],
    ["token", "t"],
    ["note", "Ring twice"],
    ["house", "x".repeat(10_000)],
  ] as const)
    form.append(name, value);
  form.append("prescription", new File(["picture"], "p.png"));
  expect(typedFields(form)).toEqual({ note: "Ring twice", house: "x".repeat(2000) });
});
