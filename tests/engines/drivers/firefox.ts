import { EventEmitter, once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { execa } from "execa";
import { requireProgram } from "../../tools/programs";
import { connectBiDi, NoAnswer } from "./bidi";
import type { Engine, Surroundings } from "./engine";

const height = 900;
const phoneHeight = 740;
const startMs = 60_000;
/** Of a page, with its pictures. */
const loadMs = 10_000;

type LogEntry = { type: string; level: string; text: string; stackTrace?: { callFrames: { url: string }[] } };

/** Firefox without a window, by the WebDriver BiDi that it speaks itself. */
export async function startFirefox({ scripts, width }: Surroundings): Promise<Engine> {
  const profile = await mkdtemp(join(tmpdir(), "firefox-"));
  const preferences = {
    "javascript.enabled": scripts,
    "intl.accept_languages": "en-US, en",
    "ui.prefersReducedMotion": 1,
    // Nothing of its own over the page, and no calls home.
    "remote.prefs.recommended": true,
    "browser.shell.checkDefaultBrowser": false,
    "signon.rememberSignons": false,
    "extensions.formautofill.addresses.enabled": false,
  };
  const lines = Object.entries(preferences).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`);
  await writeFile(join(profile, "user.js"), lines.join("\n"));
  const firefox = execa(
    requireProgram("firefox-esr"),
    ["--headless", "--no-remote", "--remote-debugging-port=0", "--profile", profile],
    { stdio: "ignore", reject: false },
  );
  const stop = async () => {
    firefox.kill();
    await firefox;
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  };

  try {
    const bidi = await connectBiDi(await addressOf(profile));
    await bidi.send("session.new", { capabilities: { alwaysMatch: { acceptInsecureCerts: true } } });
    const { contexts } = await bidi.send<{ contexts: { context: string }[] }>("browsingContext.getTree");
    const context = contexts[0]?.context;
    const viewport = { width, height: width < 768 ? phoneHeight : height };
    await bidi.send("browsingContext.setViewport", { context, viewport });
    const loads = new EventEmitter();
    await bidi.on<{ url: string }>("browsingContext.load", ({ url }) => loads.emit(url));
    const errors: string[] = [];
    await bidi.on<LogEntry>("log.entryAdded", ({ type, level, text, stackTrace }) => {
      if (level === "error") errors.push(`${type}: ${text} (${stackTrace?.callFrames[0]?.url ?? "no place"})`);
    });
    return {
      async open(url) {
        // The command's own answer may come before the page is left: when that changes its history, as a router does that starts, or ends its load.
        await Promise.all([
          once(loads, url, { signal: AbortSignal.timeout(loadMs) }),
          bidi.send("browsingContext.navigate", { context, url }),
        ]);
      },
      async call<T>(code: string) {
        // A realm of its own, which runs also where the page's scripts do not.
        const { result, exceptionDetails } = await bidi.send<Evaluated>("script.callFunction", {
          functionDeclaration: `() => JSON.stringify((${code})() ?? null)`,
          target: { context, sandbox: "tests" },
          awaitPromise: false,
        });
        if (!result) throw new Error(exceptionDetails?.text);
        return JSON.parse(result.value) as T;
      },
      async pressAt(x, y) {
        const actions = [
          { type: "pointerMove", x, y },
          { type: "pointerDown", button: 0 },
          { type: "pointerUp", button: 0 },
        ];
        await perform({ type: "pointer", id: "mouse", actions });
      },
      async type(text) {
        const actions = [...text].flatMap((value) => [
          { type: "keyDown", value },
          { type: "keyUp", value },
        ]);
        await perform({ type: "key", id: "keyboard", actions });
      },
      errors: () => errors,
      async stop() {
        bidi.close();
        await stop();
      },
    };

    /** A press that leaves the page may have no answer: whether it was made shows in what comes next. */
    async function perform(source: object) {
      await bidi.send("input.performActions", { context, actions: [source] }).catch((reason: unknown) => {
        if (!(reason instanceof NoAnswer)) throw reason;
      });
    }
  } catch (reason) {
    await stop();
    throw reason;
  }
}

type Evaluated = { result?: { value: string }; exceptionDetails?: { text: string } };

/** Where Firefox listens, which it writes into its profile. */
async function addressOf(profile: string): Promise<string> {
  const deadline = Date.now() + startMs;
  for (;;) {
    const text = await readFile(join(profile, "WebDriverBiDiServer.json"), "utf8").catch(() => "");
    if (text.endsWith("}")) {
      const { ws_host: host, ws_port: port } = JSON.parse(text) as { ws_host: string; ws_port: number };
      return `ws://${host}:${port}/session`;
    }
    if (Date.now() > deadline) throw new Error("Firefox does not listen");
    await wait(50);
  }
}
