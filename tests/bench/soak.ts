import { setTimeout as wait } from "node:timers/promises";
import { Random } from "../../sandbox/seed/random";
import { cityAddresses } from "../harness/city";
import { residentMegabytes } from "../harness/memory";
import { startShop } from "../harness/shop";
import { imageMemory } from "./image";
import { agent, crowd, pathFor, type Resident, settle, timed } from "./residents";

const clients = 4;
const visitors = 40;

/** What a storefront holds while four clients ask for one page after another: megabytes at the start and after each minute, and pages in all. */
export async function soak(minutes: number): Promise<{ megabytes: number[]; pages: number }> {
  const shop = await startShop({ environment: { LOG_LEVEL: "error", ...imageMemory() } });
  const addresses = (await cityAddresses(shop.control, shop.url)).slice(0, visitors);
  const residents: Resident[] = [];
  for (const [number, address] of addresses.entries())
    residents.push(await settle(shop, number, address, `own${number}`));
  const megabytes = [residentMegabytes(shop.storefront.pid)];
  const watching = (async () => {
    for (let minute = 1; minute <= minutes; minute += 1) {
      await wait(60_000);
      megabytes.push(residentMegabytes(shop.storefront.pid));
    }
  })();
  const random = new Random(23);
  const { answers } = await crowd(clients, minutes * 60 + 1, async () => {
    const resident = random.pick(residents);
    const milliseconds = await timed(shop.url + pathFor(resident, random), resident.cookies);
    return { kind: resident.kind, milliseconds };
  });
  await watching;
  agent.destroy();
  await shop.stop();
  return { megabytes, pages: answers.length };
}
