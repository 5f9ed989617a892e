import { accessSync, constants, readdirSync, readFileSync, statSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { chromium } from "@playwright/test";

/** What the tests need besides Node and the packages, how it is found, and how it gets there. */

type Program = {
  /** What it is for: named when a run goes on without it. */
  use: string;
  /** An environment variable with its path; it goes before everything else. */
  variable: string;
  /** Its names in the folders of PATH. */
  names: string[];
  /** Playwright's name of it, where Playwright can fetch it. */
  playwright?: "chromium" | "chromium-headless-shell";
  /** What does the same, only slower, where it is not found. */
  standIn?: ProgramName;
  /** Debian's packages. */
  packages: string[];
  /** Without it a run ends; without another it goes on, and names what it did not prove. */
  isEssential: boolean;
};

export type ProgramName =
  | "chromium-headless-shell"
  | "chromium"
  | "redis-server"
  | "firefox-esr"
  | "WebKitWebDriver"
  | "Xvfb"
  | "lynx"
  | "w3m"
  | "tmux"
  | "nginx"
  | "promtool"
  | "prometheus"
  | "docker-compose"
  | "kubectl";

export const programs: Record<ProgramName, Program> = {
  "chromium-headless-shell": {
    use: "every page as a browser shows it",
    variable: "HEADLESS_SHELL_PATH",
    names: ["chromium-headless-shell", "chrome-headless-shell"],
    playwright: "chromium-headless-shell",
    standIn: "chromium",
    packages: ["chromium-headless-shell"],
    isEssential: true,
  },
  chromium: {
    use: "what only a whole browser does: push messages, the service worker, printing",
    variable: "CHROMIUM_PATH",
    names: ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"],
    playwright: "chromium",
    packages: ["chromium"],
    isEssential: true,
  },
  "redis-server": {
    use: "several processes that share what they keep, and go on while Redis is away",
    variable: "REDIS_SERVER_PATH",
    names: ["redis-server"],
    packages: ["redis-server"],
    isEssential: false,
  },
  "firefox-esr": {
    use: "orders in Firefox",
    variable: "FIREFOX_PATH",
    names: ["firefox-esr", "firefox"],
    packages: ["firefox-esr"],
    isEssential: false,
  },
  WebKitWebDriver: {
    use: "dialogs and orders in WebKit, the engine of Safari",
    variable: "WEBKIT_DRIVER_PATH",
    names: ["WebKitWebDriver"],
    packages: ["webkit2gtk-driver", "libwebkit2gtk-4.1-0"],
    isEssential: false,
  },
  Xvfb: {
    use: "a screen for WebKit",
    variable: "XVFB_PATH",
    names: ["Xvfb"],
    packages: ["xvfb"],
    isEssential: false,
  },
  lynx: {
    use: "orders in lynx",
    variable: "LYNX_PATH",
    names: ["lynx"],
    packages: ["lynx"],
    isEssential: false,
  },
  w3m: {
    use: "orders in w3m",
    variable: "W3M_PATH",
    names: ["w3m"],
    packages: ["w3m"],
    isEssential: false,
  },
  tmux: {
    use: "a terminal for lynx and w3m",
    variable: "TMUX_PATH",
    names: ["tmux"],
    packages: ["tmux"],
    isEssential: false,
  },
  nginx: {
    use: "the nginx that stands before the replicas",
    variable: "NGINX_PATH",
    names: ["nginx"],
    packages: ["nginx-light"],
    isEssential: false,
  },
  promtool: {
    use: "the rules that wake an operator",
    variable: "PROMTOOL_PATH",
    names: ["promtool"],
    packages: ["prometheus"],
    isEssential: false,
  },
  prometheus: {
    use: "what an operator sees of a running shop",
    variable: "PROMETHEUS_PATH",
    names: ["prometheus"],
    packages: ["prometheus"],
    isEssential: false,
  },
  "docker-compose": {
    use: "the shop on one machine",
    variable: "DOCKER_COMPOSE_PATH",
    names: ["docker-compose"],
    packages: ["docker-compose"],
    isEssential: false,
  },
  kubectl: {
    use: "the shop in Kubernetes",
    variable: "KUBECTL_PATH",
    names: ["kubectl"],
    packages: ["kubernetes-client"],
    isEssential: false,
  },
};

const allNames = Object.keys(programs) as ProgramName[];

/** What finding a program asks of the machine. */
export type Machine = {
  environment: Record<string, string | undefined>;
  isRoot: boolean;
  isDebian: boolean;
  isProgram(path: string): boolean;
  /** Where Playwright would have put its own. */
  playwrightPaths(name: NonNullable<Program["playwright"]>): string[];
};

export const thisMachine: Machine = {
  environment: process.env,
  isRoot: process.getuid?.() === 0,
  isDebian: isDebian(),
  isProgram(path) {
    try {
      accessSync(path, constants.X_OK);
      return statSync(path).isFile();
    } catch {
      return false;
    }
  },
  playwrightPaths,
};

function isDebian(): boolean {
  try {
    return /^ID=debian$/m.test(readFileSync("/etc/os-release", "utf8"));
  } catch {
    return false;
  }
}

/** Playwright tells where its Chromium lies; its headless shell lies in the folder beside, for which it has no question. */
function playwrightPaths(name: NonNullable<Program["playwright"]>): string[] {
  const whole = chromium.executablePath();
  if (name === "chromium") return [whole];
  const folder = dirname(dirname(whole)).replace(/chromium-(\d+)$/, "chromium_headless_shell-$1");
  try {
    return readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((path) => /(headless_shell|chrome-headless-shell)(\.exe)?$/.test(path))
      .map((path) => join(folder, path));
  } catch {
    return [];
  }
}

function findItself(name: ProgramName, machine: Machine): string | null {
  const { variable, names, playwright } = programs[name];
  const folders = (machine.environment.PATH ?? "").split(delimiter).filter(Boolean);
  const places = [
    machine.environment[variable],
    ...folders.flatMap((folder) => names.map((file) => join(folder, file))),
    ...(playwright ? machine.playwrightPaths(playwright) : []),
  ];
  return places.find((path): path is string => Boolean(path) && machine.isProgram(path as string)) ?? null;
}

/** The path of a program, or of what stands in for it; null when neither is there. */
export function findProgram(name: ProgramName, machine: Machine = thisMachine): string | null {
  const { standIn } = programs[name];
  return findItself(name, machine) ?? (standIn ? findItself(standIn, machine) : null);
}

/** @throws Error with the one line to type, when the program is not there. */
export function requireProgram(name: ProgramName, machine: Machine = thisMachine): string {
  const path = findProgram(name, machine);
  if (path) return path;
  throw new Error(`${name} is missing (or set ${programs[name].variable}). ${lineToType([name], machine)}`);
}

/** The one line that brings the programs to this machine. */
function lineToType(names: ProgramName[], machine: Machine): string {
  const packages = packagesOf(names).join(" ");
  if (machine.isDebian) {
    const sudo = machine.isRoot ? "" : "sudo ";
    return `Type: ${sudo}apt-get update && ${sudo}apt-get install -y --no-install-recommends ${packages}`;
  }
  const fetched = names.flatMap((name) => programs[name].playwright ?? []);
  return fetched.length === names.length
    ? `Type: npx playwright install --with-deps ${fetched.join(" ")}`
    : `Install what Debian calls ${packages}.`;
}

const packagesOf = (names: ProgramName[]) => [...new Set(names.flatMap((name) => programs[name].packages))];

/** Runs a command quietly; `error` is its last line of complaint, null when it went well. */
export type Run = (command: string, args: string[]) => { error: string | null };

export type Readiness = {
  /** Why the run must end now. */
  stop: string | null;
  /** What this run can not prove. */
  notProven: string[];
};

/**
 * The first step of a run: installs what is missing where that asks nobody (as root on Debian; a browser that Playwright fetches),
 * and says what follows from what is missing still. With `CI` set nothing may be missing.
 */
export function prepare(machine: Machine, run: Run, say: (text: string) => void): Readiness {
  // A browser that Playwright fetched lies there also where the libraries that it needs do not.
  const works = (name: ProgramName, path: string | null) =>
    path !== null && (!programs[name].playwright || run(path, ["--version"]).error === null);
  const isMissing = (name: ProgramName) => !works(name, findProgram(name, machine));

  const failures: string[] = [];
  if (machine.isRoot && machine.isDebian) {
    failures.push(
      ...installPackages(
        allNames.filter((name) => !works(name, findItself(name, machine))),
        run,
        say,
      ),
    );
  }
  failures.push(...fetchBrowsers(allNames.filter(isMissing), run, say));

  const missing = allNames.filter(isMissing);
  const whatToDo = [...failures, `Missing: ${missing.join(", ")}. ${lineToType(missing, machine)}`].join("\n");
  const mustEnd = missing.some((name) => programs[name].isEssential || machine.environment.CI);
  if (missing.length > 0 && !mustEnd) say(whatToDo);
  return {
    stop: mustEnd ? whatToDo : null,
    notProven: missing.map((name) => `${programs[name].use} (${name} is missing)`),
  };
}

function installPackages(missing: ProgramName[], run: Run, say: (text: string) => void): string[] {
  if (missing.length === 0) return [];
  const packages = packagesOf(missing);
  say(`Installing ${packages.join(" ")}`);
  const update = run("apt-get", ["update", "-qq", "--error-on=any"]);
  // Tried all the same: one archive that does not answer need not be the one that has them.
  const install = run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages]);
  if (install.error === null) return [];
  return update.error === null
    ? [`apt-get install failed: ${install.error}`]
    : [`Nothing could be installed, because apt-get update did not reach every package archive: ${update.error}`];
}

function fetchBrowsers(missing: ProgramName[], run: Run, say: (text: string) => void): string[] {
  const browsers = missing.flatMap((name) => programs[name].playwright ?? []);
  if (browsers.length === 0) return [];
  say(`Fetching ${browsers.join(" and ")}`);
  const { error } = run("npx", ["playwright", "install", ...browsers]);
  return error === null ? [] : [`Playwright could not fetch ${browsers.join(" and ")}: ${error}`];
}
