import type { LaunchOptions } from "@playwright/test";
import { requireProgram } from "../../tools/programs";

/** The pointer is Playwright's own, named again: a second switch of this name replaces the first. */
const pointer = "primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4";

/**
 * How Chromium is started. Nobody looks at these windows: no graphics card is emulated, only what a frame cannot do without is rasterised, on one thread,
 * and pictures are fetched where a test asks for it: two fifths less processor time a page (docs/decisions/0140). One process draws all
 * pages of a window, and keeps what it has compiled: a tenth less again. Layout, styles, focus and hit testing are as ever.
 */
export const unseenWindow = ({ pictures = false } = {}): LaunchOptions => ({
  executablePath: requireProgram("chromium-headless-shell"),
  args: [
    "--disable-gpu",
    "--force-gpu-mem-available-mb=1",
    "--num-raster-threads=1",
    "--process-per-site",
    "--disable-site-isolation-trials",
    ...(pictures ? [] : [`--blink-settings=imagesEnabled=false,${pointer}`]),
  ],
});

/** For `test.use`, in specs of maps, which are made of pictures: one object, so that these specs share their browsers. */
export const windowWithPictures = { launchOptions: unseenWindow({ pictures: true }) };

/** For `test.use`, in specs of what the headless shell does not do: push messages and service workers. Those live on in a warm window. */
export const wholeWindow = {
  launchOptions: { executablePath: requireProgram("chromium"), args: ["--disable-gpu"] },
  reuseContext: false,
};

/** For `test.use`, in specs of documents that Back brings as they were left: Playwright starts browsers that keep none. */
export const windowThatKeepsPages = {
  ...wholeWindow,
  launchOptions: { ...wholeWindow.launchOptions, ignoreDefaultArgs: ["--disable-back-forward-cache"] },
};
