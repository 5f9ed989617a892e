import type { FastifyInstance } from "fastify";
import { addressRoutes } from "./account/addresses";
import { authRoutes } from "./account/auth";
import { fundRoutes } from "./account/funds";
import { ledgerRoutes } from "./account/ledgers";
import { messageRoutes } from "./account/messages";
import { passwordRoutes } from "./account/password";
import { profileRoutes } from "./account/profile";
import { reminderRoutes } from "./account/reminders";
import { socialRoutes } from "./account/social";
import { uploadRoutes } from "./account/uploads";
import { verificationRoutes } from "./account/verification";
import { wishListRoutes } from "./account/wish-list";
import { cartRoutes } from "./cart/cart";
import { cartGetAllRoutes } from "./cart/get-all";
import { catalogueRoutes } from "./catalogue";
import { fundPageRoutes } from "./fund-page";
import { mediaRoutes } from "./media";
import { orderChangeRoutes } from "./orders/changes";
import { orderListRoutes } from "./orders/lists";
import { paymentRoutes } from "./orders/payments";
import { placeRoutes } from "./orders/place";
import { quoteRoutes } from "./orders/quotes";
import { reviewRoutes } from "./orders/reviews";
import { paymentPageRoutes } from "./payment-page";
import { signInProviderRoutes } from "./sign-in-provider";

/** Everything under `/api/v1`. */
export async function apiRoutes(app: FastifyInstance): Promise<void> {
  const plugins = [
    catalogueRoutes,
    authRoutes,
    verificationRoutes,
    socialRoutes,
    passwordRoutes,
    profileRoutes,
    addressRoutes,
    ledgerRoutes,
    fundRoutes,
    wishListRoutes,
    reminderRoutes,
    messageRoutes,
    cartRoutes,
    cartGetAllRoutes,
    placeRoutes,
    orderListRoutes,
    orderChangeRoutes,
    reviewRoutes,
    paymentRoutes,
    quoteRoutes,
  ];
  for (const plugin of plugins) await app.register(plugin);
}

/** What stands beside the API: the hosted payment page, the stand-in for other sites to sign in by, and what visitors uploaded. */
export async function rootRoutes(app: FastifyInstance): Promise<void> {
  await app.register(paymentPageRoutes);
  await app.register(fundPageRoutes);
  await app.register(signInProviderRoutes);
  await app.register(uploadRoutes);
  await app.register(mediaRoutes);
}
