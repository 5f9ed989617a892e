import type { BrowserContext } from "@playwright/test";
import { isComplaint } from "../../harness/shop";

type Entry = { text: string; url: string };

/**
 * Collects what a browser and the server complain about during one test.
 * The browser also reports pages that answer 4xx or 5xx as failed resources; those are answers the test itself looks at.
 */
export class Problems {
  private readonly entries: Entry[] = [];
  private readonly expected: RegExp[] = [];
  private readonly pages = new Set<string>();

  private readonly logLinesBefore: number;

  constructor(private readonly serverLogs: () => Record<string, unknown>[]) {
    this.logLinesBefore = serverLogs().length;
  }

  watch(context: BrowserContext) {
    context.on("console", (message) => {
      if (ignored.some((pattern) => pattern.test(message.text()))) return;
      if (["error", "warning"].includes(message.type())) {
        this.entries.push({ text: message.text(), url: message.location().url });
      }
    });
    context.on("weberror", (error) => this.entries.push({ text: String(error.error()), url: "" }));
    context.on("response", (response) => {
      const { pathname } = new URL(response.url());
      if (response.request().isNavigationRequest() || pathname.endsWith(".data")) this.pages.add(response.url());
    });
  }

  /** A complaint this test provokes on purpose. */
  expect(...patterns: RegExp[]) {
    this.expected.push(...patterns);
  }

  /** Everything nobody expected, a line each. */
  unexpected(): string[] {
    const fromBrowser = this.entries
      .filter(({ text, url }) => !(text.startsWith("Failed to load resource") && this.pages.has(url)))
      .map(({ text, url }) => (url ? `${text} (${url})` : text));
    const fromServer = this.serverLogs()
      .slice(this.logLinesBefore)
      .filter(isComplaint)
      .map((line) => JSON.stringify(line));
    return [...fromBrowser, ...fromServer].filter((line) => !this.expected.some((pattern) => pattern.test(line)));
  }
}

/** What says nothing of the page. */
const ignored = [
  // Playwright itself, on a page of a test without a service worker.
  /^Service Worker registration blocked by Playwright$/,
  // Remix, when a press ends the loads of the one before, in the midst of their answer or before it (single fetch); the newer ones count.
  /^AbortError: (BodyStreamBuffer was aborted|signal is aborted without reason)/,
  // A style sheet is fetched ahead of a page whose data take seconds on a busy machine.
  /^The resource \S+\.css was preloaded using link preload but not used within a few seconds/,
];
