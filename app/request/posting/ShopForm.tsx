import { Form, useRouteLoaderData } from "@remix-run/react";
import { type FormEvent, type FormHTMLAttributes, type ReactNode, useEffect, useRef } from "react";
import { usePageAddress } from "~/request/pages/page-address";
import type { RootData } from "~/request/pages/root-data";
import { isOther } from "./is-other";
import type { ActionData, FormResult } from "./outcome";
import { type FormFetcher, useFormFetcher } from "./use-form-fetcher";

/** The page an action belongs to: path and search. `/` is an index route, whose action needs `?index` (Remix). */
function useFormAddress(): string {
  const address = usePageAddress();
  const [path, search] = address.split("?");
  if (path !== "/") return address;
  return search ? `/?index&${search}` : "/?index";
}

type ShopFormProps = Omit<FormHTMLAttributes<HTMLFormElement>, "method" | "action" | "encType" | "children"> & {
  intent: string;
  children?: ReactNode;
  /** A resource route for fieldless buttons; absent: the page the form stands on. */
  action?: string;
  /** For forms with a file field. */
  encType?: "multipart/form-data";
  /** Share a fetcher, for optimistic views. */
  fetcher?: FormFetcher;
};

/**
 * A form post that works bare and is quicker hydrated: a fetcher posts to the very same address, and `clientAction` acts on the answer.
 * Focus goes to the first field in error, whoever rendered it.
 */
export function ShopForm({ intent, action, fetcher: shared, onSubmit, children, ...rest }: ShopFormProps) {
  const own = useFormFetcher();
  const fetcher = shared ?? own;
  const address = useFormAddress();
  const root = useRouteLoaderData<RootData>("root");
  const form = useRef<HTMLFormElement>(null);
  /** What was pressed while the post before was under way, or the form itself. */
  const later = useRef<HTMLElement | null>(null);
  useFocusOnError(fetcher.data, form);
  useEffect(() => {
    if (fetcher.isUnderWay || !later.current) return;
    if (form.current?.contains(later.current))
      form.current.requestSubmit(later.current === form.current ? undefined : later.current);
    later.current = null;
  }, [fetcher.isUnderWay]);
  return (
    <Form
      // What is checked here is said at the fields; browsers would call the whole form invalid before anybody has typed.
      aria-invalid={rest.noValidate ? false : undefined}
      {...rest}
      navigate={false}
      fetcherKey={fetcher.key}
      ref={form}
      method="post"
      action={action ?? address}
      preventScrollReset
      aria-busy={fetcher.isUnderWay || undefined}
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        if (!fetcher.isUnderWay) return onSubmit?.(event);
        // A second click while the first is under way does nothing; the server would refuse it anyway.
        event.preventDefault();
        // Who has read the answer may press another button; what the form's own button does is not done unseen, with what the loads bring.
        // Null: it was a field that sent the form, and what was typed in it since is sent in its turn.
        const { submitter } = event.nativeEvent as SubmitEvent;
        const isMeant =
          submitter === null
            ? isOther(event.currentTarget, fetcher.formData)
            : fetcher.isAnswered && submitter?.getAttribute("name") === "intent";
        if (isMeant) later.current = submitter ?? event.currentTarget;
      }}
    >
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="token" value={root?.formToken ?? ""} />
      {children}
    </Form>
  );
}

function useFocusOnError(answer: ActionData | undefined, form: React.RefObject<HTMLFormElement>) {
  useEffect(() => {
    if (answer?.kind !== "invalid" || !form.current) return;
    // The marks in the page may still be those of the answer before.
    const wrong = new Set(Object.keys(answer.result.reply?.error ?? {}));
    const fields = [...form.current.elements] as HTMLInputElement[];
    // `data-field`: what a control is for, where it carries another name.
    const isWrong = (name: string | undefined) => name && wrong.has(name);
    const first = fields.find(({ name, type, dataset }) => type !== "hidden" && isWrong(dataset.field ?? name));
    (first ?? form.current.querySelector<HTMLElement>("[aria-invalid=true], [data-invalid]"))?.focus();
  }, [answer, form]);
}

/** What the server found wrong with this form: from the fetcher once hydrated, from the document post before. */
export function useFormResult(intent: string, answer?: ActionData): FormResult | null {
  const page = usePageAddress();
  const shop = useRouteLoaderData<{ formResult?: FormResult }>("routes/_shop");
  if (answer) return answer.kind === "invalid" ? answer.result : null;
  const posted = shop?.formResult;
  return posted?.intent === intent && posted.page === page ? posted : null;
}
