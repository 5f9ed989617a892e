import { useForm } from "@conform-to/react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { ShopForm, useFormResult } from "~/request/posting/ShopForm";
import { useFormFetcher } from "~/request/posting/use-form-fetcher";
import { Dialog, DialogBody, DialogFoot, dialogForm } from "~/ui/Dialog";
import { Kit } from "~/ui/kit/Kit";
import { SubmitButton } from "~/ui/SubmitButton";
import { AddressFields } from "./AddressFields";
import { AddressWhere } from "./AddressWhere";
import { backHref } from "./address-href";
import type { Sight } from "./chosen-point.server";
import type { AddressDialogData, AddressFields as Fields } from "./load-addresses.server";
import { ResetButton, ResetForm } from "./ResetButton";

/** `?dialog=address&id=…`: map, `Label As` and the address form (ADDR-01, ADDR-06). */
export function AddressDialog({ data, current }: { data: AddressDialogData; current: string }) {
  const { t } = useTranslation("addresses");
  const [round, setRound] = useState(0);
  return (
    <Dialog title={t(data.isNew ? "form.addTitle" : "form.updateTitle")} closeHref={backHref(current)}>
      <AddressForm key={`${current} ${round}`} data={data} isAnew={round > 0} onReset={() => setRound(round + 1)} />
      <ResetForm current={current} />
    </Dialog>
  );
}

const formId = "address-form";

type AddressFormProps = {
  data: AddressDialogData;
  /** After `Reset`: whatever the server said of the form before is past. */
  isAnew: boolean;
  onReset(): void;
};

function AddressForm({ data, isAnew, onReset }: AddressFormProps) {
  const { t } = useTranslation("addresses");
  const fetcher = useFormFetcher();
  const saving = useFormResult("save-address", fetcher.data);
  const finding = useFormResult("find-address");
  const result = isAnew && !fetcher.data ? null : (saving ?? finding);
  const sight = result?.details as Sight | undefined;
  const [form, fields] = useForm<Fields & { address: string }, string[]>({
    id: formId,
    lastResult: result?.reply,
    defaultValue: data.defaults,
    constraint: data.constraints,
  });
  useEffect(() => {
    if (isAnew) document.getElementById("address-search")?.focus();
  }, [isAnew]);
  return (
    <Kit>
      <ShopForm
        intent="save-address"
        fetcher={fetcher}
        id={form.id}
        className={dialogForm}
        noValidate
        onReset={onReset}
      >
        <DialogBody>
          <AddressWhere
            formId={formId}
            map={data.map}
            start={sight?.place ?? data.chosen}
            sight={sight}
            errors={fields.address.errors}
          />
          <AddressFields fields={fields} countries={data.countries} />
        </DialogBody>
        <DialogFoot>
          <div className="two">
            <ResetButton /> <SubmitButton busy={fetcher.isUnderWay}>{t(data.isNew ? "add" : "update")}</SubmitButton>
          </div>
        </DialogFoot>
      </ShopForm>
    </Kit>
  );
}
