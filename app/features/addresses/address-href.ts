import { dialogHref, withoutDialog } from "~/ui/dialog-href";

/** The Saved Addresses dialog; `zone` keeps it to the addresses a store serves (ADDR-23). */
export const savedHref = (current: string, zone: string | number | null): string =>
  dialogHref(current, "saved-addresses", zone === null ? {} : { zone });

/** The form of one address, or of a new one; opened from the saved addresses it leads back to them. */
export function addressHref(current: string, id: number | null, from?: { zone: number | null }): string {
  return dialogHref(current, "address", {
    ...(id === null ? {} : { id }),
    ...(from ? { from: "saved", ...(from.zone === null ? {} : { zone: from.zone }) } : {}),
  });
}

/** Where the form of an address leads when it is done or closed. */
export function backHref(current: string): string {
  const { searchParams } = new URL(current, "http://page.invalid");
  return searchParams.get("from") === "saved" ? savedHref(current, searchParams.get("zone")) : withoutDialog(current);
}
