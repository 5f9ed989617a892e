import { writeFileSync } from "node:fs";
import { ensureBuilt } from "../../tools/sources";
import { grace } from "../browser/support/ordering";
import { textsOf } from "../browser/support/texts";
import { startShop } from "../harness/shop";
import { orderAsGuest, type Step } from "./order";
import { openTextBrowser, type TextBrowserName, textBrowsers } from "./text-browser";

/** `npm run text-browsers`: a guest's order in each text browser, screen by screen, written into docs/text-browsers.md. */

const file = "docs/text-browsers.md";
const introduction = `# The shop in text browsers

Every page is a document of links and forms, so the shop can be used where nothing is drawn: in a terminal, over a slow line, with a braille display. Here a
guest orders a burger, on a screen of 80 columns and 50 rows. Written by \`npm run text-browsers\`; tests/process/text-browser-orders.test.ts orders the same way.

- Accept cookies: the cart and the address are kept in them. \`lynx -accept_all_cookies\`; w3m takes them where \`accept_cookie\` is 1 in \`~/.w3m/config\`.
- Look for words with \`/\`: the cursor goes to the link, or to the label before a field.
- A dialog, such as an item or the cart, stands first on the page, and its name first in the title.
`;

/** As much of a page as one reads to go on; a dialog is shown whole, up to the first link of the page behind it. */
const mostRows = 24;
const firstLink = textsOf("en")("shell:skip");

function written({ done, screen }: Step): string {
  const end = screen.findIndex((row) => row.includes(firstLink));
  const rows = screen.slice(0, end < mostRows / 4 ? mostRows : end).join("\n");
  return `${done}\n\n\`\`\`text\n${rows.trimEnd().replaceAll(shop.url, "https://shop.example")}\n\`\`\``;
}

ensureBuilt();
const shop = await startShop({ environment: { IMAGE_PROXY: "off" } });

async function sectionOf(name: TextBrowserName): Promise<string> {
  const browser = await openTextBrowser(name, shop.url);
  try {
    const steps = await orderAsGuest(browser, grace.name);
    return `## ${name}\n\n${steps.map(written).join("\n\n")}\n`;
  } finally {
    await browser.stop();
  }
}

try {
  const sections: string[] = [];
  for (const name of textBrowsers) sections.push(await sectionOf(name));
  writeFileSync(file, [introduction, ...sections].join("\n"));
  console.log(`Written: ${file}`);
} finally {
  await shop.stop();
}
