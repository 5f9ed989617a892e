type Merged<Tables> = (Tables extends unknown ? (table: Tables) => void : never) extends (table: infer All) => void
  ? All
  : never;

/**
 * One table of the intents of several, each with its handler.
 *
 * @throws at start where two tables name the same intent: one of its handlers would never run, and nobody would hear of it.
 */
export function mergeIntents<Tables extends object[]>(...tables: Tables): Merged<Tables[number]> {
  const all = new Map<string, unknown>();
  for (const [intent, handler] of tables.flatMap((table) => Object.entries(table))) {
    if (all.has(intent)) throw new Error(`Two handlers for the intent ${intent}`);
    all.set(intent, handler);
  }
  return Object.fromEntries(all) as Merged<Tables[number]>;
}
