import type { LoaderFunctionArgs } from "@remix-run/node";
import { addedTexts } from "~/features/pages/added-texts.server";

export function loader({ params }: LoaderFunctionArgs) {
  return addedTexts(params.language ?? "", params.namespace ?? "");
}
