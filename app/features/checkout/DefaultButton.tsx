import { useHydrated } from "~/ui/use-hydrated";

/** What Enter in a field presses: the first button of a form. Without scripts it only computes the form anew. */
export function DefaultButton({ place, update }: { place: string; update: string }) {
  const intent = useHydrated() ? place : update;
  return <button type="submit" name="intent" value={intent} className="vh" tabIndex={-1} aria-hidden="true" />;
}
