import { z } from "zod";
import type { Customer } from "../model";
import { imageUrl, type Reader } from "./reader";
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
  order_count: read.integerOrNull,
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
    orderCount: wire.order_count,
    firstOrderDiscount:
      wire.is_valid_for_discount && wire.discount_amount > 0
        ? { value: wire.discount_amount, type: wire.discount_amount_type, validity: wire.validity }
        : null,
    interestModules: wire.selected_modules_for_interest,
  };
}
