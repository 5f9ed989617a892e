import type { FirebaseSettings } from "~/env.server";

/** Push messages as a customer's page sees them. */
export type PushView = {
  /** Public: every browser of every shop that uses Firebase gets such settings. */
  firebase: FirebaseSettings;
  /** `due`: the token was never sent for this customer, or long ago. `off`: the customer has switched them off here. */
  state: "on" | "due" | "off";
};
