import { once } from "node:events";
import { existsSync } from "node:fs";
import type { Readable } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import { execa } from "execa";
import getPort from "get-port";
import { Builder, type WebDriver } from "selenium-webdriver";

/** What WebKitGTK is driven with, as Debian installs it: `webkit2gtk-driver`, `libwebkit2gtk-4.1-0`, `xvfb`. */
const programs = {
  driver: "/usr/bin/WebKitWebDriver",
  browser: `/usr/lib/${process.arch === "arm64" ? "aarch64" : "x86_64"}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
  display: "/usr/bin/Xvfb",
};

/** The programs that this machine does not have; WebKit can be driven when there are none. */
export const missingForWebKit = (): string[] => Object.values(programs).filter((path) => !existsSync(path));

export type WebKit = { driver: WebDriver; stop(): Promise<void> };

/** WebKitGTK in a window of its own display. `scripts: false` runs no scripts of pages; the driver's own still do. */
export async function startWebKit({ scripts = true, width = 1280, height = 900 } = {}): Promise<WebKit> {
  const started: { kill(): boolean }[] = [];
  const stopAll = () => {
    for (const child of started.reverse()) child.kill();
  };
  try {
    const screen = `${width}x${height}x24`;
    const display = execa(programs.display, ["-displayfd", "3", "-screen", "0", screen, "-nolisten", "tcp"], {
      stdio: ["ignore", "ignore", "ignore", "pipe"],
      reject: false,
    });
    started.push(display);
    const [number] = await once(display.stdio[3] as Readable, "data");
    const port = await getPort();
    const environment = { DISPLAY: `:${String(number).trim()}` };
    started.push(execa(programs.driver, [`--port=${port}`], { env: environment, stdio: "ignore", reject: false }));
    const address = `http://127.0.0.1:${port}`;
    await answers(`${address}/status`);
    const options = { binary: programs.browser, args: ["--automation", `--enable-javascript=${scripts}`] };
    const driver = await new Builder()
      .usingServer(address)
      .withCapabilities({ browserName: "MiniBrowser", "webkitgtk:browserOptions": options })
      .build();
    await driver.manage().window().setRect({ x: 0, y: 0, width, height });
    return {
      driver,
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

async function answers(url: string): Promise<void> {
  const deadline = Date.now() + 30_000;
  while (!(await fetch(url).catch(() => null))?.ok) {
    if (Date.now() > deadline) throw new Error(`${url} does not answer`);
    await wait(100);
  }
}
