import { type FieldMetadata, useForm } from "@conform-to/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { AddressWhere } from "~/features/addresses/AddressWhere";
import { ContactFields } from "~/features/addresses/ContactFields";
import type { Sight } from "~/features/addresses/chosen-point.server";
import { DefaultButton } from "~/features/checkout/DefaultButton";
import type { ActionData, FormResult } from "~/request/posting/outcome";
import { ShopForm, useFormResult } from "~/request/posting/ShopForm";
import { type FormFetcher, useFormFetcher } from "~/request/posting/use-form-fetcher";
import { Breadcrumbs } from "~/ui/Breadcrumbs";
import { answerOf, Choice } from "~/ui/Choice";
import { Field, FieldError } from "~/ui/Field";
import { Icon } from "~/ui/Icon";
import { Kit } from "~/ui/kit/Kit";
import { SelectField } from "~/ui/kit/SelectField";
import { TextField } from "~/ui/kit/TextField";
import { SubmitButton } from "~/ui/SubmitButton";
import type { PartyData, PartyFields } from "./load-party.server";
import styles from "./Parcel.module.css";
import { StepHeading, Steps } from "./Steps";

/** `/parcel-delivery-info`: who sends what from where, then to whom and where (RTE-44). */
export function PartyPage({ party }: { party: PartyData }) {
  const { t } = useTranslation("parcel");
  const fetcher = useFormFetcher();
  // A saved address fills the form anew; what was typed beside it has come back with the answer.
  const filled = useFilled(fetcher.data);
  return (
    <div className="wrap">
      <Breadcrumbs above={[{ href: "/home", label: t("home") }]} here={t("title")} />
      <StepHeading>{t(`ends.${party.step}.title`)}</StepHeading>
      <Steps here={party.step} />
      <PartyForm key={`${party.step} ${JSON.stringify(filled?.reply?.initialValue)}`} party={party} fetcher={fetcher} />
    </div>
  );
}

function useFilled(answer: ActionData | undefined): FormResult | null {
  const result = useFormResult("take-saved-address", answer);
  const [last, setLast] = useState(result);
  if (result?.intent !== "take-saved-address" || result === last) return last;
  setLast(result);
  return result;
}

const formId = "parcel-form";
const intent = "save-parcel-party";

/** The form library's fields by name. */
type Fields = {
  [Name in keyof PartyFields | "address"]: FieldMetadata<string, PartyFields & { address: string }, string[]>;
};

type PartyFormProps = { party: PartyData; fetcher: FormFetcher };

function PartyForm({ party, fetcher }: PartyFormProps) {
  const { t } = useTranslation(["parcel", "addresses"]);
  const saving = useFormResult(intent, fetcher.data);
  const finding = useFormResult("find-address");
  const taking = useFormResult("take-saved-address");
  const result = saving ?? finding ?? taking;
  const sight = result?.details as Sight | undefined;
  const [start] = useState(sight?.place ?? party.chosen);
  const [form, fields] = useForm<PartyFields & { address: string }, string[]>({
    id: formId,
    lastResult: result?.reply,
    defaultValue: party.defaults,
    constraint: party.constraints,
  });
  const isSender = party.step === "sender";
  return (
    <Kit>
      <ShopForm intent={intent} fetcher={fetcher} id={form.id} className={styles.form} noValidate>
        {/* Enter goes on, though other buttons stand before the last. */}
        <DefaultButton intent={intent}>{t("continue")}</DefaultButton>
        {isSender ? <CategoryPanel party={party} field={fields.category} /> : null}
        <section className="panel" aria-labelledby="parcel-where">
          <h2 id="parcel-where">{t(`ends.${party.step}.where`)}</h2>
          <div className={styles.where}>
            {party.saved.length > 0 ? <SavedAddresses saved={party.saved} /> : null}
            <AddressWhere formId={formId} map={party.map} start={start} sight={sight} errors={fields.address.errors} />
            <TextField field={fields.road} label={t("addresses:form.road")} />
            <div className="two">
              <TextField field={fields.house} label={t("addresses:form.house")} />
              <TextField field={fields.floor} label={t("addresses:form.floor")} />
            </div>
          </div>
        </section>
        <section className="panel" aria-labelledby="parcel-who">
          <h2 id="parcel-who">{t(`ends.${party.step}.who`)}</h2>
          <ContactFields fields={fields} countries={party.countries} withoutEmail={!isSender || !party.isGuest} />
        </section>
        {isSender ? null : <InstructionPanel party={party} fields={fields} />}
        <input type="hidden" name="savedId" value={fields.savedId.initialValue ?? ""} />
        <SubmitButton wide busy={fetcher.isUnderWay}>
          {t("continue")}
        </SubmitButton>
      </ShopForm>
    </Kit>
  );
}

/** What can be sent: the cards of the parcel home, to choose from. */
function CategoryPanel({ party, field }: { party: PartyData; field: Fields["category"] }) {
  const { t } = useTranslation("parcel");
  return (
    <section className="panel" aria-labelledby="parcel-what">
      <h2 id="parcel-what">{t("what")}</h2>
      <fieldset className={styles.categories} aria-invalid={false}>
        <legend className="vh">{t("what")}</legend>
        {party.categories.map(({ id, name, description }) => (
          <Choice
            key={id}
            name={field.name}
            value={id}
            defaultChecked={field.initialValue === String(id)}
            required={field.required}
            {...answerOf(field.errors, field.errorId)}
            title={name}
            line={description ? <bdi>{description}</bdi> : null}
          />
        ))}
      </fieldset>
      {field.errors ? <FieldError id={field.errorId}>{field.errors[0]}</FieldError> : null}
    </section>
  );
}

/** A customer's saved addresses; one that is taken fills the form, which stands on. */
function SavedAddresses({ saved }: Pick<PartyData, "saved">) {
  const { t } = useTranslation("parcel");
  return (
    <div className={styles.saved}>
      <Field id="parcel-saved" label={t("saved.label")} optional>
        {(control) => (
          <select {...control} className="inp" name="saved" defaultValue="">
            <option value="">{t("saved.none")}</option>
            {saved.map(({ id, text }) => (
              <option key={id} value={id}>
                {text}
              </option>
            ))}
          </select>
        )}
      </Field>
      <SubmitButton look="line" name="intent" value="take-saved-address">
        {t("saved.take")}
      </SubmitButton>
    </div>
  );
}

/** What the courier is told: one of the operator's instructions, and own words (API-12). */
function InstructionPanel({ party, fields }: { party: PartyData; fields: Fields }) {
  const { t } = useTranslation("parcel");
  const { instruction, note } = fields;
  return (
    <section className="panel" aria-labelledby="parcel-told">
      <h2 id="parcel-told">
        <Icon name="notes" /> {t("instruction.title")}
      </h2>
      <div className={styles.where}>
        {party.instructions.length > 0 ? (
          <SelectField field={instruction} label={t("instruction.choose")}>
            <option value="">{t("instruction.none")}</option>
            {party.instructions.map(({ id, text }) => (
              <option key={id} value={id}>
                {text}
              </option>
            ))}
          </SelectField>
        ) : null}
        <TextField field={note} label={t("instruction.own")} placeholder={t("instruction.hint")} />
      </div>
    </section>
  );
}
