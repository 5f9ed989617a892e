import { accountIntents } from "~/features/account/intents.server";
import { addressIntents } from "~/features/addresses/intents.server";
import { cartIntents } from "~/features/cart/intents.server";
import { chatIntents } from "~/features/chat/intents.server";
import { checkoutIntents } from "~/features/checkout/intents.server";
import { itemIntents } from "~/features/items/intents.server";
import { locationIntents } from "~/features/location/intents.server";
import { moduleIntents } from "~/features/modules/intents.server";
import { orderIntents } from "~/features/orders/intents.server";
import { pageIntents } from "~/features/pages/intents.server";
import { parcelIntents } from "~/features/parcel/intents.server";
import { createPageAction } from "~/request/page-action.server";

/** The action of every page: dialogs stand on any page, so any page takes any intent. */
export const pageAction = createPageAction({
  ...accountIntents,
  ...addressIntents,
  ...cartIntents,
  ...chatIntents,
  ...checkoutIntents,
  ...itemIntents,
  ...locationIntents,
  ...moduleIntents,
  ...orderIntents,
  ...pageIntents,
  ...parcelIntents,
});
