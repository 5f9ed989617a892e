import type { TFunction } from "i18next";
import { describe, expect, test } from "vitest";
import type { OfflineMethod } from "~/delivery-api";
import { parseForm } from "~/request/posting/parse-form.server";
import { choiceValue } from "./choices";
import { infoSchema } from "./info-schema.server";
import { offlineChoice, offlineField, offlineHref, offlineNote } from "./offline";

const t = ((key: string, values?: object) =>
  values ? `${key} ${JSON.stringify(values)}` : key) as unknown as TFunction;
const bank: OfflineMethod = {
  id: 2,
  name: "Bank",
  facts: [],
  inputs: [
    { name: "transaction_id", label: "Transaction id", isRequired: true },
    // Operators name inputs freely.
    { name: "a.b[0] %", label: "Branch", isRequired: false },
  ],
};
const cashBox: OfflineMethod = { ...bank, id: 3, name: "Cash box" };
const [number, branch, note] = [offlineField(bank, 0), offlineField(bank, 1), offlineNote(bank)];

function submit(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ payment: choiceValue(offlineChoice(bank)), ...fields }))
    form.set(name, value);
  return parseForm(form, infoSchema(t, [bank, cashBox].map(offlineChoice), form.get("payment")));
}

describe("what a form tells of an offline payment", () => {
  test("its inputs by their own names, whatever they are called", () => {
    const submission = submit({
      [number]: " T-1 ",
      [branch]: "Port",
      [note]: "Paid today",
      "offline-3-0": "?",
    });
    expect(submission).toMatchObject({
      status: "success",
      value: {
        paymentInfo: { methodId: 2, inputs: { transaction_id: "T-1", "a.b[0] %": "Port" }, note: "Paid today" },
      },
    });
  });

  test.each([
    ["nothing", {}, number, /^payment:offline.needed .*Transaction id/],
    ["blanks", { [number]: "   " }, number, /^payment:offline.needed/],
    ["too much", { [number]: "x".repeat(201) }, number, /^limits:characters .*200/],
    ["too long a note", { [number]: "T-1", [note]: "x".repeat(501) }, note, /^limits:characters .*500/],
  ])("%s is refused at its field, and what was typed is kept", (_, fields, name, message) => {
    const reply = submit(fields).reply();
    expect(reply.error).toEqual({ [name]: [expect.stringMatching(message)] });
    expect(reply.initialValue).toMatchObject(fields);
  });

  test.each(["cash_on_delivery", "offline_payment:9", ""])("%j is no offline payment", (payment) => {
    expect(submit({ payment })).toMatchObject({ status: "success", value: { paymentInfo: null } });
  });

  test.each([
    [{}, "/pay/7/offline"],
    [{ method: 2 }, "/pay/7/offline?method=2"],
    [{ attempt: "a&b" }, "/pay/7/offline?attempt=a%26b"],
  ])("its page with %j is %s", (query, href) => {
    expect(offlineHref(7, query)).toBe(href);
  });
});
