import { createInterface } from "node:readline/promises";
import type { Coordinates } from "../../app/delivery-api/model";
import { type Environment, EnvironmentError, readEnvironment } from "../../app/env.server";
import { settingsOf } from "../../app/env-report.server";
import { readCommandLine } from "./command-line";
import { examine } from "./examine";
import { exitCodeOf, refused } from "./report";
import { toText } from "./text";

/** `npm run doctor`: what an operator runs before the first customer comes (docs/operating.md). */

const usage = `Examines a delivery API as the storefront will use it. Reading only: nothing is ordered, nothing is stored.

  doctor [https://api.example.com]   by default DELIVERY_API_URL
    --zone "latitude,longitude"      an address that you deliver to; by default the config's default location
    --customer PHONE_OR_EMAIL        reads this customer's pages too; asks for the password, or takes DOCTOR_PASSWORD
    --json                           for machines
  doctor --settings                  every setting of the storefront, and where it comes from

Ends with 0 when customers will notice nothing, 1 when they will, 2 when the delivery API cannot be asked.
`;

/** Signs nothing that leaves this command. */
const noSecret = "0123456789abcdef0123456789abcdef";

function environmentFor(address: string | undefined): Environment {
  const given = address === undefined ? {} : { DELIVERY_API_URL: address };
  return readEnvironment({ SESSION_SECRETS: noSecret, ...process.env, ...given });
}

function pointOf(text: string | undefined): Coordinates | null {
  if (text === undefined) return null;
  const [latitude, longitude, ...more] = text
    .split(",")
    .map((part) => (part.trim() === "" ? Number.NaN : Number(part)));
  const isPoint =
    latitude !== undefined && longitude !== undefined && Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  if (!isPoint || more.length > 0)
    throw new TypeError(`--zone wants "latitude,longitude", as in --zone "40.71,-74.00"`);
  return { latitude, longitude };
}

async function passwordFor(name: string): Promise<string> {
  if (process.env.DOCTOR_PASSWORD) return process.env.DOCTOR_PASSWORD;
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  const ended = new Promise<never>((_, reject) => {
    lines.once("close", () => reject(new TypeError("No password came: type one, or set DOCTOR_PASSWORD.")));
  });
  try {
    return await Promise.race([lines.question(`Password of ${name}: `), ended]);
  } finally {
    lines.close();
  }
}

function tellSettings(): number {
  const { settings, problems } = settingsOf(process.env);
  const wide = Math.max(...settings.map(({ name }) => name.length));
  for (const { name, value, source } of settings)
    process.stdout.write(`${name.padEnd(wide)}  ${source.padEnd(11)}  ${value}\n`);
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  return problems.length > 0 ? 1 : 0;
}

async function run(): Promise<number> {
  const { values, positionals } = readCommandLine(process.argv.slice(2));
  if (values.help || positionals.length > 1) {
    process.stdout.write(usage);
    return values.help ? 0 : 2;
  }
  if (values.settings) return tellSettings();
  const point = pointOf(values.zone);
  const environment = environmentFor(positionals[0]);
  const customer =
    values.customer === undefined
      ? null
      : { emailOrPhone: values.customer, password: await passwordFor(values.customer) };
  const report = await examine({ environment, point, customer });
  process.stdout.write(values.json ? `${JSON.stringify(report, null, 2)}\n` : toText(report));
  return exitCodeOf(report);
}

try {
  process.exitCode = await run();
} catch (error) {
  const problems = error instanceof EnvironmentError ? error.problems : [(error as Error).message];
  const message = problems.join("\n").replace("DELIVERY_API_URL is required", "Give the address of a delivery API.");
  const isJson = process.argv.includes("--json");
  process.stderr.write(isJson ? `${JSON.stringify(refused("", message))}\n` : `${message}\n\n${usage}`);
  process.exitCode = 2;
}
