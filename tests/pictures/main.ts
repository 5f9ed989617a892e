import { mkdirSync } from "node:fs";
import { parseArgs } from "node:util";
import { ensureBuilt } from "../../tools/sources";
import { wednesdayAt } from "../harness/sandbox-control";
import { startShop } from "../harness/shop";
import { startBrowser } from "./camera";
import { takeAll, takeReadme } from "./scenes";

/**
 * `npm run pictures` takes the pictures of the README anew, `npm run pictures -- --all` every kind of page and every dialog in six
 * modes, into test-results/pictures. The shop is as an operator's is who sets nothing; its delivery API shows a Wednesday at noon.
 */
const { values } = parseArgs({ options: { all: { type: "boolean", default: false } } });

ensureBuilt();
const shop = await startShop();
const browser = await startBrowser();
try {
  await shop.control.setClock({ now: wednesdayAt(12), freeze: true });
  const folder = values.all ? "test-results/pictures" : "docs/pictures";
  mkdirSync(folder, { recursive: true });
  const told = (file: string) => console.log(file);
  await (values.all ? takeAll(browser, shop, folder, told) : takeReadme(browser, shop, folder, told));
} finally {
  await browser.close();
  await shop.stop();
}
