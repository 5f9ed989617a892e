import { type ActionFunctionArgs, data } from "@remix-run/node";
import { lookUp } from "~/look-up";
import { checkFormToken } from "~/session/form-token.server";
import { safeRedirect } from "~/session/safe-redirect";
import type { IntentHandler, Outcome } from "./outcome";
import { type Limit, secondsUntil } from "./post-limits.server";
import { redirectTo, respond, toast } from "./respond.server";
import { type Shop, shopOf } from "./shop.server";
import { readForm } from "./uploads.server";

export type Intents = Record<string, IntentHandler<Shop>>;
type Limits = Readonly<Record<string, Limit>>;

/**
 * The one action of every page (decision 1): dispatches by `intent` to a feature's handler.
 * More posts of an intent than its limit are a 429 that keeps what was typed. A post without Origin and Sec-Fetch-Site must carry a valid form token; a stale one shows the page again.
 */
export function createPageAction(intents: Intents, limits: Limits) {
  return async function pageAction({ request, context }: ActionFunctionArgs) {
    if (context.refused) throw data(null, { status: context.refused });
    const form = await readForm(request);
    // Deadlines count from when the whole request is here: a picture may take its time on a slow line.
    context.arrivedAt = Date.now();
    const shop = await shopOf({ request, context });
    // The pressed button comes after the form's own hidden intent.
    const intent = String(form.getAll("intent").at(-1) ?? "");
    const handler = lookUp(intents, intent);
    const limit = lookUp(limits, intent);
    if (!handler || !limit) throw data(null, { status: 400 });
    const seconds = await secondsUntil(shop, intent, limit);
    if (seconds > 0) {
      const count = Math.ceil(seconds / 60);
      return respond(shop, intent, {
        kind: "again",
        status: 429,
        result: { reply: { initialValue: typedValues(form) } },
        toasts: [toast(shop, "warning", "ui:form.tooMany", { count })],
      });
    }
    if (
      needsToken(request) &&
      checkFormToken(String(form.get("token") ?? ""), shop.session.visitor.formKey, shop.now()) !== "valid"
    ) {
      return respond(shop, intent, {
        kind: "again",
        status: 422,
        result: { reply: { initialValue: typedValues(form) } },
        toasts: [toast(shop, "warning", "ui:form.stale")],
      });
    }
    return respond(shop, intent, withTyped(await handler(shop, form), form));
  };
}

/**
 * The action of a resource route for fieldless buttons (−, +, heart, remove). The page they stand on comes as `returnTo`;
 * a refusal is a flash toast on that page, since there is no form to show again.
 */
export function createButtonAction(intents: Intents, limits: Limits) {
  const pageAction = createPageAction(intents, limits);
  return async function buttonAction(args: ActionFunctionArgs) {
    const { request, context } = args;
    const shop = await shopOf({ request, context });
    const pageAt = (address?: FormDataEntryValue | null) =>
      new URL(safeRedirect(address, shop.publicOrigin), shop.publicOrigin);
    const here = () => shop.url.pathname + shop.url.search;
    shop.url = pageAt();
    try {
      const form = await readForm(request);
      shop.url = pageAt(form.get("returnTo"));
      const answer = await pageAction(args);
      return shop.isDocument && shop.formResult ? redirectTo(shop, here()) : answer;
    } catch (refusal) {
      // A resource route has no page of its own that could say it.
      if (!shop.isDocument || !isRefusal(refusal)) throw refusal;
      return redirectTo(shop, here(), [toast(shop, "error", "ui:form.unreadable")]);
    }
  };
}

const isRefusal = (error: unknown): error is { init: ResponseInit } =>
  typeof error === "object" && error !== null && "init" in error;

/** Browsers of the last years send one of the two headers with every post; server.ts has judged them already. */
const needsToken = (request: Request) => !request.headers.has("Origin") && !request.headers.has("Sec-Fetch-Site");

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
