import type { HTMLAttributes } from "react";
import { ShopForm, useFormResult } from "~/request/posting/ShopForm";
import { useFormFetcher } from "~/request/posting/use-form-fetcher";
import { Field } from "~/ui/Field";
import { SubmitButton } from "~/ui/SubmitButton";

type TrackFields = { order: string; phone: string };
export type TrackFormData = TrackFields & { needsPhone: boolean };
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
  form: { order, phone, needsPhone },
  texts,
  className,
  withPhone = needsPhone,
}: TrackFormProps) {
  const fetcher = useFormFetcher();
  const reply = useFormResult("track-order", fetcher.data)?.reply;
  const fieldOf = (name: keyof TrackFields, kept: string) => {
    const typed = reply?.initialValue?.[name];
    return { error: reply?.error?.[name]?.[0] ?? null, value: typeof typed === "string" ? typed : kept };
  };
  const number = { ...fieldOf("order", order), name: "order", inputMode: "numeric", autoComplete: "off" } as const;
  const tel = { ...fieldOf("phone", phone), name: "phone", type: "tel", autoComplete: "tel" } as const;
  return (
    <ShopForm intent="track-order" fetcher={fetcher} id="track-order" className={className} noValidate>
      <TrackField {...number} label={texts.order} maxLength={20} required />
      {withPhone ? (
        <TrackField {...tel} label={texts.phone} hint={texts.phoneHint} maxLength={30} required={needsPhone} />
      ) : null}
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
  maxLength: number;
  required: boolean;
};

function TrackField({ name, label, hint, error, value, ...input }: TrackFieldProps) {
  return (
    <Field id={`track-order-${name}`} label={label} hint={hint} error={error}>
      {(control) => <input {...control} {...input} className="inp" name={name} defaultValue={value} dir="ltr" />}
    </Field>
  );
}
