import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import { MaintenancePage } from "~/features/shell/MaintenancePage";
import { BarePageError } from "~/features/shell/PageError";
import { requestContext } from "~/request/context/request-context.server";
import { pageBefore } from "~/request/pages/page-before";
import type { Maintenance } from "~/runtime/load-context";

/** What the page is thrown with. `words` are for a hydrated form, whose page has none for maintenance. */
type Refusal = {
  cameFrom: string;
  maintenance: Maintenance | null;
  words: { title: string; text: string } | null;
};

const refusalIn = (error: unknown) => (isRouteErrorResponse(error) ? (error.data as Refusal | null) : null);

export const meta: MetaFunction = ({ error }) => {
  const { words = null, maintenance = null } = refusalIn(error) ?? {};
  return [{ title: [words?.title, maintenance?.name].filter(Boolean).join(" · ") || "Doorstep" }];
};

/** Where the process sends what it has refused (app/process/gate.server.ts, maintenance.server.ts). Outside the shop's frame: nothing is asked of the delivery API. */
export async function loader(args: LoaderFunctionArgs): Promise<never> {
  const { publicOrigin = "", refused, maintenance = null } = args.context;
  const { t } = await requestContext(args);
  const refusal: Refusal = {
    cameFrom: pageBefore(args.request.headers.get("Referer") ?? "", publicOrigin, "/"),
    maintenance,
    words: maintenance && { title: t("maintenance:title"), text: t("maintenance:text") },
  };
  throw data(refusal, { status: refused ?? 404 });
}

/** A hydrated form's post, whose page shows the refusal in its own frame. */
export const action = (args: ActionFunctionArgs): Promise<never> => loader(args);

export default function Refused() {
  return null;
}

export function ErrorBoundary() {
  const maintenance = refusalIn(useRouteError())?.maintenance;
  return maintenance ? <MaintenancePage {...maintenance} /> : <BarePageError />;
}
