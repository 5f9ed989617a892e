import { z } from "zod";
import type { Customer, SignedIn } from "../model";
import { imageUrl, type Reader, wrongShape } from "./reader";
import * as read from "./scalars";

const wireCustomer = z.object({
  id: read.id,
  f_name: read.text,
  l_name: read.text,
  last_name: read.text,
  phone: read.text,
  email: read.text,
  image: read.text,
  image_full_url: read.httpUrl,
  wallet_balance: read.number,
  loyalty_point: read.number,
  ref_code: read.textOrNull,
  social_id: read.textOrNull,
  is_valid_for_discount: read.flag,
  discount_amount: read.number,
  discount_amount_type: read.discountType,
  validity: read.text,
  selected_modules_for_interest: read.ids,
});

/** `GET /customer/info` (docs/delivery-api.md §4.1, DATA-23). */
export function readCustomer(body: unknown, reader: Reader): Customer {
  const wire = wireCustomer.parse(body);
  return {
    id: wire.id,
    firstName: wire.f_name,
    lastName: wire.l_name || wire.last_name,
    phone: wire.phone,
    email: wire.email,
    image: imageUrl(reader, "customer", wire.image_full_url, wire.image),
    walletBalance: wire.wallet_balance,
    loyaltyPoints: wire.loyalty_point,
    referralCode: wire.ref_code,
    isSocial: wire.social_id !== null,
    firstOrderDiscount:
      wire.is_valid_for_discount && wire.discount_amount > 0
        ? { value: wire.discount_amount, type: wire.discount_amount_type, validity: wire.validity }
        : null,
    interestModules: wire.selected_modules_for_interest,
  };
}

const wireSignedIn = z.object({
  token: read.text,
  is_phone_verified: read.flagOrTrue,
  is_email_verified: read.flagOrTrue,
});

/**
 * The answer of sign-up and login in any dialect (docs/delivery-api.md §3.2, §3.3). M always gives a token and leaves
 * it to the config whether the phone must be verified first; N and X give none until it is.
 */
export function readSignedIn(body: unknown, reader: Reader): SignedIn {
  const wire = wireSignedIn.parse(body);
  const isVerified = wire.is_phone_verified && wire.is_email_verified;
  if (wire.token === "" && isVerified) throw wrongShape("no token");
  if (reader.dialect === "m") {
    return { token: wire.token, needsVerification: reader.customerVerification && !wire.is_phone_verified };
  }
  return { token: wire.token, needsVerification: wire.token === "" };
}

/** `POST /auth/guest/request` (docs/delivery-api.md §3.1): the guest's number. */
export function readGuestId(body: unknown): number {
  return z.object({ guest_id: read.id }).parse(body).guest_id;
}
