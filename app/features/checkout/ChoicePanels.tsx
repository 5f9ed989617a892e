import type { FieldMetadata } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import { useMoney } from "~/features/catalogue/use-money";
import { calendarDay, clockTime } from "~/i18n/format";
import { sentence } from "~/i18n/sentence";
import { useLanguage } from "~/i18n/use-language";
import { answerOf, Choice } from "~/ui/Choice";
import { classes } from "~/ui/classes";
import { FieldError } from "~/ui/Field";
import { Icon } from "~/ui/Icon";
import { SelectField } from "~/ui/kit/SelectField";
import { TextField } from "~/ui/kit/TextField";
import { Spaced } from "~/ui/Spaced";
import styles from "./Checkout.module.css";
import type { CheckoutFields, CheckoutOrder } from "./checkout-data";
import type { Quote } from "./quote";
import { slotValue } from "./slot-value";
import { tipsFor } from "./tip";

/** The form library's fields by name. */
export type FormFields = { [Name in keyof CheckoutFields]: FieldMetadata<string, CheckoutFields, string[]> };
type PanelProps = { order: CheckoutOrder; fields: FormFields };

/** Props of one choice of a group; the first choice carries the group's error. */
export function choiceOf(field: FieldMetadata<string, CheckoutFields, string[]>, value: string) {
  return {
    name: field.name,
    value,
    defaultChecked: field.initialValue === value,
    required: field.required,
    ...answerOf(field.errors, field.errorId),
  };
}

/** Props of a box to tick. */
export const boxOf = ({ id, name, initialValue }: FieldMetadata<string, CheckoutFields, string[]>) =>
  ({ id, type: "checkbox", name, defaultChecked: initialValue === "on" }) as const;

/** Props of the group itself: where the error summary's link leads. */
export const groupOf = ({ id }: FieldMetadata<string, CheckoutFields, string[]>) => ({ id, tabIndex: -1 });

export function GroupError({ field }: { field: FieldMetadata<string, CheckoutFields, string[]> }) {
  return field.errors ? <FieldError id={field.errorId}>{field.errors[0]}</FieldError> : null;
}

const typeIcon = { delivery: "motorbike", take_away: "building-store" } as const;

/** Delivery or take-away, now or at a chosen time (CHK-11). */
export function HowPanel({ order, fields }: PanelProps) {
  const { t } = useTranslation("checkout");
  return (
    <section className="panel" aria-labelledby="checkout-how">
      <h2 id="checkout-how">{t("how.title")}</h2>
      <fieldset {...groupOf(fields.orderType)} className="seg" aria-invalid={false}>
        <legend className="vh">{t("how.type")}</legend>{" "}
        <Spaced>
          {order.orderTypes.map((type) => (
            <label key={type}>
              <input type="radio" {...choiceOf(fields.orderType, type)} />{" "}
              <Icon name={typeIcon[type]} flip={type === "delivery"} />
              {t(`how.${type}`)}
            </label>
          ))}
        </Spaced>
      </fieldset>{" "}
      <GroupError field={fields.orderType} />
      <fieldset {...groupOf(fields.when)} className={classes("grid2", styles.when)} aria-invalid={false}>
        <legend className="vh">{t("when.title")}</legend>
        <Choice
          {...choiceOf(fields.when, "asap")}
          disabled={!order.isSoldNow}
          title={t("when.asap")}
          line={order.isSoldNow ? <bdi>{order.store.deliveryTime}</bdi> : t("when.closed")}
          icon="clock"
        />
        {order.slots.length > 0 ? (
          <Choice
            {...choiceOf(fields.when, "schedule")}
            title={t("when.schedule")}
            line={t("when.pick")}
            icon="calendar"
          />
        ) : null}
      </fieldset>
      <GroupError field={fields.when} />
      {order.slots.length > 0 ? <SlotField slots={order.slots} field={fields.scheduleAt} /> : null}
    </section>
  );
}

function SlotField({ slots, field }: { slots: CheckoutOrder["slots"]; field: FormFields["scheduleAt"] }) {
  const { t } = useTranslation("checkout");
  const language = useLanguage();
  // A week of half hours is hundreds of texts.
  const nameSlot = sentence(t, language, "when.slotOf", "day", "from", "to");
  const days = slots.map(({ date, slots: times }) => ({ date, times, day: calendarDay(date, language) }));
  return (
    <SelectField field={field} label={t("when.slot")} className={styles.slots} optional={false}>
      <option value="">{t("when.choose")}</option>
      {days.map(({ date, times, day }) => (
        <optgroup key={date} label={day}>
          {times.map((slot) => (
            <option key={slot.from} value={slotValue(date, slot)}>
              {nameSlot(day, clockTime(slot.from, language), clockTime(slot.to, language))}
            </option>
          ))}
        </optgroup>
      ))}
    </SelectField>
  );
}

/** A tip for the courier; gone where nobody delivers. */
export function TipPanel({ fields, quote }: { fields: FormFields; quote: Quote }) {
  const { t } = useTranslation("checkout");
  const format = useMoney();
  return (
    <section className={classes("panel", styles.forDelivery)} aria-labelledby="tip-title">
      <h2 id="tip-title">{t("tip.title")}</h2>
      <fieldset {...groupOf(fields.tip)} className={classes(styles.tips, styles.tips3)}>
        <legend className="vh">{t("tip.title")}</legend>{" "}
        <Spaced>
          {tipsFor(quote).offered.map((tip) => (
            <label key={tip}>
              <input type="radio" {...choiceOf(fields.tip, String(tip))} />{" "}
              <span>{tip === 0 ? t("tip.none") : format(tip)}</span>
            </label>
          ))}
          <label>
            <input type="radio" {...choiceOf(fields.tip, "custom")} /> <span>{t("tip.custom")}</span>
          </label>
        </Spaced>
      </fieldset>{" "}
      <GroupError field={fields.tip} />
      <TextField
        field={fields.customTip}
        label={t("tip.amount")}
        inputMode="decimal"
        className={styles.customTip}
        dir="ltr"
        optional={false}
      />
    </section>
  );
}
