import type { HTMLAttributes } from "react";
import type { Constraints } from "~/request/posting/constraints.server";
import { ShopForm, useFormResult } from "~/request/posting/ShopForm";
import { useFormFetcher } from "~/request/posting/use-form-fetcher";
import { type Constraint, Field } from "~/ui/Field";
import { SubmitButton } from "~/ui/SubmitButton";

type TrackFields = { order: string; phone: string };
export type TrackFormData = TrackFields & { constraints: Constraints<keyof TrackFields> };
export type TrackTexts = Record<"order" | "phone" | "phoneHint" | "submit", string>;

type TrackFormProps = {
  form: TrackFormData;
  texts: TrackTexts;
  className: string | undefined;
  /** Also where it may stay empty. */
  withPhone?: boolean;
};

/**
 * Order number, and a phone where one is needed or wanted (TRK-01 to TRK-04, TRK-15, HOME-parc-08). Plain fields: the parcel home, which shows it too, would pay for the form
 * and field libraries of longer forms with a fifth of its scripts.
 */
export function TrackForm({
  form: { order, phone, constraints },
  texts,
  className,
  withPhone = constraints.phone.required,
}: TrackFormProps) {
  const fetcher = useFormFetcher();
  const reply = useFormResult("track-order", fetcher.data)?.reply;
  const fieldOf = (name: keyof TrackFields, kept: string) => {
    // What was emptied is told by no value.
    const value = reply?.initialValue ? String(reply.initialValue[name] ?? "") : kept;
    return { name, error: reply?.error?.[name]?.[0] ?? null, value, constraint: constraints[name] };
  };
  const number = { ...fieldOf("order", order), inputMode: "numeric", autoComplete: "off" } as const;
  const tel = { ...fieldOf("phone", phone), type: "tel", autoComplete: "tel" } as const;
  return (
    <ShopForm intent="track-order" fetcher={fetcher} id="track-order" className={className} noValidate>
      <TrackField {...number} label={texts.order} />
      {withPhone ? <TrackField {...tel} label={texts.phone} hint={texts.phoneHint} /> : null}
      <SubmitButton wide busy={fetcher.isUnderWay}>
        {texts.submit}
      </SubmitButton>
    </ShopForm>
  );
}

type TrackFieldProps = Pick<HTMLAttributes<HTMLInputElement>, "inputMode"> & {
  name: keyof TrackFields;
  label: string;
  hint?: string;
  error: string | null;
  value: string;
  type?: "tel";
  autoComplete: "off" | "tel";
  constraint: Constraint;
};

function TrackField({ name, label, hint, error, value, constraint, ...input }: TrackFieldProps) {
  return (
    <Field id={`track-order-${name}`} label={label} hint={hint} error={error} constraint={constraint}>
      {(control) => <input {...control} {...input} className="inp" name={name} defaultValue={value} dir="ltr" />}
    </Field>
  );
}
