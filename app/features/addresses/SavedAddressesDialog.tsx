import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { signInHref } from "~/request/navigation/with-return";
import type { Constraints } from "~/request/posting/constraints.server";
import { ShopForm } from "~/request/posting/ShopForm";
import { useFormFetcher } from "~/request/posting/use-form-fetcher";
import { Choice } from "~/ui/Choice";
import { Dialog, DialogBody, DialogFoot, dialogForm } from "~/ui/Dialog";
import { withoutDialog } from "~/ui/dialog-href";
import { EmptyState } from "~/ui/EmptyState";
import { Icon } from "~/ui/Icon";
import { Notice } from "~/ui/Marks";
import { buttonClass, SubmitButton } from "~/ui/SubmitButton";
import styles from "./Addresses.module.css";
import { AddressLine, useAddressName } from "./AddressText";
import { addressHref } from "./address-href";
import type { AddressRow, loadSavedDialog } from "./load-addresses.server";

type SavedDialogProps = { data: Awaited<ReturnType<typeof loadSavedDialog>>; current: string };

/** `?dialog=saved-addresses`: one of the saved addresses becomes the delivery address (ADDR-18 to ADDR-25). */
export function SavedAddressesDialog({ data, current }: SavedDialogProps) {
  const { t } = useTranslation("addresses");
  return (
    <Dialog title={t("title")} variant="small" closeHref={withoutDialog(current)}>
      {data.kind === "guest" ? (
        <SignInFirst current={current} />
      ) : data.hasAny ? (
        <Selection rows={data.rows} zone={data.zoneId} current={current} constraints={data.constraints} />
      ) : (
        <DialogBody>
          <EmptyState
            picture="round-pushpin"
            title={t("empty.title")}
            small
            action={{ href: addressHref(current, null, { zone: data.zoneId }), label: t("add") }}
          >
            {t("empty.text")}
          </EmptyState>
        </DialogBody>
      )}
    </Dialog>
  );
}

type SelectionProps = { rows: AddressRow[]; zone: number | null; current: string; constraints: Constraints<"id"> };

function Selection({ rows, zone, current, constraints }: SelectionProps) {
  const { t } = useTranslation("addresses");
  const fetcher = useFormFetcher();
  return (
    <ShopForm intent="use-address" fetcher={fetcher} className={dialogForm} aria-invalid={false}>
      <DialogBody>
        {rows.length === 0 ? (
          <Notice>{t("none")}</Notice>
        ) : (
          <fieldset className={styles.selection} aria-invalid={false}>
            <legend className="vh">{t("title")}</legend>
            {rows.map((row) => (
              <SelectableRow key={row.id} row={row} zone={zone} current={current} constraints={constraints} />
            ))}
          </fieldset>
        )}
        <Link className={buttonClass("plain", "small")} to={addressHref(current, null, { zone })} preventScrollReset>
          <Icon name="plus" />
          {t("add")}
        </Link>
      </DialogBody>
      <DialogFoot>
        <div className="two">
          <Link className={buttonClass("line")} to={withoutDialog(current)} preventScrollReset>
            {t("cancel")}
          </Link>{" "}
          <SubmitButton busy={fetcher.isUnderWay} disabled={rows.length === 0}>
            {t("select")}
          </SubmitButton>
        </div>
      </DialogFoot>
    </ShopForm>
  );
}

function SelectableRow({ row, zone, current, constraints }: { row: AddressRow } & Omit<SelectionProps, "rows">) {
  const { t } = useTranslation("addresses");
  const nameOf = useAddressName();
  return (
    <div className={styles.selectable}>
      <Choice
        name="id"
        value={row.id ?? ""}
        defaultChecked={row.isCurrent}
        required={constraints.id.required}
        aria-invalid={false}
        title={nameOf(row)}
        line={<AddressLine row={row} />}
      />
      <Link className="round" to={addressHref(current, row.id, { zone })} preventScrollReset>
        <Icon name="pencil" label={t("edit", { address: row.address })} />
      </Link>
    </div>
  );
}

/** LOC-25. */
function SignInFirst({ current }: { current: string }) {
  const { t } = useTranslation("addresses");
  return (
    <>
      <DialogBody>
        <Notice>{t("signIn")}</Notice>
      </DialogBody>
      <DialogFoot>
        <Link className={buttonClass("accent", "normal", true)} to={signInHref(current)}>
          {t("login")}
        </Link>
      </DialogFoot>
    </>
  );
}
