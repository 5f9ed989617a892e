import type { TFunction } from "i18next";
import { expect, test } from "vitest";
import { addressSchema, contactSchema } from "./schema.server";

const t = ((key: string) => key) as unknown as TFunction;
const least = { address: "chosen", contactName: "Ann Lee", contactNumber: "555 010 0001" };

const problems = (schema: ReturnType<typeof addressSchema> | ReturnType<typeof contactSchema>, fields: object) =>
  schema.safeParse(fields).error?.flatten().fieldErrors ?? {};

test("ADDR-11 everything but address, name and phone may be left out", () => {
  expect(addressSchema(t, "us").parse(least)).toEqual({
    address: "chosen",
    type: "home",
    label: "",
    contactName: "Ann Lee",
    contactNumber: "+15550100001",
    road: "",
    house: "",
    floor: "",
    additional: "",
  });
});

test.each([
  ["ADDR-08", "address", { address: undefined }, "addresses:errors.address"],
  ["ADDR-09", "contactName", { contactName: "  " }, "addresses:errors.name"],
  ["ADDR-09", "contactName", { contactName: undefined }, "addresses:errors.name"],
  ["ADDR-10", "contactNumber", { contactNumber: undefined }, "addresses:errors.phone"],
  ["ADDR-10", "contactNumber", { contactNumber: "+1 " }, "addresses:errors.phoneInvalid"],
  ["too long", "house", { house: "x".repeat(41) }, "limits:characters"],
  ["an e-mail", "contactEmail", { contactEmail: "ann@" }, "addresses:errors.emailInvalid"],
])("%s %s", (_row, field, change, message) => {
  expect(problems(addressSchema(t, "us"), { ...least, ...change })).toEqual({ [field]: [message] });
});

test("DATA-16 a guest's contact has a name, a number and an e-mail; where it is belongs to the address", () => {
  const contact = { contactName: "Gus Guest", contactNumber: "+15550109999", contactEmail: "gus@example.com" };
  expect(contactSchema(t, "us").parse({ ...contact, token: "x" })).toEqual(contact);
  expect(addressSchema(t, "us").parse({ ...least, ...contact, house: "5B", floor: "2" })).toMatchObject({
    ...contact,
    address: "chosen",
    house: "5B",
    floor: "2",
  });
});

test("ADDR-31 a guest's name, phone and e-mail are required", () => {
  expect(problems(contactSchema(t, "us"), {})).toEqual({
    contactName: ["addresses:errors.name"],
    contactNumber: ["addresses:errors.phone"],
    contactEmail: ["addresses:errors.email"],
  });
});
