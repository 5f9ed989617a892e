import { describe, expect, it } from "vitest";
import { readErrors, readFailure } from "./errors";

const phone = { code: "phone", message: "The phone field is required." };

describe("messages of every error shape", () => {
  it.each([
    ["a list", { errors: [phone] }, [phone]],
    [
      "an object",
      { errors: { code: "product-001", message: "Not found!" } },
      [{ code: "product-001", message: "Not found!" }],
    ],
    ["an object without code", { errors: { message: "Off" } }, [{ code: "", message: "Off" }]],
    ["a text", { errors: "Unauthorized" }, [{ code: "", message: "Unauthorized" }]],
    ["a message", { message: "Unauthenticated." }, [{ code: "", message: "Unauthenticated." }]],
    ["error and message", { error: "wrong credential.", message: "No" }, [{ code: "", message: "No" }]],
    ["error alone", { error: "wrong credential." }, [{ code: "", message: "wrong credential." }]],
    ["the word of an offline payment", { payment: "Off" }, [{ code: "", message: "Off" }]],
    ["a bare list", [{ code: "a", message: "b" }], [{ code: "a", message: "b" }]],
    ["an empty exception", [{}], []],
    ["the guest check's pair", ["Unauthorized", 401], [{ code: "auth-001", message: "Unauthorized" }]],
    ["HTML in a message", { message: "<b>Sorry</b>" }, [{ code: "", message: "Sorry" }]],
    ["nothing", null, []],
    ["no JSON", undefined, []],
    ["a number as message", { errors: [{ code: 7, message: 8 }] }, [{ code: "7", message: "8" }]],
    ["nested rubbish", { errors: [[["x"]], null, { message: { a: 1 } }] }, []],
  ])("%s", (_, body, errors) => expect(readErrors(body)).toEqual(errors));

  it("keeps at most 20 messages of 500 characters", () => {
    const errors = readErrors({ errors: Array.from({ length: 50 }, () => ({ message: "x".repeat(9000) })) });
    expect(errors).toHaveLength(20);
    expect(errors[0]?.message).toHaveLength(500);
  });
});

describe("the failure an answer stands for", () => {
  it.each([
    ["a success", 200, { a: 1 }, null],
    ["an empty list", 200, [], null],
    ["a bare number", 200, 1.5, null],
    ["an empty body", 200, null, null],
    ["an empty errors list", 200, { errors: [] }, null],
    ["soft errors with 200", 200, { errors: { code: "ref_code", message: "Used" } }, "rejected"],
    ["soft errors with 203", 203, { errors: [phone] }, "rejected"],
    ["the pair with 200", 200, ["Unauthorized", 401], "unauthorized"],
    ["401", 401, { errors: [{ code: "auth-001", message: "Unauthenticated." }] }, "unauthorized"],
    ["401 in HTML", 401, undefined, "unauthorized"],
    ["404", 404, { message: "no" }, "not-found"],
    ["404 in HTML", 404, undefined, "not-found"],
    ["a validation error", 403, { errors: [phone] }, "rejected"],
    ["an exception at order/place", 403, [{}], "rejected"],
    ["a firewall's 403 in HTML", 403, undefined, "contract"],
    ["406", 406, { errors: [phone] }, "rejected"],
    ["429", 429, undefined, "unavailable"],
    ["500", 500, undefined, "unavailable"],
    ["503", 503, { message: "down" }, "unavailable"],
    ["HTML with 200", 200, undefined, "contract"],
    ["a redirect", 302, undefined, "contract"],
  ])("%s", (_, status, body, kind) => expect(readFailure(status, body, false)?.kind ?? null).toBe(kind));

  it("takes the guest-number refusal of a call with a token for an expired token", () => {
    const body = { errors: [{ code: "guest_id", message: "The guest id field is required." }] };
    expect(readFailure(403, body, true)?.kind).toBe("unauthorized");
    expect(readFailure(403, body, false)?.kind).toBe("rejected");
  });
});
