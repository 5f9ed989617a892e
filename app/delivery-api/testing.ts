/** Values for tests. */

const many = Array.from({ length: 50 }, (_, index) => index + 1);

/** Zones of a place as servers write them, as they go back, and their numbers. */
export const zoneTexts: [said: unknown, header: string, zoneIds: number[]][] = [
  ["[1,2]", "[1,2]", [1, 2]],
  ["[1, 2]", "[1, 2]", [1, 2]],
  ['["1", "2"]', '["1", "2"]', [1, 2]],
  [[1, 2], "[1,2]", [1, 2]],
  // A line break would be the end of a header.
  ["[1,\r\n2]", "[1,2]", [1, 2]],
  ['[1,{"id":2}]', "[1,2]", [1, 2]],
  ["[1,[2]]", "[1]", [1]],
  [`[1${" ".repeat(500)}]`, "[1]", [1]],
  [JSON.stringify(many.map(String)), JSON.stringify(many), many],
];
