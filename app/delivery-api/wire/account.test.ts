import { expect, it } from "vitest";
import {
  profileBody,
  readLedgerEntry,
  readNotifications,
  readProfileSaved,
  readRedirectLink,
  readWalletBonus,
  requestedStep,
} from "./account";
import { readFailure } from "./errors";
import type { Reader } from "./reader";

const dropped: string[] = [];
const reader: Reader = {
  dialect: "n",
  images: {},
  customerVerification: false,
  sign: (address) => address,
  onDropped: (what) => dropped.push(what),
};

it("a row of a ledger is read whatever its numbers are written as", () => {
  const row = { id: "31", credit: "10", debit: 0, admin_bonus: null, balance: "36.5", transaction_type: "add_fund" };
  const entry = { id: 31, credit: 10, debit: 0, bonus: 0, balance: 36.5, type: "add_fund", at: null };
  expect(readLedgerEntry(row)).toEqual(entry);
  expect(readLedgerEntry({ ...row, created_at: "2026-02-01T10:00:00.000000Z" }).at).toBe("2026-02-01T10:00:00.000Z");
  expect(() => readLedgerEntry({ ...row, credit: -1 })).toThrow();
});

it("a bonus is a share or an amount", () => {
  const bonus = {
    id: 1,
    title: "Spring",
    bonus_type: "percentage",
    bonus_amount: 5,
    minimum_add_amount: 50,
    end_date: "2026-03-31",
  };
  expect(readWalletBonus(bonus)).toEqual({
    id: 1,
    title: "Spring",
    description: "",
    reward: { value: 5, type: "percent" },
    minimumAmount: 50,
    mostBonus: 0,
    endsOn: "2026-03-31",
  });
  expect(readWalletBonus({ ...bonus, bonus_type: "amount" }).reward.type).toBe("amount");
});

it.each(["javascript:alert(1)", "/payment", "", null, 5])("%j is no address of a payment page", (redirect_link) => {
  expect(() => readRedirectLink({ redirect_link })).toThrow();
});

it("M: a notification's picture that is a name alone is in the folder of notifications", () => {
  const inM = { ...reader, images: { notification: "https://api.example.test/n" } };
  const imageOf = (data: object) => readNotifications([{ id: 4, data: { title: "Hi", ...data } }], inM).rows[0]?.image;
  expect(imageOf({ image: "a.png" })).toBe("https://api.example.test/n/a.png");
  expect(imageOf({ image: "https://img.example.test/a.png" })).toBe("https://img.example.test/a.png");
  expect(imageOf({ image: null })).toBeNull();
});

it("notifications come plain or wrapped, without markup, and a broken one leaves the others", () => {
  const row = { id: 4, data: { title: "<b>Order</b> 7", description: "On its way", order_id: "7" }, created_at: "" };
  const read = { id: 4, title: "Order 7", text: "On its way", image: null, orderId: 7, at: null };
  expect(readNotifications([row, { id: "x" }, { id: 5, data: {} }], reader)).toEqual({ rows: [read], total: 3 });
  expect(dropped).toEqual(["notification"]);
  const page = { total_size: "40", notifications: [{ ...row, data: JSON.stringify(row.data) }] };
  expect(readNotifications(page, reader)).toEqual({ rows: [read], total: 40 });
  expect(() => readNotifications({ message: "no" }, reader)).toThrow();
});

const asking = { verification_on: "email", verification_medium: "Email", otp_send: true, message: "Enter the code" };
const step = { on: "email", medium: "Email", message: "Enter the code" };

it("a profile that waits for a code says so with a success or a refusal", () => {
  expect(readProfileSaved(asking)).toEqual({ step });
  expect(readProfileSaved({ message: "Saved" })).toEqual({ step: null, message: "Saved" });
  expect(readProfileSaved([])).toEqual({ step: null, message: "" });
  const refused = readFailure(403, asking, true);
  expect(refused && requestedStep(refused)).toEqual(step);
  const other = readFailure(403, { errors: [{ code: "email", message: "Taken" }] }, true);
  expect(other && requestedStep(other)).toBeNull();
  const unknown = readFailure(403, { ...asking, verification_on: "owl" }, true);
  expect(unknown && requestedStep(unknown)).toBeNull();
});

it("PROF-11 API-88 a profile names both styles, and the password only when it is set", () => {
  const profile = {
    firstName: "Ann",
    lastName: "Lee",
    email: "a@b.c",
    phone: "+1",
    password: null,
    photo: null,
    code: null,
  };
  const body = { f_name: "Ann", l_name: "Lee", name: "Ann Lee", email: "a@b.c", phone: "+1", button_type: "profile" };
  expect(profileBody(profile)).toEqual(body);
  expect(profileBody({ ...profile, password: "long enough" })).toEqual({
    ...body,
    password: "long enough",
    button_type: "change_password",
  });
  expect(profileBody({ ...profile, code: { otp: "123456", on: "email", medium: "Email" } })).toEqual({
    ...body,
    otp: "123456",
    verification_on: "email",
    verification_medium: "Email",
  });
});
