import { useTranslation } from "react-i18next";
import type { IconName } from "~/ui/icons/names";
import type { AddressRow } from "./load-addresses.server";
import type { AddressType } from "./rules";

export const typeIcon: Record<AddressType, IconName> = { home: "home-2", office: "briefcase", other: "map-pin" };

/** How an address is called: its label, else its type, capitalized (ADDR-02). */
export function useAddressName(): (row: Pick<AddressRow, "type" | "label">) => string {
  const { t } = useTranslation("addresses");
  return ({ type, label }) => label || t(`type.${type}`);
}

/** The line of an address: where it is, and where in the house. */
export function AddressLine({ row }: { row: Pick<AddressRow, "address" | "road" | "house" | "floor"> }) {
  const { t } = useTranslation("addresses");
  const parts = [
    row.road,
    row.house && t("details.house", { value: row.house }),
    row.floor && t("details.floor", { value: row.floor }),
  ].filter(Boolean);
  return (
    <>
      <bdi>{row.address}</bdi>
      {parts.map((part) => (
        <span key={part}>
          {" · "}
          <bdi>{part}</bdi>
        </span>
      ))}
    </>
  );
}
