import { type ShopOptions, startShop, type TestShop } from "../../harness/shop";

/** The shops of one worker: one of each kind of options, started when a test first asks for it. */
export class Shops {
  private readonly started = new Map<string, Promise<TestShop>>();

  running(options: ShopOptions): Promise<TestShop> {
    const kind = JSON.stringify(options);
    const shop = this.started.get(kind) ?? startShop(options);
    this.started.set(kind, shop);
    return shop;
  }

  async stop() {
    for (const shop of await Promise.all(this.started.values())) await shop.stop();
  }
}
