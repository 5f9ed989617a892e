import { type CircuitBreakerPolicy, CircuitState, ConsecutiveBreaker, circuitBreaker, handleWhen } from "cockatiel";
import type { UpstreamState } from "../call-context";
import { type Failure, fail, type Result } from "../result";
import type { Answer } from "./transport.server";

const failuresToOpen = 5;
const halfOpenAfterMs = 2000;
const gatewayStatuses = new Set([502, 503, 504]);

/** Whether a failure says that the server as a whole is in trouble, not just one of its answers (a 500 may be one broken path). */
function isTrouble(result: unknown): boolean {
  const { ok, failure, value } = result as { ok: boolean; failure?: Failure; value?: Answer };
  if (ok) return value !== undefined && gatewayStatuses.has(value.status);
  return failure?.kind === "timeout" || failure?.kind === "network";
}

export type Breaker = {
  state(): UpstreamState;
  /** Runs the attempt, or fails at once with `unavailable` while the server is left alone. */
  run(attempt: () => Promise<Result<Answer>>): Promise<Result<Answer>>;
};

/**
 * Leaves a server in trouble alone: opens after five failures in a row, lets one call try after two seconds.
 * An attempt that throws (the visitor left) counts neither way: where it was the one that tried, the server is left alone for two seconds more.
 */
export function createBreaker(onChange: (state: UpstreamState) => void): Breaker {
  // The library takes an error that it is not told of for a success of the one that tries.
  const triedInVain = handleWhen(() => policy.state === CircuitState.HalfOpen);
  const policy: CircuitBreakerPolicy = circuitBreaker(triedInVain.orWhenResult(isTrouble), {
    halfOpenAfter: halfOpenAfterMs,
    breaker: new ConsecutiveBreaker(failuresToOpen),
  });
  const state = (): UpstreamState => {
    if (policy.state === CircuitState.Closed) return "ok";
    return policy.state === CircuitState.HalfOpen ? "half-open" : "open";
  };
  policy.onStateChange(() => onChange(state()));
  return {
    state,
    async run(attempt) {
      // The library lets others wait for the one that tries; a page has no time for that.
      if (policy.state === CircuitState.HalfOpen) return fail("unavailable");
      let isRefused = true;
      try {
        return await policy.execute(() => {
          isRefused = false;
          return attempt();
        });
      } catch (error) {
        if (isRefused) return fail("unavailable");
        throw error;
      }
    },
  };
}
