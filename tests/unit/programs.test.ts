import { expect, test } from "vitest";
import { findProgram, type Machine, prepare, programs, type Run, requireProgram } from "../tools/programs";

const everything = Object.values(programs).flatMap(({ names: [name] }) => `/usr/bin/${name}`);
const without = (...names: string[]) => everything.filter((path) => !names.includes(path.slice("/usr/bin/".length)));

function machineWith(paths: string[], about: Partial<Machine> = {}): Machine & { paths: Set<string> } {
  const found = new Set(paths);
  return {
    paths: found,
    environment: { PATH: "/usr/local/bin:/usr/bin" },
    isRoot: false,
    isDebian: true,
    isProgram: (path) => found.has(path),
    playwrightPaths: (name) => [`/home/.cache/${name}`],
    ...about,
  };
}

/** Runs `prepare`, noting the commands; `answers` says what comes of one by its first words. */
function prepared(machine: Machine, answer: (line: string) => string | null = () => null) {
  const commands: string[] = [];
  const said: string[] = [];
  const run: Run = (command, args) => {
    const line = [command, ...args].join(" ");
    if (!line.endsWith("--version")) commands.push(line);
    return { error: answer(line) };
  };
  return { ...prepare(machine, run, (text) => said.push(text)), commands, said };
}

const browserless = without("chromium", "chromium-headless-shell");

test("a program is looked for by its variable, on the system, then as Playwright's own", () => {
  const paths = ["/opt/shell", "/usr/bin/chromium-headless-shell", "/home/.cache/chromium-headless-shell"];
  const machine = machineWith(paths, { environment: { PATH: "/usr/bin", HEADLESS_SHELL_PATH: "/opt/shell" } });
  for (const path of paths) {
    expect(findProgram("chromium-headless-shell", machine)).toBe(path);
    machine.paths.delete(path);
  }
  expect(findProgram("chromium-headless-shell", machine)).toBeNull();
  expect(findProgram("redis-server", machineWith(["redis-server", "/bin/redis-server"]))).toBeNull();
});

test("a whole browser stands in for the headless shell, never the other way round", () => {
  expect(findProgram("chromium-headless-shell", machineWith(["/usr/bin/chromium"]))).toBe("/usr/bin/chromium");
  expect(findProgram("chromium", machineWith(["/usr/bin/chromium-headless-shell"]))).toBeNull();
});

test("who needs a program that is not there is told the line to type", () => {
  expect(() => requireProgram("redis-server", machineWith([]))).toThrow(
    "redis-server is missing (or set REDIS_SERVER_PATH). Type: sudo apt-get update && sudo apt-get install -y --no-install-recommends redis-server",
  );
});

test("where all is there, nothing is run or said", () => {
  for (const isRoot of [true, false]) {
    expect(prepared(machineWith(everything, { isRoot }))).toEqual({
      stop: null,
      notProven: [],
      commands: [],
      said: [],
    });
  }
});

test("root on Debian installs all that is missing, at once", () => {
  const machine = machineWith(["/usr/bin/chromium"], { isRoot: true });
  const { stop, notProven, commands } = prepared(machine, (line) => {
    if (line.startsWith("apt-get install")) for (const path of everything) machine.paths.add(path);
    return null;
  });
  expect(commands).toEqual([
    "apt-get update -qq --error-on=any",
    "apt-get install -y -qq --no-install-recommends chromium-headless-shell redis-server firefox-esr webkit2gtk-driver libwebkit2gtk-4.1-0 xvfb lynx w3m tmux nginx-light prometheus docker-compose kubernetes-client",
  ]);
  expect({ stop, notProven }).toEqual({ stop: null, notProven: [] });
});

test("archives that do not answer are named, with the line to type", () => {
  const machine = machineWith([], { isRoot: true });
  const { stop } = prepared(machine, (line) => `E: no answer to ${line.split(" ", 2).join(" ")}`);
  expect(stop).toMatch(
    /^Nothing could be installed, because apt-get update did not reach every package archive: E: no answer to apt-get update\nPlaywright could not fetch .*\nMissing: chromium-headless-shell, .*Type: apt-get update && apt-get install /,
  );
});

test("an archive that does not answer stops nobody when the packages came all the same", () => {
  const machine = machineWith(browserless, { isRoot: true });
  const { stop, said } = prepared(machine, (line) => {
    if (line.startsWith("apt-get install")) for (const path of everything) machine.paths.add(path);
    return line.startsWith("apt-get update") ? "E: no answer" : null;
  });
  expect(stop).toBeNull();
  expect(said).toEqual(["Installing chromium-headless-shell chromium"]);
});

test("who is not root gets the browsers by Playwright, and goes on", () => {
  const machine = machineWith(browserless);
  const { stop, notProven, commands } = prepared(machine, (line) => {
    if (line.startsWith("npx"))
      for (const name of ["chromium-headless-shell", "chromium"]) machine.paths.add(`/home/.cache/${name}`);
    return null;
  });
  expect(commands).toEqual(["npx playwright install chromium-headless-shell chromium"]);
  expect({ stop, notProven }).toEqual({ stop: null, notProven: [] });
});

test("a fetched browser that does not start is missing", () => {
  const machine = machineWith([...browserless, "/home/.cache/chromium-headless-shell", "/home/.cache/chromium"]);
  const { stop } = prepared(machine, (line) => (line.endsWith("--version") ? "libnss3.so is missing" : null));
  expect(stop).toContain("sudo apt-get install -y --no-install-recommends chromium-headless-shell chromium");
});

test("without a browser the run ends at once, with one line to type", () => {
  const elsewhere = machineWith(browserless, { isDebian: false });
  const { stop } = prepared(elsewhere, (line) => (line.startsWith("npx") ? "no network" : null));
  expect(stop).toBe(
    "Playwright could not fetch chromium-headless-shell and chromium: no network\n" +
      "Missing: chromium-headless-shell, chromium. Type: npx playwright install --with-deps chromium-headless-shell chromium",
  );
});

test("without a lesser program the run goes on and names what it does not prove; with CI set it ends", () => {
  const machine = machineWith(without("redis-server"));
  const { stop, notProven, said } = prepared(machine);
  expect(stop).toBeNull();
  expect(notProven).toEqual([`${programs["redis-server"].use} (redis-server is missing)`]);
  expect(said).toEqual([expect.stringMatching(/^Missing: redis-server\. Type: sudo apt-get update && /)]);

  const inCi = prepared(machineWith(without("redis-server"), { environment: { ...machine.environment, CI: "true" } }));
  expect(inCi.stop).toMatch(/^Missing: redis-server\. Type: /);
});
