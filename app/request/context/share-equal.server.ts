/**
 * A copy of plain data in which equal objects and arrays are one and the same. Remix sends an object once, however often loader data
 * holds it: cards repeat each other's discounts, and blocks of a page each other's cards.
 */
export function shareEqual<T>(data: T): T {
  const known = new Map<string, { id: string; part: unknown }>();
  const share = (part: unknown): { id: string; part: unknown } => {
    if (typeof part !== "object" || part === null) return { id: `${typeof part} ${String(part)}`, part };
    const inner = Object.entries(part).map(([name, value]) => ({ name, ...share(value) }));
    const key = JSON.stringify([Array.isArray(part), inner.map(({ name, id }) => [name, id])]);
    const shared = known.get(key) ?? {
      id: `#${known.size}`,
      part: Array.isArray(part)
        ? inner.map((entry) => entry.part)
        : Object.fromEntries(inner.map((entry) => [entry.name, entry.part])),
    };
    known.set(key, shared);
    return shared;
  };
  return share(data).part as T;
}
