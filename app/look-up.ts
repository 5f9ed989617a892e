/**
 * The entry of a table under a word from outside: an address, a form, a cookie, an answer. Only the table's own entries count, since every
 * plain object also answers to `constructor` or `__proto__`. Undefined where there is none (held by tests/unit/outside-words.test.ts).
 */
export function lookUp<T>(table: Readonly<Record<string, T>> | null | undefined, word: string): T | undefined {
  return table && Object.hasOwn(table, word) ? table[word] : undefined;
}
