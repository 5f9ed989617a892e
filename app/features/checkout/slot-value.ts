/** `schedule_at` as it is sent (docs/delivery-api.md §11.5): `YYYY-MM-DD HH:mm:ss`, in the operator's wall-clock time. */
export const slotValue = (date: string, { from }: { from: string }): string => `${date} ${from}:00`;
