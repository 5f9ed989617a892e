import type { SharedCache } from "./cache.server";
import type { CallContext, SharedAnswer } from "./call-context";
import { configCall } from "./endpoints/config";
import type { Call, Caller } from "./http/call";
import { createExchange, type ExchangeOptions } from "./http/exchange.server";
import { createSharedAnswers, type Fetched } from "./http/shared-answers.server";
import { fail, ok, type Result } from "./result";
import { problemOf, type Reader, type ServerProfile } from "./wire/reader";

/** What a server is taken for until its config came (docs/delivery-api.md §0). */
const assumedProfile: ServerProfile = { dialect: "m", images: {}, customerVerification: false };

type ClientOptions = ExchangeOptions &
  Pick<Reader, "sign"> & {
    cache: SharedCache;
    mayPay: () => Promise<boolean>;
    onShared: (shared: SharedAnswer) => void;
  };

/** Ties exchange, cache and readers together. */
export function createClient(options: ClientOptions) {
  const exchange = createExchange(options);
  const shared = createSharedAnswers(options);
  let lastProfile: ServerProfile | null = null;

  async function knownProfile(context: CallContext): Promise<ServerProfile | null> {
    const result = await send(configCall, context);
    if (result.ok) lastProfile = result.value.profile;
    return lastProfile;
  }

  async function fetchAndRead<T>(call: Call<T>, context: CallContext): Promise<Result<Fetched<T>>> {
    if (call.isPaid && !(await options.mayPay())) return fail("withheld");
    const [answer, profile] = await Promise.all([
      exchange.exchange(call, context),
      call.isSelfContained ? assumedProfile : knownProfile(context),
    ]);
    if (!answer.ok) return answer;
    const { body, bytes } = answer.value;
    const reader: Reader = {
      ...(profile ?? assumedProfile),
      sign: options.sign,
      onDropped: (what, problem) =>
        options.log({ event: "row-dropped", endpoint: call.path, what, problem, requestId: context.requestId }),
    };
    const value = exchange.read(call, context, () => call.read(body, reader), problemOf);
    return value.ok
      ? ok({ value: value.value, bytes, isKeepable: profile !== null && (call.isShared?.(value.value) ?? true) })
      : value;
  }

  async function send<T>(call: Call<T>, context: CallContext): Promise<Result<T>> {
    const result = await answerOf(call, context);
    if (call.method !== "GET" || call.isChange) await context.onChange?.();
    if (!result.ok) context.onFailure?.();
    return result;
  }

  async function answerOf<T>(call: Call<T>, context: CallContext): Promise<Result<T>> {
    if (call.cache) {
      const answer = await shared(call, call.cache, context, (nobody) => fetchAndRead(call, nobody));
      // A server that shows this to customers only is asked again as this one, and nothing of it is kept (docs/decisions/0142).
      const isForCustomers = !answer.ok && answer.failure.kind === "unauthorized" && context.token !== null;
      if (!isForCustomers) return answer;
    }
    context.onOwnAnswer?.();
    const result = await fetchAndRead(call, context);
    return result.ok ? ok(result.value.value) : fail(result.failure.kind, result.failure.status, result.failure.errors);
  }

  return {
    state: exchange.state,
    skewMs: exchange.skewMs,
    caller: (context: CallContext): Caller => ({
      context,
      send: (call) => send(call, context),
      profile: async () => (await knownProfile(context)) ?? assumedProfile,
    }),
  };
}
