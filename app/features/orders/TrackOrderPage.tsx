import { useForm } from "@conform-to/react";
import { useFetcher } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { ActionData } from "~/request/outcome";
import { ShopForm, useFormResult } from "~/request/ShopForm";
import { Kit } from "~/ui/kit/Kit";
import { TextField } from "~/ui/kit/TextField";
import { SubmitButton } from "~/ui/SubmitButton";
import styles from "./Orders.module.css";

type TrackFields = { order: string; phone: string };
type TrackOrderProps = { form: TrackFields & { needsPhone: boolean } };

/** `/track-order`: order number, and a guest's phone (TRK-01 to TRK-04, TRK-15). */
export function TrackOrderPage({ form: { order, phone, needsPhone } }: TrackOrderProps) {
  const { t } = useTranslation("orders");
  const fetcher = useFetcher<ActionData>();
  const result = useFormResult("track-order", fetcher.data);
  const [form, fields] = useForm<TrackFields, string[]>({
    id: "track-order",
    lastResult: result?.reply,
    defaultValue: { order, phone },
    constraint: { order: { required: true, maxLength: 20 }, phone: { required: true, maxLength: 30 } },
  });
  return (
    <section className={`wrap ${styles.track}`}>
      <h1>{t("track.title")}</h1>
      <p className="muted">{t(needsPhone ? "track.lead" : "track.leadCustomer")}</p>
      <Kit>
        <ShopForm intent="track-order" fetcher={fetcher} id={form.id} className={styles.trackForm} noValidate>
          <TextField field={fields.order} label={t("track.order")} inputMode="numeric" autoComplete="off" dir="ltr" />
          {needsPhone ? (
            <TextField
              field={fields.phone}
              label={t("track.phone")}
              type="tel"
              autoComplete="tel"
              dir="ltr"
              hint={t("track.phoneHint")}
            />
          ) : null}
          <SubmitButton wide busy={fetcher.state !== "idle"}>
            {t("track.submit")}
          </SubmitButton>
        </ShopForm>
      </Kit>
    </section>
  );
}
