import { z } from "zod";
import { defineCookie } from "./cookie.server";

/** A message shown once. Either a catalogue key with values, or the delivery API's own text. */
const toastSchema = z.object({
  /** Toasts of the same id merge (UI rows, core §8). */
  id: z.string().max(80),
  kind: z.enum(["success", "info", "warning", "error"]),
  text: z.string().max(500),
  /** What may be done about it: a page of this shop, or a form of its frame that a button posts. */
  action: z
    .union([
      z.object({ text: z.string().max(60), href: z.string().startsWith("/").max(600) }),
      z.object({ text: z.string().max(60), form: z.string().max(20), intent: z.string().max(40) }),
    ])
    .optional(),
});
const schema = z.array(toastSchema).max(3);

export type Toast = z.infer<typeof toastSchema>;
export const flashCookie = () => defineCookie<Toast[]>("flash", schema, { maxAge: 120 });
