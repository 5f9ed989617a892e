import { useForm } from "@conform-to/react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { ShopForm, useFormResult } from "~/request/posting/ShopForm";
import { useFormFetcher } from "~/request/posting/use-form-fetcher";
import { Confirm } from "~/ui/Confirm";
import { Dialog, DialogBody, DialogFoot, dialogForm } from "~/ui/Dialog";
import { withoutDialog } from "~/ui/dialog-href";
import { Kit } from "~/ui/kit/Kit";
import { SubmitButton } from "~/ui/SubmitButton";
import styles from "./Addresses.module.css";
import { AddressLine } from "./AddressText";
import { ContactFields, type ContactNames } from "./ContactFields";
import type { AddressRow, ContactDialogData } from "./load-addresses.server";
import { ResetButton, ResetForm } from "./ResetButton";

/** `?dialog=delete-address&id=…`. */
export function DeleteAddressDialog({ data, current }: { data: { address: AddressRow }; current: string }) {
  const { t } = useTranslation("addresses");
  const fetcher = useFormFetcher();
  return (
    <Confirm
      title={t("remove.question")}
      icon="trash"
      closeHref={withoutDialog(current)}
      cancel={t("remove.cancel")}
      action={
        <ShopForm intent="delete-address" fetcher={fetcher}>
          <SubmitButton look="danger" wide busy={fetcher.isUnderWay}>
            {t("remove.submit")}
          </SubmitButton>
        </ShopForm>
      }
    >
      {t("remove.what")} <AddressLine row={data.address} />
    </Confirm>
  );
}

/** `?dialog=contact`: who a guest's orders are for (ADDR-30, ADDR-31). */
export function ContactDialog({ data, current }: { data: ContactDialogData; current: string }) {
  const { t } = useTranslation("addresses");
  const [round, setRound] = useState(0);
  return (
    <Dialog title={t("contact.form")} variant="small" closeHref={withoutDialog(current)}>
      <ContactForm key={round} data={data} isAnew={round > 0} onReset={() => setRound(round + 1)} />
      <ResetForm current={current} />
    </Dialog>
  );
}

type ContactFormProps = { data: ContactDialogData; isAnew: boolean; onReset(): void };

function ContactForm({ data, isAnew, onReset }: ContactFormProps) {
  const { t } = useTranslation("addresses");
  const fetcher = useFormFetcher();
  const answer = useFormResult("save-contact", fetcher.data);
  const result = isAnew && !fetcher.data ? null : answer;
  const [form, fields] = useForm<Record<ContactNames, string>, string[]>({
    id: "contact-form",
    lastResult: result?.reply,
    defaultValue: data.defaults,
    constraint: data.constraints,
  });
  const contactNameId = fields.contactName.id;
  useEffect(() => {
    if (isAnew) document.getElementById(contactNameId)?.focus();
  }, [isAnew, contactNameId]);
  return (
    <Kit>
      <ShopForm
        intent="save-contact"
        fetcher={fetcher}
        id={form.id}
        className={dialogForm}
        noValidate
        onReset={onReset}
      >
        <DialogBody className={styles.fields}>
          <ContactFields fields={fields} countries={data.countries} />
        </DialogBody>
        <DialogFoot>
          <div className="two">
            <ResetButton /> <SubmitButton busy={fetcher.isUnderWay}>{t("contact.save")}</SubmitButton>
          </div>
        </DialogFoot>
      </ShopForm>
    </Kit>
  );
}
