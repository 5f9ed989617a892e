import { expect, test } from "vitest";
import { readCommandLine } from "../../tools/doctor/command-line";

test.each([
  [["--zone", "40.71,-74.00"], "40.71,-74.00"],
  [["--zone", "-12.05,-77.04"], "-12.05,-77.04"],
  [["--zone", "-.5,30"], "-.5,30"],
  [["--zone=-12.05,-77.04"], "-12.05,-77.04"],
])("the doctor is asked about an address by %j", (args, zone) => {
  const { values, positionals } = readCommandLine(["https://api.example.test", ...args, "--json"]);
  expect(positionals).toEqual(["https://api.example.test"]);
  expect(values).toEqual({ zone, json: true, settings: false, help: false });
});

test.each([[["--zone", "--json"]], [["--zone"]], [["-1"]], [["--customer", "-1"]]])(
  "%j is not a command that the doctor knows",
  (args) => {
    expect(() => readCommandLine(args)).toThrow();
  },
);
