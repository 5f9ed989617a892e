import AxeBuilder from "@axe-core/playwright";
import { type CDPSession, expect, type Page } from "@playwright/test";
import { layOutAll } from "./layout";
import { mergedTexts } from "./merged-texts";

type Options = {
  /** Whether the page was opened with scripting. axe is a script itself and needs it. */
  scripting: boolean;
  /** Rules with an exception on record in docs/decisions. */
  except?: string[];
  /** Only what colours decide. */
  onlyColors?: boolean;
};

/** Expects that axe finds nothing on the page, with all of its default rules or only those of colours; nor texts that a reader gets as one word. */
export async function expectNoAxeFindings(page: Page, { scripting, except = [], onlyColors = false }: Options) {
  const run = () =>
    violationsOn(
      page,
      onlyColors ? { runOnly: { type: "rule", values: ["color-contrast", "link-in-text-block"] } } : {},
      except,
    );
  const { violations } = await (scripting ? run() : withScripting(page, run));
  const findings = violations.map(({ id, help, nodes }) =>
    [`${id}: ${help}`, ...nodes.map(({ html }) => html)].join("\n    "),
  );
  expect(findings, `axe on ${page.url()}`).toEqual([]);
  if (!onlyColors) expect(await mergedTexts(page), `words that are read as one on ${page.url()}`).toEqual([]);
}

async function violationsOn(page: Page, which: Parameters<AxeBuilder["options"]>[0], except: string[]) {
  await layOutAll(page);
  // What fades has not its colours yet, and what stays away until scripts had their chance (docs/decisions/0187) would be missing: all are at their end.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
    }
  });
  const results = await new AxeBuilder({ page })
    // What has passed need not be listed; and without frames of others no second page need put the parts together.
    .options({ ...which, resultTypes: ["violations"] })
    .setLegacyMode()
    .disableRules(except)
    .analyze();
  await page.emulateMedia({ reducedMotion: null });
  return results;
}

const sessions = new WeakMap<Page, CDPSession>();

/**
 * A page that came without scripts stays as it was parsed; only from now on may scripts run in it. The session is kept: its end would
 * end what it has set.
 */
async function withScripting<Result>(page: Page, run: () => Promise<Result>): Promise<Result> {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, session);
  const disable = (value: boolean) => session.send("Emulation.setScriptExecutionDisabled", { value });
  // What a session has not set itself it cannot take back.
  await disable(true);
  await disable(false);
  try {
    return await run();
  } finally {
    await disable(true);
  }
}
