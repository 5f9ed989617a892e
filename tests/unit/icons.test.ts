import { readFileSync } from "node:fs";
import { icons as emoji } from "@iconify-json/fluent-emoji-flat";
import { icons as tabler } from "@iconify-json/tabler";
import { describe, expect, it } from "vitest";
import { iconNames, pictogramNames } from "../../app/ui/icons/names";
import { spriteOf } from "../../tools/icons/sprite";

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
