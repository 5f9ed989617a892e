import { accountIntents } from "~/features/account/intents.server";
import { addressIntents } from "~/features/addresses/intents.server";
import { cartIntents } from "~/features/cart/intents.server";
import { cartPageIntents } from "~/features/cart-page/intents.server";
import { chatIntents } from "~/features/chat/intents.server";
import { checkoutIntents } from "~/features/checkout/intents.server";
import { itemIntents } from "~/features/items/intents.server";
import { locationIntents } from "~/features/location/intents.server";
import { moduleIntents } from "~/features/modules/intents.server";
import { orderIntents } from "~/features/orders/intents.server";
import { pageIntents } from "~/features/pages/intents.server";
import { parcelIntents } from "~/features/parcel/intents.server";
import { pushIntents } from "~/features/push/push.server";
import { wishIntents } from "~/features/wishlist/intents.server";
import { mergeIntents } from "~/request/posting/merge-intents";
import type { Intents } from "~/request/posting/page-action.server";
import { settingsIntents } from "./settings.server";

/** What every page takes: dialogs stand on any page, so any page takes any of them. */
export const intentsOfPages = mergeIntents(
  accountIntents,
  addressIntents,
  cartIntents,
  cartPageIntents,
  chatIntents,
  checkoutIntents,
  itemIntents,
  locationIntents,
  moduleIntents,
  orderIntents,
  pageIntents,
  parcelIntents,
) satisfies Intents;

/** What the resource routes of fieldless buttons take, by their path. */
export const intentsOfButtons = {
  "/cart/lines": mergeIntents(cartIntents, cartPageIntents),
  "/push/token": pushIntents,
  "/settings/change": settingsIntents,
  "/wishlist/entries": wishIntents,
} satisfies Record<string, Intents>;

type OfButtons = (typeof intentsOfButtons)[keyof typeof intentsOfButtons];
/** Every intent of the shop. */
export type IntentName =
  | keyof typeof intentsOfPages
  | (OfButtons extends infer Each ? (Each extends unknown ? keyof Each : never) : never);
