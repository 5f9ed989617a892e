import type { SubmissionResult } from "@conform-to/react";
import type { Toast } from "~/session/flash.server";

/** What a form gets back when it must be shown again: conform's reply, with what was typed. */
export type FormResult = {
  intent: string;
  /** Path and search of the page the form stands on; a result belongs to that page only. */
  page: string;
  reply: SubmissionResult<string[]> | null;
  /** Whether something is to be seen to: a form that was only computed anew has nothing wrong with it. */
  isRefused: boolean;
  /** Facts the form needs to explain itself, such as the changed price. */
  details?: Record<string, unknown>;
};

/** What a feature's action decides; `respond` turns it into an answer for documents and for data requests. */
export type Outcome =
  /**
   * The change is made. `to` is where the customer goes next; absent: the page they are on. `reload`: as a whole page, because the change
   * concerns the document or who the visitor is, and the page they leave may not be theirs any more. `forgets`: the browser lets go of the
   * pages it has kept, too. `asks`: `to` is a dialog that has to be answered first, wherever they have gone meanwhile.
   */
  | { kind: "done"; toasts?: Toast[]; to?: string; reload?: boolean; forgets?: boolean; asks?: boolean }
  /**
   * The form is shown again. `status` 200 when it only asked to be computed anew, 422 for input, 413 for too large a file, 409 for a changed
   * world, 503 for an upstream in trouble.
   */
  | {
      kind: "invalid";
      status: 200 | 409 | 413 | 422 | 429 | 503;
      result: Omit<FormResult, "page" | "intent" | "isRefused">;
      toasts?: Toast[];
    };

/** The data answer of an action, as fetchers see it. */
export type ActionData =
  | { kind: "done"; toasts: Toast[]; to: string | null; asks?: boolean }
  | { kind: "invalid"; toasts: Toast[]; result: FormResult }
  /** Made by the browser's side: the post was not taken, and the form stands as it was typed. */
  | { kind: "not taken"; toasts: Toast[] };

/** An intent's handler: parses the form, calls upstream, decides. */
export type IntentHandler<Context> = (shop: Context, form: FormData) => Promise<Outcome>;
