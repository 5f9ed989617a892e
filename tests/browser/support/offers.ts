import type { Locator, Page } from "@playwright/test";
import type { SandboxControl } from "../../harness/sandbox-control";

/** Seconds that a countdown shows. */
export async function secondsShown(timer: Locator): Promise<number> {
  const [days = 0, hours = 0, minutes = 0, seconds = 0] = (await timer.locator("b").allTextContents()).map(Number);
  return ((days * 24 + hours) * 60 + minutes) * 60 + seconds;
}

/** What a countdown shows, and the seconds to Sunday's midnight by the sandbox's clock, when its flash sales end. */
export async function untilEndOfWeek(page: Page, control: SandboxControl, timer: Locator) {
  const answer = await page.request.get(`${control.url}/_sandbox/clock`);
  const { now } = (await answer.json()) as { now: string };
  const end = new Date(now);
  end.setUTCHours(24, 0, 0, 0);
  // Monday is 1: what is left of today, then whole days up to Monday.
  end.setUTCDate(end.getUTCDate() + ((8 - end.getUTCDay()) % 7));
  return { shown: await secondsShown(timer), expected: Math.floor((end.getTime() - Date.parse(now)) / 1000) };
}
