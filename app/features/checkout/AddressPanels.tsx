import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { AddressLine, typeIcon, useAddressName } from "~/features/addresses/AddressText";
import { addressHref, savedHref } from "~/features/addresses/address-href";
import { ContactFold, EditContact } from "~/features/addresses/ContactCard";
import { ContactFields } from "~/features/addresses/ContactFields";
import { useMoney } from "~/features/catalogue/use-money";
import { usePageAddress } from "~/request/pages/page-address";
import { Choice, Option } from "~/ui/Choice";
import { classes } from "~/ui/classes";
import { dialogHref, withParameter } from "~/ui/dialog-href";
import { Icon } from "~/ui/Icon";
import { KnownFold } from "~/ui/Known";
import { SelectField } from "~/ui/kit/SelectField";
import { TextArea } from "~/ui/kit/TextArea";
import { TextField } from "~/ui/kit/TextField";
import { Money } from "~/ui/Marks";
import { Spaced } from "~/ui/Spaced";
import styles from "./Checkout.module.css";
import { boxOf, choiceOf, type FormFields, GroupError, groupOf } from "./ChoicePanels";
import {
  type CheckoutOrder,
  contactFields,
  deliverToAddress,
  dropOffChoices,
  placeFields,
  unavailableChoices,
} from "./checkout-data";
import { ExitButton } from "./ExitButton";

type PanelProps = { order: CheckoutOrder; fields: FormFields };

/** Where to; customers add street number, house and floor (ADDR-28, ADDR-29, ROLE-11). */
export function PlacePanel({ order, fields }: PanelProps) {
  const { t } = useTranslation(["checkout", "addresses"]);
  const { pathname, search } = useLocation();
  return (
    <section className={classes("panel", styles.forDelivery)} aria-labelledby="checkout-place">
      <div className="panel__h">
        <h2 id="checkout-place">{t("place.title")}</h2>
        {order.isGuest ? null : (
          <ExitButton className="more" to={savedHref(pathname + search, order.store.zoneId)}>
            {t("addresses:view")}
          </ExitButton>
        )}
      </div>
      {order.isGuest ? (
        <>
          <p className={styles.place}>
            <Icon name="map-pin-filled" />
            <bdi>{order.place.address}</bdi> <ElsewhereButton>{t("place.change")}</ElsewhereButton>
          </p>
          <GuestAddress order={order} />
        </>
      ) : (
        <CustomerAddress order={order} fields={fields} />
      )}
      <DropOffFields fields={fields} />
    </section>
  );
}

/** How it is handed over, and what else the courier should know: together the order's delivery instruction. */
function DropOffFields({ fields }: Pick<PanelProps, "fields">) {
  const { t } = useTranslation("checkout");
  return (
    <>
      <fieldset {...groupOf(fields.dropOff)} className={classes("grid2", styles.dropOff)} aria-invalid={false}>
        <legend className="lab">{t("place.dropOff.title")}</legend>
        {dropOffChoices.map((choice) => (
          <Choice
            key={choice}
            {...choiceOf(fields.dropOff, choice)}
            title={t(`place.dropOff.${choice}`)}
            line={t(`place.dropOff.${choice}Line`)}
          />
        ))}
      </fieldset>{" "}
      <GroupError field={fields.dropOff} />
      <TextField
        field={fields.deliveryInstruction}
        label={t("place.instruction")}
        placeholder={t("place.instructionHint")}
        className={styles.instruction}
      />
    </>
  );
}

/** To a place of which nobody knows yet. */
function ElsewhereButton({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  return (
    <ExitButton className="more" to={dialogHref(pathname + search, "location")}>
      {children}
    </ExitButton>
  );
}

/** A customer's address in a line; under it the other saved ones, each a press away, and where in the house (docs/decisions/0168). */
function CustomerAddress({ order, fields }: PanelProps) {
  const { t } = useTranslation("checkout");
  const nameOf = useAddressName();
  const page = usePageAddress();
  const current = order.saved.find(({ isCurrent }) => isCurrent);
  const [road = "", house = "", floor = ""] = placeFields.map((name) => fields[name].value);
  return (
    <KnownFold
      icon={current ? typeIcon[current.type] : "map-pin"}
      title={current ? nameOf(current) : t("place.here")}
      line={<AddressLine row={{ address: order.place.address, road, house, floor }} />}
      isOpen={placeFields.some((name) => fields[name].errors)}
    >
      <div className="picks">
        <Spaced>
          {order.saved
            .filter((row) => row !== current)
            .map((row) => (
              <button
                key={row.id}
                type="submit"
                name="intent"
                value="deliver-to"
                formAction={withParameter(page, deliverToAddress, String(row.id))}
                className={classes("pick", styles.pickButton)}
              >
                <Icon name={typeIcon[row.type]} />
                <span>
                  <b>{nameOf(row)}</b>{" "}
                  <small>
                    <AddressLine row={row} />
                  </small>
                </span>
              </button>
            ))}
          <ElsewhereButton>{t("place.elsewhere")}</ElsewhereButton>
        </Spaced>
      </div>
      <div className={styles.grid3}>
        <TextField field={fields.road} label={t("place.road")} autoComplete="address-line2" />
        <TextField field={fields.house} label={t("place.house")} />
        <TextField field={fields.floor} label={t("place.floor")} />
      </div>
      <Option {...boxOf(fields.saveAddress)}>{t("place.save")}</Option>
    </KnownFold>
  );
}

/** The rest of a guest's local address (ADDR-16): shown, sent along, changed in its own form. */
function GuestAddress({ order }: Pick<PanelProps, "order">) {
  const { t } = useTranslation("addresses");
  const { pathname, search } = useLocation();
  const { road = "", house = "", floor = "" } = order.defaults;
  const details = [road, house && t("details.house", { value: house }), floor && t("details.floor", { value: floor })];
  return (
    <p className="small">
      {details.some(Boolean) ? <bdi>{details.filter(Boolean).join(" · ")} </bdi> : null}
      <ExitButton className="link" to={addressHref(pathname + search, null)}>
        {t("addDetails")}
      </ExitButton>
      <input type="hidden" name="road" value={road} />
      <input type="hidden" name="house" value={house} />
      <input type="hidden" name="floor" value={floor} />
    </p>
  );
}

/** Who receives it: a card, and under it the fields (ADDR-33); a guest's name, phone and e-mail are required (ADDR-30, ADDR-31). */
export function ContactPanel({ order, fields }: PanelProps) {
  const { t } = useTranslation("checkout");
  const { pathname, search } = useLocation();
  const isRefused = contactFields.some((name) => fields[name].errors);
  return (
    <section className="panel" aria-labelledby="checkout-contact">
      <div className="panel__h">
        <h2 id="checkout-contact">{t("contact.title")}</h2>
        {order.isGuest ? <EditContact current={pathname + search} Way={ExitButton} /> : null}
      </div>
      <ContactFold
        contact={{
          contactName: fields.contactName.value ?? "",
          contactNumber: fields.contactNumber.value ?? "",
          contactEmail: fields.contactEmail.value ?? "",
        }}
        isOpen={!order.isContactKnown || isRefused}
      >
        <ContactFields fields={fields} countries={order.countries} />
      </ContactFold>
    </section>
  );
}

/** A note, cutlery and packaging where the store offers them, and what to do when something is sold out. */
export function ExtrasPanel({ order, fields }: PanelProps) {
  const { t } = useTranslation("checkout");
  const format = useMoney();
  return (
    <section className="panel" aria-label={t("note.section")}>
      <TextArea field={fields.note} label={t("note.label")} placeholder={t("note.placeholder")} />
      {order.store.cutlery ? <Option {...boxOf(fields.cutlery)}>{t("note.cutlery")}</Option> : null}
      {order.quote.extraPackaging === null ? null : (
        <Option {...boxOf(fields.packaging)} end={<Money text={`+${format(order.quote.extraPackaging)}`} />}>
          {t("note.packaging")}
        </Option>
      )}
      {order.prescription?.isAll ? null : <UnavailableField field={fields.unavailable} />}
    </section>
  );
}

function UnavailableField({ field }: { field: FormFields["unavailable"] }) {
  const { t } = useTranslation("checkout");
  return (
    <SelectField field={field} label={t("unavailable.label")}>
      <option value="">{t("unavailable.none")}</option>
      {unavailableChoices.map((choice) => (
        <option key={choice} value={choice}>
          {t(`unavailable.${choice}`)}
        </option>
      ))}
    </SelectField>
  );
}
