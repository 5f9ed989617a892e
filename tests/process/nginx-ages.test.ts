import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freePort } from "../harness/free-port";
import { startNginx } from "../harness/nginx";
import { findProgram } from "../tools/programs";

const program = findProgram("nginx");

/** As pages say it, with seconds in place of minutes: kept for one, shown for four more while a new one is asked for, for twelve more while none can be had. */
const shortTimes = "public, s-maxage=1, stale-while-revalidate=4, stale-if-error=12";

// A made-up storefront, whose pages are numbers: the real one's times are too long to wait for.
describe
  .skipIf(program === null)
  .concurrent("what deploy/nginx/doorstep.conf shows of pages that have become old", () => {
    let upstream: Server;
    let nginx: Awaited<ReturnType<typeof startNginx>>;
    const answers = new Map<string, number>();
    const asked = new Map<string, number>();

    beforeAll(async () => {
      upstream = createServer((request, response) => {
        const path = request.url ?? "";
        const count = (asked.get(path) ?? 0) + 1;
        asked.set(path, count);
        const status = answers.get(path) ?? 200;
        const kept = status === 200 && path.startsWith("/page") ? shortTimes : "no-store";
        if (status === 0) request.socket.destroy();
        else response.writeHead(status, { "Cache-Control": kept }).end(`${count}`);
      }).listen(0, "127.0.0.1");
      await once(upstream, "listening");
      nginx = await startNginx(program ?? "", await freePort(), [(upstream.address() as AddressInfo).port]);
    });
    afterAll(async () => {
      await nginx?.stop();
      upstream?.closeAllConnections();
      upstream?.close();
    });

    const at = async (path: string) => {
      const answer = await fetch(nginx.url + path);
      return [answer.status, await answer.text()];
    };

    test("for a moment the old one, while a new one is fetched; afterwards never one of any age", async () => {
      const path = "/page/quiet";
      expect(await at(path)).toEqual([200, "1"]);
      await wait(2_100);
      expect(await at(path), "shown while nginx asks").toEqual([200, "1"]);
      await expect.poll(() => at(path)).toEqual([200, "2"]);
      // More than five seconds: nobody has asked for it in a while.
      await wait(6_500);
      expect(await at(path), "asked anew before it is shown").toEqual([200, "3"]);
    });

    test("while no storefront answers, the old one, but not for ever", async () => {
      const path = "/page/away";
      expect(await at(path)).toEqual([200, "1"]);
      answers.set(path, 0);
      await wait(6_500);
      expect(await at(path)).toEqual([200, "1"]);
      await wait(8_000);
      expect((await at(path))[0]).toBe(502);
    });

    test.each([403, 404, 429, 500, 503])(
      "a storefront that answers %i is passed on as it says, once its page is old",
      async (status) => {
        const path = `/page/says-${status}`;
        expect(await at(path)).toEqual([200, "1"]);
        answers.set(path, status);
        await wait(2_100);
        expect(await at(path), "shown while nginx asks").toEqual([200, "1"]);
        await wait(4_500);
        expect((await at(path))[0]).toBe(status);
      },
    );

    test("an answer that nobody may keep is asked for each time", async () => {
      const answered = [];
      for (let visit = 0; visit < 3; visit += 1) answered.push(await at("/own"));
      expect(answered).toEqual([
        [200, "1"],
        [200, "2"],
        [200, "3"],
      ]);
    });
  });
