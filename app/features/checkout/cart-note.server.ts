import { z } from "zod";
import { cartNoteLimits } from "~/limits";
import { ownerOf } from "~/request/context/owner.server";
import { theRedis } from "~/request/context/redis.server";
import type { RequestContext } from "~/request/context/request-context";
import { createSavedForms, type SavedForms } from "~/request/posting/saved-forms.server";
import { longestNote } from "./checkout-data";

const note = z.object({ storeId: z.number().int().positive(), note: z.string().min(1).max(longestNote) });
type Note = z.infer<typeof note>;

/** All notes of a visitor are one text, the newest note first. */
const key = "notes";
const schema = z.object({ key: z.literal(key), notes: z.array(note).max(cartNoteLimits.stores) });

/** What names of notes in Redis begin with; their owner follows. */
export const cartNotePrefix = "doorstep:cart-notes:";

let kept: SavedForms<z.infer<typeof schema>> | undefined;

function theNotes() {
  kept ??= createSavedForms(theRedis(), { prefix: cartNotePrefix, schema, limits: cartNoteLimits });
  return kept;
}

const notesOf = async (owner: string): Promise<Note[]> => (await theNotes().find(owner, key))?.notes ?? [];

const saveNotes = (owner: string, notes: Note[]): Promise<boolean> =>
  theNotes().save(owner, { key, notes: notes.slice(0, cartNoteLimits.stores) });

/**
 * Keeps what the store shall be told with the order of its cart; an empty text takes it back. False where the checkout may not find it
 * (docs/decisions/0167).
 */
export async function keepCartNote(context: RequestContext, storeId: number, text: string): Promise<boolean> {
  const written = note.safeParse({ storeId, note: text }).data;
  if (text && !written) return false;
  const owner = ownerOf(context);
  const notes = await notesOf(owner);
  const others = notes.filter((of) => of.storeId !== storeId);
  if (!written && others.length === notes.length) return true;
  return saveNotes(owner, written ? [written, ...others] : others);
}

/** The note of a cart of this store; empty without one. */
export async function findCartNote(context: RequestContext, storeId: number): Promise<string> {
  const notes = await notesOf(ownerOf(context));
  return notes.find((of) => of.storeId === storeId)?.note ?? "";
}

/** At sign-in a guest's notes go to the account, as their carts do; each takes the place of an older one. */
export async function handOverNotes(guest: string, customer: string): Promise<void> {
  const notes = await notesOf(guest);
  if (notes.length === 0) return;
  const stores = new Set(notes.map(({ storeId }) => storeId));
  const older = (await notesOf(customer)).filter(({ storeId }) => !stores.has(storeId));
  await saveNotes(customer, [...notes, ...older]);
  await saveNotes(guest, []);
}
