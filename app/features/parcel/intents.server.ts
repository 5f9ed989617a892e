import { forCustomers } from "~/request/pages/for-customers.server";
import type { Intents } from "~/request/posting/page-action.server";
import { saveParty, takeSavedAddress } from "./party-intents.server";
import { placeParcel, updateParcel } from "./place-parcel.server";

export const parcelIntents = {
  "save-parcel-party": saveParty,
  "take-saved-address": forCustomers(takeSavedAddress),
  "place-parcel": placeParcel,
  "update-parcel": updateParcel,
} satisfies Intents;
