import { type ActionFunctionArgs, data } from "@remix-run/node";
import { lookUp } from "~/look-up";
import { log } from "~/request/context/log.server";
import type { RequestContext } from "~/request/context/request-context";
import { requestContext } from "~/request/context/request-context.server";
import { pathOf } from "~/request/navigation/path-of";
import { count } from "~/runtime/process-hooks";
import type { Toast } from "~/session/flash.server";
import { checkFormToken } from "~/session/form-token.server";
import { safeRedirect } from "~/session/safe-redirect";
import type { IntentRule } from "./intent-rule";
import type { IntentHandler, Outcome } from "./outcome";
import { rateLimitedText, secondsUntil } from "./post-limits.server";
import { redirectTo, respond, toast } from "./respond.server";
import { readForm } from "./uploads.server";

export type Intents = Record<string, IntentHandler<RequestContext>>;
type Rules = Readonly<Record<string, IntentRule>>;

/**
 * The one action of every page (docs/decisions/0003): dispatches by `intent` to a feature's handler.
 * More posts of an intent than its limit are a 429 that keeps what was typed. A post without Origin and Sec-Fetch-Site must carry a valid form token; a stale one shows the page again.
 */
export function createPageAction(intents: Intents, rules: Rules) {
  return async function pageAction(args: ActionFunctionArgs) {
    const { context, intent, outcome } = await takePost(args, intents, rules);
    return respond(context, intent, outcome);
  };
}

/**
 * The action of a resource route for fieldless buttons (−, +, heart, remove). The page they stand on comes as `returnTo`;
 * a refusal is a flash toast on that page, since there is no form to show again.
 */
export function createButtonAction(intents: Intents, rules: Rules) {
  return async function buttonAction(args: ActionFunctionArgs) {
    const context = await requestContext(args);
    const pageAt = (address?: FormDataEntryValue | null) =>
      new URL(safeRedirect(address, context.publicOrigin), context.publicOrigin);
    const here = () => pathOf(context.url);
    context.url = pageAt();
    try {
      const form = await readForm(args.request);
      context.url = pageAt(form.get("returnTo"));
      const { intent, outcome } = await takePost(args, intents, rules);
      return context.isDocument && outcome.kind === "invalid"
        ? redirectTo(context, here(), outcome.toasts)
        : respond(context, intent, outcome);
    } catch (refusal) {
      // A resource route has no page of its own that could say it.
      if (!context.isDocument || !isRefusal(refusal)) throw refusal;
      return redirectTo(context, here(), [toast(context, "error", "ui:form.unreadable")]);
    }
  };
}

type Posted = { context: RequestContext; intent: string; outcome: Outcome };

async function takePost(args: ActionFunctionArgs, intents: Intents, rules: Rules): Promise<Posted> {
  const form = await readForm(args.request);
  // Deadlines count from when the whole request is here: a picture may take its time on a slow line.
  args.context.arrivedAt = Date.now();
  const context = await requestContext(args);
  // The pressed button comes after the form's own hidden intent.
  const intent = String(form.getAll("intent").at(-1) ?? "");
  const handler = lookUp(intents, intent);
  const rule = lookUp(rules, intent);
  if (!handler || !rule) throw data(null, { status: 400 });
  const shownAgain = (status: 422 | 429, refusal: Toast): Posted => ({
    context,
    intent,
    outcome: {
      kind: "invalid",
      status,
      result: { reply: { initialValue: typedValues(form) } },
      toasts: [refusal],
    },
  });
  const seconds = await secondsUntil(context, intent, rule.limit);
  if (seconds > 0) {
    logPost(context, intent, "too often");
    return shownAgain(429, toast(context, "warning", ...rateLimitedText(seconds)));
  }
  const token = needsToken(args.request) ? tokenIn(context, form) : "valid";
  if (token !== "valid") {
    logPost(context, intent, `${token} token`);
    return shownAgain(422, toast(context, "warning", "ui:form.stale"));
  }
  const isStranger = rule.access === "customer" && context.session.visitor.token === null;
  const outcome = withTyped(await handler(context, form), form);
  logPost(context, intent, isStranger ? "not signed in" : outcome.kind === "done" ? "done" : outcome.status);
  return { context, intent, outcome };
}

const isRefusal = (error: unknown): error is { init: ResponseInit } =>
  typeof error === "object" && error !== null && "init" in error;

/** Browsers of the last years send one of the two headers with every post; the gate (process/gate.server.ts) has judged them already. */
const needsToken = (request: Request) => !request.headers.has("Origin") && !request.headers.has("Sec-Fetch-Site");

const tokenIn = (context: RequestContext, form: FormData) =>
  checkFormToken(String(form.get("token") ?? ""), context.session.visitor.formKey, context.now());

/** One line a form, with nothing of what was typed: whoever looks into an attack sees what was tried, and what became of it. */
function logPost({ requestId, session }: RequestContext, intent: string, result: string | number) {
  log().info({ requestId, intent, result, signedIn: session.visitor.token !== null }, "form");
  count({ event: "form", intent, result: String(result) });
}

/** A form that is shown again keeps what was typed, also where its handler has nothing to say of single fields. */
function withTyped(outcome: Outcome, form: FormData): Outcome {
  if (outcome.kind === "done" || outcome.result.reply?.initialValue) return outcome;
  const reply = { ...outcome.result.reply, initialValue: typedValues(form) };
  return { ...outcome, result: { ...outcome.result, reply } };
}

/** What was typed, without passwords; a list where a name was sent several times. */
function typedValues(form: FormData): Record<string, string | string[]> {
  const names = [...new Set(form.keys())].filter((name) => !/password|token|intent/i.test(name));
  return Object.fromEntries(
    names.flatMap((name) => {
      const texts = form.getAll(name).filter((value) => typeof value === "string");
      const [only = ""] = texts;
      return texts.length === 0 ? [] : [[name, texts.length === 1 ? only : texts]];
    }),
  );
}
