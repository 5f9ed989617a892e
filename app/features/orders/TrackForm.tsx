import { useForm } from "@conform-to/react";
import { useFetcher } from "@remix-run/react";
import type { ActionData } from "~/request/outcome";
import { ShopForm, useFormResult } from "~/request/ShopForm";
import { Kit } from "~/ui/kit/Kit";
import { TextField } from "~/ui/kit/TextField";
import { SubmitButton } from "~/ui/SubmitButton";

type TrackFields = { order: string; phone: string };
export type TrackFormData = TrackFields & { needsPhone: boolean };
export type TrackTexts = Record<"order" | "phone" | "phoneHint" | "submit", string>;

type TrackFormProps = { form: TrackFormData; texts: TrackTexts; className: string | undefined };

/** Order number, and a guest's phone (TRK-01 to TRK-04, TRK-15). */
export function TrackForm({ form: { order, phone, needsPhone }, texts, className }: TrackFormProps) {
  const fetcher = useFetcher<ActionData>();
  const result = useFormResult("track-order", fetcher.data);
  const [form, fields] = useForm<TrackFields, string[]>({
    id: "track-order",
    lastResult: result?.reply,
    defaultValue: { order, phone },
    constraint: { order: { required: true, maxLength: 20 }, phone: { required: true, maxLength: 30 } },
  });
  return (
    <Kit>
      <ShopForm intent="track-order" fetcher={fetcher} id={form.id} className={className} noValidate>
        <TextField field={fields.order} label={texts.order} inputMode="numeric" autoComplete="off" dir="ltr" />
        {needsPhone ? (
          <TextField
            field={fields.phone}
            label={texts.phone}
            type="tel"
            autoComplete="tel"
            dir="ltr"
            hint={texts.phoneHint}
          />
        ) : null}
        <SubmitButton wide busy={fetcher.state !== "idle"}>
          {texts.submit}
        </SubmitButton>
      </ShopForm>
    </Kit>
  );
}
