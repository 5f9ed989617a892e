import { Outlet } from "@remix-run/react";
import { AccountFrame } from "~/features/shell/AccountFrame";
import { routeHandle } from "~/i18n/route-handle";

export { PageError as ErrorBoundary } from "~/features/shell/PageError";

export const handle = await routeHandle({ i18n: ["sections"] });

/** The account's sections; each of them asks who the customer is (RTE-26). */
export default function Account() {
  return (
    <AccountFrame>
      <Outlet />
    </AccountFrame>
  );
}
