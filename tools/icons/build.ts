import { writeFileSync } from "node:fs";
import { icons as emoji } from "@iconify-json/fluent-emoji-flat";
import { icons as tabler } from "@iconify-json/tabler";
import { iconNames, pictogramNames } from "../../app/ui/icons/names";
import { drawAppIcons } from "./app-icons";
import { spriteOf } from "./sprite";

const folder = new URL("../../app/ui/icons/", import.meta.url);
writeFileSync(new URL("sprite.svg", folder), spriteOf(tabler, iconNames));
writeFileSync(new URL("pictograms.svg", folder), spriteOf(emoji, pictogramNames));
await drawAppIcons(
  new URL("../../public/favicon.svg", import.meta.url),
  new URL("../../public/icons/", import.meta.url),
);
