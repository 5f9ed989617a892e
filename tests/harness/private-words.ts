/**
 * Words of ours that nobody would search for, each with the field's word for it. No file, no exported name, no hidden field and
 * no title of a decision carries one.
 */
const privateWords: Record<string, string> = {
  door: "delivery client, or art",
  doors: "delivery client, or art",
  world: "checkout context, or data",
  worlds: "checkout context, or data",
  kept: "cached",
  stamp: "slot",
  stamps: "slots",
  awake: "hydrated",
  unwish: "remove from wishlist",
  "got in": "signed in",
  "go on": "continue",
  "leave for": "redirect",
  "too many": "rate limited",
  "way out": "exit",
  asked: "filters, or requested",
  tell: "report, send or log",
  told: "sent, received or reported",
  untold: "unconfirmed, or unsent",
  telling: "toast",
  "who is": "subject",
  "why not": "refusal",
  "way on": "redirect",
  room: "account section",
  rooms: "account sections",
  ways: "what it styles, or what it leads to",
  editing: "lineId",
  "cart id": "lineId",
};

/** Words of titles alone: in code they name other things. */
export const onlyInTitles = ["mark", "marks", "wake", "wakes", "way", "round", "rounds", "shop", "shops"];

/** `loadWorldOf` and `load-world-of` → `load world of`. */
const wordsOf = (name: string) =>
  name
    .replace(/([a-z\d])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .join(" ");

/** The private words in names: `theDoor: door → delivery client, or art`. */
export function privateIn(names: string[], alsoPrivate: string[] = []): string[] {
  const words = [...Object.entries(privateWords), ...alsoPrivate.map((word) => [word, "a word of the field"] as const)];
  return names.flatMap((name) =>
    words
      .filter(([word]) => ` ${wordsOf(name)} `.includes(` ${word} `))
      .map(([word, better]) => `${name}: ${word} → ${better}`),
  );
}
