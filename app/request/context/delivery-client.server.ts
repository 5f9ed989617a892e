import { createNoCache, createSharedCache, type SharedCache } from "~/delivery-api/cache.server";
import { createDeliveryClient, type DeliveryClient } from "~/delivery-api/delivery-client.server";
import { environment } from "~/env.server";
import { defaultLanguage } from "~/i18n/languages";
import { pictureSigner } from "~/pictures/picture-signature.server";
import { pictureSettings } from "~/pictures/pictures.server";
import { count, type UpstreamReport } from "~/runtime/process-hooks";
import { traceCall } from "./call-traces.server";
import { log } from "./log.server";
import { takeMapCall } from "./map-calls.server";
import { theRedis } from "./redis.server";

let client: DeliveryClient | undefined;
let sharedAnswers: SharedCache | undefined;

/** Where the client keeps what is the same for everybody. */
export function theSharedCache(): SharedCache {
  const { sharedCache, deliveryApiUrl } = environment();
  sharedAnswers ??= sharedCache ? createSharedCache(theRedis(), deliveryApiUrl) : createNoCache();
  return sharedAnswers;
}

/** The process's one client of the delivery API, with its cache, breaker and clock. */
export function deliveryClient(): DeliveryClient {
  if (!client) {
    const settings = environment();
    const { deliveryApiUrl, softwareId, publicOrigin } = settings;
    client = createDeliveryClient({
      baseUrl: deliveryApiUrl,
      softwareId,
      origin: publicOrigin,
      cache: theSharedCache(),
      sign: pictureSigner(pictureSettings(settings)),
      mayPay: takeMapCall,
      log: (event) => log().warn(event, "delivery api"),
      metrics: (call) => count({ event: "upstream-call", ...call }),
      trace: traceCall,
      onShared: (shared) => count({ event: "shared-answer", ...shared }),
    });
  }
  return client;
}

const warmUpDeadlineMs = 5000;

/** The delivery API as no visitor asks it: in the default language, without zone and module. Its calls are given up after so many milliseconds. */
export const visitorlessApi = (requestId: string, patienceMs: number) =>
  deliveryClient().api({
    language: defaultLanguage,
    token: null,
    guestId: null,
    place: null,
    moduleId: null,
    requestId,
    deadlineAt: Date.now() + patienceMs,
  });

/** Fetches the config into the cache before the first visitor comes; true when it is there. */
export async function warmUp(): Promise<boolean> {
  return (await visitorlessApi(crypto.randomUUID(), warmUpDeadlineMs).config.get()).ok;
}

/** The way to the delivery API as /readyz tells it. */
export function upstream(): UpstreamReport {
  const { state, skewMs } = deliveryClient().upstream;
  return { state: state(), skewMs: skewMs() };
}
