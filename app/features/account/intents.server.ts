import { mergeIntents } from "~/request/posting/merge-intents";
import type { Intents } from "~/request/posting/page-action.server";
import { continueIntents } from "./continue.server";
import { deleteAccount, logOut } from "./leave.server";
import { loyaltyIntents } from "./loyalty-intents.server";
import { profileIntents } from "./profile-intents.server";
import { recoverIntents } from "./recover.server";
import { sendLoginCode, signIn } from "./sign-in.server";
import { signUp } from "./sign-up.server";
import { walletIntents } from "./wallet-intents.server";
import { closeWelcome } from "./welcome.server";

export const accountIntents = mergeIntents(
  {
    "sign-in": signIn,
    "sign-in-code": sendLoginCode,
    "sign-up": signUp,
    "welcome-seen": closeWelcome,
    logout: logOut,
    "delete-account": deleteAccount,
  },
  continueIntents,
  recoverIntents,
  profileIntents,
  walletIntents,
  loyaltyIntents,
) satisfies Intents;
