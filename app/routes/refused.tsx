import { data, type LoaderFunctionArgs } from "@remix-run/node";

export { BarePageError as ErrorBoundary } from "~/features/shell/PageError";

/** Where the process sends what it has refused (app/process/gate.server.ts). Outside the shop's frame: nothing is asked of the delivery API. */
export function loader({ context }: LoaderFunctionArgs): never {
  throw data(null, { status: context.refused ?? 404 });
}

export default function Refused() {
  return null;
}
