import { type Browser, chromium } from "@playwright/test";
import { Random } from "../../sandbox/seed/random";
import { startShop, type TestShop } from "../harness/shop";
import { requireProgram } from "../tools/programs";
import { foreignTexts } from "./catalogue";
import { chooseMissing, chooseStep } from "./choose";
import { chromiumDriver } from "./chromium-driver";
import { Coverage } from "./coverage";
import type { Driver } from "./driver";
import { httpDriver } from "./http-driver";
import type { Look } from "./look";
import { begin, surroundingsOf } from "./start";
import type { DriverName, Script, Step, Surroundings } from "./steps";
import { type Finding, sameness, walk } from "./walk";

/** Steps of one customer, then another comes. */
const stepsPerWalk = { http: 40, chromium: 20 };

/** Walks at most for what chance has not met: of each kind of customer one in every module. */
const walksForTheRest = 35;

/** An answer may take this long (proof of the slowest page); a slow or shared machine gets more by `patience`. */
const answerLimitMs = 3500;

export type RunOptions = {
  driver: DriverName;
  seed: number;
  steps: number;
  /** How many times longer than the limit answers may take. */
  patience?: number;
  /** From this walk of the seed on. */
  from?: number;
  /** These walks of the seed alone, which share the steps. */
  walks?: readonly number[] | undefined;
  /** The routes, dialogs and intents to meet; all when none are named. */
  wanted?: readonly string[];
  /** Walks on for those that its steps have not met. */
  cover?: boolean;
  onStep?: (step: Step) => void;
  onWalk?: (walk: number, surroundings: Surroundings, findings: Finding[]) => void;
};

export type RunResult = { findings: Finding[]; coverage: Coverage; steps: number };

/** A shop for walks. What one walk leaves behind in caches must not meet the next, whose sandbox is new. */
const walkedShop = (): Promise<TestShop> => startShop({ environment: { SHARED_CACHE: "off", IMAGE_PROXY: "off" } });

type Walker = {
  shop: TestShop;
  /** One walk of a customer in these surroundings. */
  go(surroundings: Surroundings, next: (look: Look) => Step | null, isStrict?: boolean): Promise<Finding[]>;
};

async function withWalker<T>(
  driver: DriverName,
  patience: number,
  coverage: Coverage,
  use: (walker: Walker) => Promise<T>,
): Promise<T> {
  const shop = await walkedShop();
  let browser: Browser | null = null;
  const isForeign = foreignTexts();
  try {
    if (driver === "chromium")
      browser = await chromium.launch({
        executablePath: requireProgram("chromium-headless-shell"),
        args: ["--disable-gpu"],
      });
    const open = async (surroundings: Surroundings): Promise<Driver> => {
      const cookies = await begin(shop, surroundings);
      return browser
        ? chromiumDriver(browser, shop.url, surroundings, cookies)
        : httpDriver(shop.url, surroundings, cookies);
    };
    return await use({
      shop,
      async go(surroundings, next, isStrict) {
        const opened = await open(surroundings);
        try {
          const limitMs = answerLimitMs * patience;
          return await walk({ shop, driver: opened, surroundings, next, coverage, limitMs, isForeign, isStrict });
        } finally {
          await opened.close();
        }
      },
    });
  } finally {
    await browser?.close();
    await shop.stop();
  }
}

/** Then a new shop: tries at signing in are counted for a quarter of an hour, and those of all walks would be too many. */
const walksPerShop = 20;

/** Walks with one seed until the steps are done. Every finding comes once, with the fewest last steps that show it again. */
export async function run({
  driver,
  seed,
  steps,
  patience = 1,
  from = 0,
  walks,
  wanted,
  cover = false,
  onWalk,
  onStep,
}: RunOptions): Promise<RunResult> {
  const found = new Map<string, Finding>();
  const coverage = new Coverage(wanted);
  const perWalk = walks ? Math.ceil(steps / walks.length) : stepsPerWalk[driver];
  let taken = 0;

  async function walkAs(number: number, walker: Walker, choose: typeof chooseStep, mostSteps: number) {
    const random = new Random(seed * 10_007 + number);
    const surroundings = surroundingsOf(driver, number);
    let left = mostSteps;
    const next = (look: Look) => {
      if (left === 0) return null;
      left -= 1;
      taken += 1;
      const step = choose(look, surroundings, walker.shop.url, coverage, random);
      onStep?.(step);
      return step;
    };
    const news: Finding[] = [];
    for (const finding of await walker.go(surroundings, next)) {
      const key = sameness(finding.sentence);
      if (found.has(key)) continue;
      found.set(key, finding);
      news.push(finding);
    }
    for (const finding of news) finding.script = await shortened(walker, finding);
    onWalk?.(number, surroundings, news);
  }

  /** `left`: steps that are still to do. */
  async function walkAll(numbers: readonly number[], choose: typeof chooseStep, left: () => number) {
    for (let first = 0; first < numbers.length && left() > 0; first += walksPerShop) {
      await withWalker(driver, patience, coverage, async (walker) => {
        for (const number of numbers.slice(first, first + walksPerShop))
          if (left() > 0) await walkAs(number, walker, choose, Math.min(perWalk, left()));
      });
    }
  }

  const numbers = walks ?? range(from, Math.ceil(steps / perWalk));
  await walkAll(numbers, chooseStep, () => steps - taken);
  const isCovered = () => coverage.missing().length === 0;
  if (cover)
    await walkAll(range(from + numbers.length, walksForTheRest), chooseMissing, () => (isCovered() ? 0 : perWalk));
  return { findings: [...found.values()], coverage, steps: taken };
}

const range = (first: number, length: number): number[] => Array.from({ length }, (_, index) => first + index);

/** Runs a script again. */
export const replay = (script: Script, patience = 1): Promise<Finding[]> =>
  withWalker(script.surroundings.driver, patience, new Coverage(), ({ go }) =>
    go(script.surroundings, following(script.steps), true),
  );

const following = (steps: Step[]) => {
  const rest = [...steps];
  return () => rest.shift() ?? null;
};

/** The fewest last steps, of 1, 2, 4 …, that show a finding again; all of them when only they do. */
async function shortened({ go }: Walker, { sentence, script }: Finding): Promise<Script> {
  const { surroundings, steps } = script;
  for (let count = 1; count < steps.length; count *= 2) {
    const tail = steps.slice(-count);
    const again = await go(surroundings, following(tail));
    if (again.some((other) => sameness(other.sentence) === sameness(sentence))) return { surroundings, steps: tail };
  }
  return script;
}
