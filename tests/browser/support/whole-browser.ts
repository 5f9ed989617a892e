import { requireProgram } from "../../tools/programs";

/** For `test.use({ launchOptions })`, in specs of what the headless shell does not do: push messages, service workers, printing. */
export const wholeBrowser = { executablePath: requireProgram("chromium"), args: ["--disable-gpu"] };
