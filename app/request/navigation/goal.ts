export type Place = { key: string; pathname: string; search: string };

/** Where the customer is, or is on the way to. In the browser only, and at once: what React has drawn may be behind. */
export function goal(): Place {
  const { location, navigation } = window.__remixRouter.state;
  return navigation.location ?? location;
}
