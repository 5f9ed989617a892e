import { once } from "node:events";
import type { Readable } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import { execa } from "execa";
import { Builder } from "selenium-webdriver";
import { freePort } from "../../harness/free-port";
import { requireProgram } from "../../tools/programs";
import type { Engine, Surroundings } from "./engine";

/** Debian has it in `libwebkit2gtk-4.1-0`, which the driver needs. */
const browser = `/usr/lib/${process.arch === "arm64" ? "aarch64" : "x86_64"}-linux-gnu/webkit2gtk-4.1/MiniBrowser`;

/** WebKitGTK in a window of its own display, not narrower than about 447 px. It keeps the errors of pages to itself. */
export async function startWebKit({
  scripts,
  width,
  height = 900,
}: Surroundings & { height?: number }): Promise<WebKit> {
  const started: { kill(): boolean }[] = [];
  const stopAll = () => {
    for (const child of started.reverse()) child.kill();
  };
  try {
    const display = execa(
      requireProgram("Xvfb"),
      ["-displayfd", "3", "-screen", "0", `1280x${height}x24`, "-nolisten", "tcp"],
      { stdio: ["ignore", "ignore", "ignore", "pipe"], reject: false },
    );
    started.push(display);
    const [number] = await once(display.stdio[3] as Readable, "data");
    const port = await freePort();
    // Without a graphics card layers are put together by the processor, which takes longer than all else and paints later than it hit-tests.
    const environment = { DISPLAY: `:${String(number).trim()}`, WEBKIT_DISABLE_COMPOSITING_MODE: "1" };
    started.push(
      execa(requireProgram("WebKitWebDriver"), [`--port=${port}`], {
        env: environment,
        stdio: "ignore",
        reject: false,
      }),
    );
    const address = `http://127.0.0.1:${port}`;
    await answers(`${address}/status`);
    const options = { binary: browser, args: ["--automation", `--enable-javascript=${scripts}`] };
    const driver = await new Builder()
      .usingServer(address)
      .withCapabilities({ browserName: "MiniBrowser", "webkitgtk:browserOptions": options })
      .build();
    const resize = (to: number) => driver.manage().window().setRect({ x: 0, y: 0, width, height: to });
    await resize(height);
    return {
      open: (url) => driver.get(url),
      call: async <T>(code: string) =>
        JSON.parse(await driver.executeScript<string>(`return JSON.stringify((${code})() ?? null)`)) as T,
      async pressAt(x, y) {
        // A press meets what was painted last, which may be the page before it was scrolled.
        await driver.executeAsyncScript("requestAnimationFrame(() => requestAnimationFrame(arguments[0]))");
        const actions = driver.actions().move({ x, y, duration: 0 });
        await actions.click().perform();
      },
      type: (text) => driver.actions().sendKeys(text).perform(),
      errors: () => [],
      async resize(to) {
        await resize(to);
      },
      setCookie: (name, value) => driver.manage().addCookie({ name, value, path: "/" }),
      async stop() {
        await driver.quit();
        stopAll();
      },
    };
  } catch (reason) {
    stopAll();
    throw reason;
  }
}

export type WebKit = Engine & {
  /** Of the window, with its bar. */
  resize(height: number): Promise<void>;
  /** For the page that is open. */
  setCookie(name: string, value: string): Promise<void>;
};

async function answers(url: string): Promise<void> {
  const deadline = Date.now() + 30_000;
  while (!(await fetch(url).catch(() => null))?.ok) {
    if (Date.now() > deadline) throw new Error(`${url} does not answer`);
    await wait(100);
  }
}
