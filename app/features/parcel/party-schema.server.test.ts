import type { TFunction } from "i18next";
import { expect, it } from "vitest";
import { parseForm } from "~/request/posting/parse-form.server";
import { partySchema } from "./party-schema.server";

const t = ((key: string) => key) as unknown as TFunction;

function judged(step: "sender" | "receiver", fields: Record<string, string>, isGuest = false) {
  const form = new FormData();
  const filled = { address: "chosen", contactName: "Cy Young", contactNumber: "+1 555 018 8123", ...fields };
  for (const [name, value] of Object.entries(filled)) form.set(name, value);
  const terms = { step, isGuest, categories: [1, 2], instructions: [5] };
  const submission = parseForm(form, partySchema(t, terms, "us"));
  return submission.status === "success" ? submission.value : submission.error;
}

it.each([
  ["sender", { category: "2" }, { category: 2, contactNumber: "+15550188123" }],
  ["sender", { category: "2", road: " Quay ", house: "5B" }, { road: "Quay", house: "5B", floor: "" }],
  ["receiver", { instruction: "5", note: "Blue door" }, { instruction: 5, note: "Blue door" }],
  // An instruction that the operator has taken back is none; so is a category that comes with a receiver.
  ["receiver", { instruction: "6", category: "99" }, { instruction: null, category: undefined }],
  ["receiver", { instruction: "" }, { instruction: null, note: "" }],
] as const)("the %s's form %j is understood", (step, fields, values) => {
  expect(judged(step, fields)).toMatchObject(values);
});

it.each([
  ["sender", {}, "category"],
  ["sender", { category: "99" }, "category"],
  ["sender", { category: "documents" }, "category"],
  ["sender", { category: "1", address: "" }, "address"],
  ["receiver", { contactNumber: "12" }, "contactNumber"],
  ["receiver", { contactName: " " }, "contactName"],
  ["receiver", { note: "x".repeat(101) }, "note"],
  ["receiver", { house: "x".repeat(31) }, "house"],
] as const)("the %s's form %j is refused", (step, fields, field) => {
  expect(judged(step, fields)).toHaveProperty(field);
});

it("a guest who sends gives an e-mail, a guest who receives need not", () => {
  expect(judged("sender", { category: "1" }, true)).toHaveProperty("contactEmail", ["addresses:errors.email"]);
  expect(judged("sender", { category: "1", contactEmail: "gail@example.com" }, true)).toMatchObject({ category: 1 });
  expect(judged("receiver", {}, true)).toMatchObject({ contactName: "Cy Young" });
});
