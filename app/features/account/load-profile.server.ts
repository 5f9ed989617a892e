import type { Customer } from "~/delivery-api";
import type { RequestContext } from "~/request/context/request-context";
import { critical } from "~/request/pages/critical.server";
import { type Constraints, constraintsOf } from "~/request/posting/constraints.server";
import { commonPasswords } from "./common-passwords.server";
import { customerOf } from "./customer.server";
import { profileSchema } from "./profile-schema.server";

type ProfileView = Pick<Customer, "firstName" | "lastName" | "email" | "phone" | "image" | "isSocial">;

export type OverviewData = ProfileView & {
  /** How many orders so far. */
  ordered: number;
  /** Null where the operator has none. */
  wallet: number | null;
  points: number | null;
};

/** `/profile`: who the customer is and what they have. */
export async function loadOverview(context: RequestContext): Promise<OverviewData> {
  const [customer, config] = await Promise.all([customerOf(context), context.api.config.get()]);
  const { wallet, loyalty } = critical(config);
  return {
    ...viewOf(customer),
    ordered: customer.orderCount ?? 0,
    wallet: wallet ? customer.walletBalance : null,
    points: loyalty ? customer.loyaltyPoints : null,
  };
}

export type ProfileFormData = ProfileView & { constraints: Constraints };

/** `/profile?page=profile-settings` (PROF-01). */
export async function loadProfile(context: RequestContext): Promise<ProfileFormData> {
  const customer = await customerOf(context);
  const rules = profileSchema(context.t, { ...customer, photo: null }, await commonPasswords());
  return { ...viewOf(customer), constraints: constraintsOf(rules) };
}

const viewOf = ({ firstName, lastName, email, phone, image, isSocial }: Customer): ProfileView => ({
  firstName,
  lastName,
  email,
  phone,
  image,
  isSocial,
});
