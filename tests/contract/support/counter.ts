import { vi } from "vitest";
import type { RequestContext } from "~/request/context/request-context";
import type { Outcome } from "~/request/posting/outcome";
import { newLogin } from "~/session/login.server";
import { type ContractClient, visitor } from "../contract-client";

/** The settings that features read; to be called before they are loaded. */
export function stubEnvironment(): void {
  vi.stubEnv("DELIVERY_API_URL", "http://localhost:4000");
  vi.stubEnv("SESSION_SECRETS", "0123456789abcdef".repeat(2));
}

type Session = RequestContext["session"];
type Values = {
  visitor: Session["visitor"];
  signIn: Session["signIn"];
  place: Session["place"];
  push: Session["push"];
};

/** As much of a shop as signing in touches, on a real sandbox: a guest at a machine of their own, texts as their keys. */
export function counterAt(contract: ContractClient, machine: string) {
  const values: Values = {
    visitor: {
      token: null,
      login: null,
      guestId: 1001,
      cartCounts: {},
      isNew: false,
      interestAsked: [],
      running: null,
      known: null,
      told: [],
      formKey: "k".repeat(24),
    },
    signIn: null,
    place: null,
    push: null,
  };
  const session = {
    get visitor() {
      return values.visitor;
    },
    get signIn() {
      return values.signIn;
    },
    get place() {
      return values.place;
    },
    get push() {
      return values.push;
    },
    async renewLogin() {
      values.visitor = { ...values.visitor, login: newLogin() };
    },
    set: (name: keyof Values, value: never) => void Object.assign(values, { [name]: value }),
    patch: (name: "visitor", fields: object) => void Object.assign(values, { [name]: { ...values[name], ...fields } }),
  };
  let skewMs = 0;
  const apiAt = (token = values.visitor.token) =>
    contract.client.api(visitor({ token, guestId: values.visitor.guestId }));
  const context = {
    t: (key: string) => key,
    url: new URL("https://shop.example.test/auth/sign-in"),
    publicOrigin: "https://shop.example.test",
    client: { address: machine },
    now: () => new Date(Date.now() + skewMs),
    session,
    get api() {
      return apiAt();
    },
    apiAt: (who: { token?: string | null } = {}) => apiAt(who.token),
  } as unknown as RequestContext;
  return {
    context,
    values,
    /** Moves the sandbox's clock and the shop's. */
    async wait(seconds: number) {
      skewMs += seconds * 1000;
      await contract.control("/clock", { advanceSeconds: seconds });
    },
  };
}

/** A form as it is posted. */
export function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

/** What an outcome says to the customer: where they go, or the status, and what is wrong by field. */
export function said(outcome: Outcome | undefined) {
  if (outcome?.kind === "done") return { to: outcome.to, toasts: outcome.toasts?.map(({ text }) => text) ?? [] };
  return {
    status: outcome?.status,
    errors: outcome?.result.reply?.error ?? {},
    toasts: outcome?.toasts?.map(({ text }) => text) ?? [],
  };
}
