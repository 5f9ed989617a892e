import { readdirSync, readFileSync } from "node:fs";
import { icons as emoji } from "@iconify-json/fluent-emoji-flat";
import { icons as tabler } from "@iconify-json/tabler";
import { describe, expect, it } from "vitest";
import { iconNames, pictogramNames } from "../../app/ui/icons/names";
import { spriteOf } from "../../tools/icons/sprite";

/** Those that point or look to one side. */
const onesided = [
  "arrow-left",
  "arrow-right",
  "chevron-left",
  "chevron-right",
  "logout",
  "menu-2",
  "message-circle",
  "motorbike",
  "route",
];

const file = (name: string) => readFileSync(new URL(`../../app/ui/icons/${name}`, import.meta.url), "utf8");

describe("sprites", () => {
  it("hold what names.ts names (else: npm run icons)", () => {
    expect(file("sprite.svg")).toBe(spriteOf(tabler, iconNames));
    expect(file("pictograms.svg")).toBe(spriteOf(emoji, pictogramNames));
  });

  it("refuse a name the set has not", () => {
    expect(() => spriteOf(tabler, ["no-such-icon"])).toThrow('No icon "no-such-icon" in tabler');
  });
});

it("LNG-05 an icon that looks to one side is mirrored in pages that are read from right to left", () => {
  const files = readdirSync("app", { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".tsx"));
  const drawn = files.flatMap((name) =>
    [...readFileSync(`app/${name}`, "utf8").matchAll(/<Icon name="([^"]+)"([^>]*)/g)]
      .filter(([, icon = ""]) => onesided.includes(icon))
      .map(([text, , rest = ""]) => ({ text: `${name}: ${text}`, isMirrored: /\bflip\b/.test(rest) })),
  );
  expect(drawn.length).toBeGreaterThan(20);
  expect(drawn.filter(({ isMirrored }) => !isMirrored)).toEqual([]);
});
