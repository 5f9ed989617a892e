const insertion = JSON.stringify({ type: "insert", payload: { name: "a", index: 5_000_000 } });
/** What no field of ours is called. */
export const hostileFields: [name: string, value: string][] = [
  ["a[100000000]", "x"],
  ["identifier[10000000]", "x"],
  ["a[]", "x"],
  ["a.".repeat(15_000).slice(0, -1), "x"],
  ["a.b.c.d", "x"],
  ["__intent__", insertion],
  ["__state__", "{"],
  ["__proto__", "x"],
  ["x".repeat(101), "x"],
  ["", "x"],
];

/** A multipart body of 30 MB, all of it parts without content. Its boundary is `x`. */
export const emptyParts = (header: string) =>
  `${`--x\r\nContent-Disposition: form-data; ${header}\r\n\r\n\r\n`.repeat(30_000_000 / (header.length + 50))}--x--\r\n`;
