import type { LoaderFunctionArgs } from "@remix-run/node";
import { textsFile } from "~/features/pages/texts-file.server";
import { immutable } from "~/runtime/cache-control";

/** What app/process/texts.server.ts does not answer: other versions, and all under remix-serve. */
export function loader({ params, request }: LoaderFunctionArgs) {
  const version = new URL(request.url).searchParams.get("v");
  const file = textsFile(params.language ?? "", params.namespaces ?? "", version);
  const headers = { "Cache-Control": file?.isCurrent ? immutable : "no-store", "Content-Type": "application/json" };
  return new Response(file?.json ?? null, { status: file ? 200 : 404, headers });
}
