import { z } from "zod";
import type { SignInStep } from "../model";
import { imageUrl, type Reader, wrongShape } from "./reader";
import * as read from "./scalars";

const wireSignIn = z.object({
  token: read.text,
  is_phone_verified: read.flagOrTrue,
  is_email_verified: read.flagOrTrue,
  is_personal_info: read.flagOrTrue,
  is_exist_user: z.unknown().transform(read.toRecord),
  email: read.text,
});

/**
 * The answer of sign-up, login, verification and personal info in any dialect (docs/delivery-api.md §3.2, §3.3). M always gives a
 * token and leaves it to the config whether the phone must be verified first; N and X give none until all is known.
 */
export function readSignIn(body: unknown, reader: Reader): SignInStep {
  const wire = wireSignIn.parse(body);
  const { token, email } = wire;
  if (reader.dialect === "m") {
    if (token === "") throw wrongShape("no token");
    const isDue = reader.customerVerification && !wire.is_phone_verified;
    return isDue ? { kind: "verify", channel: "phone", token, email } : { kind: "signed-in", token };
  }
  if (token !== "") return { kind: "signed-in", token };
  if (wire.is_exist_user !== null) return readExisting(wire.is_exist_user, reader);
  if (!wire.is_phone_verified) return { kind: "verify", channel: "phone", token: null, email };
  if (!wire.is_email_verified) return { kind: "verify", channel: "email", token: null, email };
  if (!wire.is_personal_info) return { kind: "info", email };
  throw wrongShape("no token");
}

/** The answer to another site's token: in M one without a token means somebody new (docs/delivery-api.md §3.5). */
export function readSocialSignIn(body: unknown, reader: Reader): SignInStep {
  const isNew = reader.dialect === "m" && wireSignIn.parse(body).token === "";
  return isNew ? { kind: "info", email: "" } : readSignIn(body, reader);
}

/** The answer to a code: M says only that it was right, and the token it gave before counts from now on (docs/delivery-api.md §3.4). */
export function readVerified(body: unknown, reader: Reader): SignInStep | null {
  return reader.dialect === "m" ? null : readSignIn(body, reader);
}

function readExisting(body: Record<string, unknown>, reader: Reader): SignInStep {
  const wire = z.object({ name: read.text, image: read.text, image_full_url: read.httpUrl }).parse(body);
  return { kind: "exists", name: wire.name, image: imageUrl(reader, "customer", wire.image_full_url, wire.image) };
}

/** `POST /auth/guest/request` (docs/delivery-api.md §3.1): the guest's number. */
export function readGuestId(body: unknown): number {
  return z.object({ guest_id: read.id }).parse(body).guest_id;
}
