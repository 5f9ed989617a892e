import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { pageBefore } from "~/request/pages/page-before";

export { BarePageError as ErrorBoundary } from "~/features/shell/PageError";

/** Where the process sends what it has refused (app/process/gate.server.ts). Outside the shop's frame: nothing is asked of the delivery API. */
export function loader({ request, context }: LoaderFunctionArgs): never {
  throw data(
    { cameFrom: pageBefore(request.headers.get("Referer") ?? "", context.publicOrigin ?? "", "/") },
    { status: context.refused ?? 404 },
  );
}

/** A hydrated form's post, whose page shows the refusal in its own frame. */
export const action = (args: ActionFunctionArgs): never => loader(args);

export default function Refused() {
  return null;
}
