import { isRouteErrorResponse, useRouteError, useRouteLoaderData } from "@remix-run/react";
import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { Unreachable } from "~/request/navigation/unreachable";
import { usePageAddress } from "~/request/pages/page-address";
import type { RootData } from "~/request/pages/root-data";
import { withoutDialog } from "~/ui/dialog-href";
import { ErrorPage } from "~/ui/ErrorPage";
import { Main } from "~/ui/Main";

/** Statuses with words of their own; every other one reads as 500. */
const known = new Set([400, 403, 404, 405, 411, 413, 428, 503]);

/** Precondition Required (docs/decisions/0184). */
const noCookies = 428;

/** What a refused document says of the page before it; a hydrated form is refused on its own page. */
const cameFrom = (error: unknown): string | null =>
  isRouteErrorResponse(error) && typeof error.data?.cameFrom === "string" ? error.data.cameFrom : null;

/** The status, 404 in words (UI-03). */
const tagOf = (status: number, t: TFunction<"ui">) => (status === 404 ? t("notFound") : t("errorStatus", { status }));

/** The designed answer to whatever a page's loader or action threw, inside the shop's frame when the frame itself is well. */
export function PageError() {
  const { t } = useTranslation("ui");
  const error = useRouteError();
  const address = usePageAddress();
  const root = useRouteLoaderData<RootData>("root");
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const words = error instanceof Unreachable ? "unreachable" : known.has(status) ? status : 500;
  return (
    <ErrorPage
      tag={words === "unreachable" ? t("errors.unreachable.tag") : tagOf(status, t)}
      title={t(`errors.${words}.title`)}
      homeHref={root?.hasPlace ? "/home" : "/"}
      // That of another page helps nobody, and of a page that does not exist there is nothing to look up.
      reference={words === "unreachable" || words === 404 ? undefined : root?.requestId}
      // A refusal is shown at the address that was asked for, and knows another one.
      {...(status >= 500 ? { retryHref: cameFrom(error) === null ? withoutDialog(address) : "" } : {})}
      {...(status === noCookies ? { backHref: cameFrom(error) ?? address } : {})}
    >
      {t(`errors.${words}.text`)}
    </ErrorPage>
  );
}

/** The same where the shop's frame is missing: a page of its own all the same. */
export function BarePageError() {
  const { t } = useTranslation("shell");
  return (
    <>
      <a className="skip" href="#main">
        {t("skip")}
      </a>
      <Main>
        <PageError />
      </Main>
    </>
  );
}
