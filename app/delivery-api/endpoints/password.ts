import type { CodeTarget } from "../calls";
import type { Caller } from "../http/call";
import type { Result } from "../result";
import { readMessage } from "../wire/reader";
import { paths } from "./paths";

/** A forgotten password, in three steps: docs/delivery-api.md §3.7. Every answer is the server's message; M reads the phone only. */
export function passwordEndpoints({ send }: Caller) {
  return {
    /** Sends a code. `not-found` for nobody's phone or mail, `rejected` with code `otp` when one was sent a moment ago. */
    forgot: (target: CodeTarget): Promise<Result<string>> =>
      send({ method: "POST", path: paths.forgotPassword, body: whose(target), read: readMessage }),

    /** Whether the code is right. `rejected` with code `invalid`, or after too many tries. */
    checkCode: (target: CodeTarget, code: string): Promise<Result<string>> =>
      send({
        method: "POST",
        path: paths.verifyToken,
        body: { ...whose(target), reset_token: code },
        read: readMessage,
      }),

    /** Sets the new password; the code counts once. `rejected` with code `invalid` or the fields the server refuses. */
    reset: (target: CodeTarget, code: string, password: string): Promise<Result<string>> =>
      send({
        method: "POST",
        path: paths.resetPassword,
        body: { ...whose(target), reset_token: code, password, confirm_password: password, _method: "put" },
        read: readMessage,
      }),
  };
}

const whose = ({ channel, to }: CodeTarget) => ({ verification_method: channel, [channel]: to });
