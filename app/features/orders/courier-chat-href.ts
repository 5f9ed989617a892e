/** The chat with a courier, as the documents write its link (TRK-12, RTE-23). */
export function courierChatHref(courierId: number): string {
  const query = {
    page: "inbox",
    type: "delivery_man",
    id: String(courierId),
    routeName: "delivery_man_id",
    chatFrom: "true",
  };
  return `/profile?${new URLSearchParams(query)}`;
}
