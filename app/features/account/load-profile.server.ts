import type { Customer } from "~/delivery-api";
import type { RequestContext } from "~/request/context/request-context";
import { critical } from "~/request/pages/critical.server";
import { customerOf } from "./customer.server";

export type ProfileView = Pick<Customer, "firstName" | "lastName" | "email" | "phone" | "image" | "isSocial">;

export type OverviewData = ProfileView & {
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
    wallet: wallet ? customer.walletBalance : null,
    points: loyalty ? customer.loyaltyPoints : null,
  };
}

/** `/profile?page=profile-settings` (PROF-01). */
export const loadProfile = async (context: RequestContext): Promise<ProfileView> => viewOf(await customerOf(context));

const viewOf = ({ firstName, lastName, email, phone, image, isSocial }: Customer): ProfileView => ({
  firstName,
  lastName,
  email,
  phone,
  image,
  isSocial,
});
