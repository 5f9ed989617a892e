import type { AppLoadContext } from "@remix-run/node";
import { environment } from "~/env.server";
import { detectLanguage, pageLanguageHeader, translator } from "~/i18n/i18n.server";
import { distanceOfAddress } from "~/request/pages/distance-of-address";
import { keepNearby, keepOutOfCache } from "~/request/pages/page-cache.server";
import { pageUrl } from "~/request/pages/page-url";
import { showFormAnswer } from "~/request/posting/form-answers.server";
import type { RequestHead } from "~/runtime/request-head";
import { Area } from "~/session/place.server";
import { readSession } from "~/session/session.server";
import { deliveryClient } from "./delivery-client.server";
import { enterModuleOfAddress } from "./module-of-address.server";
import { forgetRecentAnswers } from "./recent-answer.server";
import type { RequestContext } from "./request-context";

/** Milliseconds a page may wait for the delivery API, from the request's arrival. */
const pageDeadlineMs = 2800;

const contexts = new WeakMap<AppLoadContext, Promise<RequestContext>>();

/** The request's context: made by whoever asks first. remix-serve gives an empty load context, which serves as the key all the same. */
export function requestContext({
  request,
  context: loadContext,
}: {
  request: RequestHead;
  context: AppLoadContext;
}): Promise<RequestContext> {
  let context = contexts.get(loadContext);
  if (!context) {
    context = createRequestContext(request, loadContext);
    contexts.set(loadContext, context);
  }
  return context;
}

async function createRequestContext(request: RequestHead, loadContext: AppLoadContext): Promise<RequestContext> {
  const { publicOrigin, operatorTimeZone } = environment();
  const arrivedAt = loadContext.arrivedAt ?? Date.now();
  const requestId = loadContext.requestId ?? crypto.randomUUID();
  const session = await readSession(request.headers.get("Cookie"));
  const language = await detectLanguage(request, session.settings.language);
  // Caches before the storefront do not know this header: whoever made it up would choose what others are shown.
  if (request.headers.has(pageLanguageHeader)) keepOutOfCache({ session });
  const client = deliveryClient();
  const apiAt: RequestContext["apiAt"] = ({ place, ...where }) =>
    client.api({
      language,
      token: session.visitor.token,
      guestId: session.visitor.guestId,
      requestId,
      deadlineAt: arrivedAt + pageDeadlineMs,
      onFailure: () => keepOutOfCache({ session }),
      onOwnAnswer: () => keepOutOfCache({ session }),
      onNearby: () => keepNearby({ session }),
      onChange: () => forgetRecentAnswers(session),
      ...where,
      place: place instanceof Area ? Area.placeOf(place) : place,
      ...(loadContext.signal ? { signal: loadContext.signal } : {}),
    });
  const context: RequestContext = {
    isDocument: loadContext.isDocument ?? request.headers.get("Sec-Fetch-Dest") !== "empty",
    requestId,
    canSaveAnswers: loadContext.formAnswerKey !== undefined,
    publicOrigin,
    url: pageUrl(request.url, publicOrigin),
    distance: distanceOfAddress(new URL(request.url).search),
    client: {
      address: loadContext.clientAddress ?? "",
      userAgent: request.headers.get("User-Agent") ?? "",
      referrer: request.headers.get("Referer") ?? "",
      wantsPrivacy: ["DNT", "Sec-GPC"].some((name) => request.headers.get(name) === "1"),
      isFromOtherSite: ["cross-site", "same-site"].includes(request.headers.get("Sec-Fetch-Site") ?? ""),
    },
    language,
    t: translator(language),
    // A refusal is shown at the address that was asked for, where scripts would expect another page.
    isLite: session.settings.lite || request.headers.get("Save-Data") === "on" || Boolean(loadContext.refused),
    session,
    get api() {
      return apiAt({ place: session.area, moduleId: session.module?.id ?? null });
    },
    apiAt,
    now: () => new Date(Date.now() + client.upstream.skewMs()),
    timeZone: operatorTimeZone,
  };
  await enterModuleOfAddress(context);
  if (loadContext.formAnswerKey) await showFormAnswer(context, loadContext.formAnswerKey);
  return context;
}
