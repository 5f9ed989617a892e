import { z } from "zod";
import { defineCookie } from "./cookie.server";

const mostToasts = 3;
const longestId = 80;
const longestText = 500;
/** Characters of the cookie's value: its name, attributes and signature stand beside it. */
const room = 1792;

const actionSchema = z.union([
  z.object({ text: z.string().max(60), href: z.string().startsWith("/").max(600) }),
  z.object({ text: z.string().max(60), form: z.string().max(20), intent: z.string().max(40) }),
]);

/** A message shown once. Either a catalogue key with values, or the delivery API's own text. */
const toastSchema = z.object({
  /** Toasts of the same id merge (UI rows, core §8). */
  id: z.string().max(longestId),
  kind: z.enum(["success", "info", "warning", "error"]),
  text: z.string().max(longestText),
  /** What may be done about it: a page of this shop, or a form of its frame that a button posts. */
  action: actionSchema.optional(),
});
const schema = z.array(toastSchema).max(mostToasts);

export type Toast = z.infer<typeof toastSchema>;
export const flashCookie = () => defineCookie<Toast[]>("flash", schema, { maxAge: 120 });

/** The toasts with one more, as they can be read again: the same id merges, long texts are cut, and the oldest go where there is no room. */
export function withToast(toasts: readonly Toast[], toast: Toast): Toast[] {
  const added = shortened(toast);
  const kept = [...toasts.filter(({ id }) => id !== added.id), added].slice(-mostToasts);
  while (kept.length > 1 && sizeOf(kept) > room) kept.shift();
  return kept;
}

/** A toast that fits alone; an action that cannot be kept whole is left out. */
function shortened({ id, kind, text, action }: Toast): Toast {
  const canAct = action !== undefined && actionSchema.safeParse(action).success && sizeOf(action) < room / 2;
  const toast = { id: cut(id, longestId), kind, text: cut(text, longestText), ...(canAct ? { action } : {}) };
  for (let most = longestText; sizeOf([toast]) > room && most > 0; most -= 20) toast.text = cut(toast.text, most);
  return toast;
}

/** As the cookie's value is written. */
const sizeOf = (value: unknown) => encodeURIComponent(Buffer.from(JSON.stringify(value)).toString("base64")).length;

/** The beginning of a text, never half a character. */
const cut = (text: string, most: number) =>
  text.length <= most ? text : `${text.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, "")}…`;
