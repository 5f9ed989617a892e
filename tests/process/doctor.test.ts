import { execFile } from "node:child_process";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startSandbox } from "../../sandbox/server";

let sandbox: Awaited<ReturnType<typeof startSandbox>>;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, file: ":memory:" });
});
afterAll(() => sandbox.close());

type Ended = { code: number; stdout: string; stderr: string };

/** The command as it lies in the image. */
const doctor = (args: string[], environment: Record<string, string> = {}): Promise<Ended> =>
  new Promise((resolve) => {
    const options = { env: { ...environment, NODE_ENV: "production" as const } };
    const child = execFile(process.execPath, ["build/doctor.js", ...args], options, (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : Number(error.code), stdout, stderr }),
    );
    child.stdin?.end();
  });

test("the doctor tells people and machines, and how it went by its exit code", async () => {
  const [forPeople, forMachines, elsewhere, south, withCustomer] = await Promise.all([
    doctor([], { DELIVERY_API_URL: sandbox.url }),
    doctor([sandbox.url, "--json"]),
    doctor([sandbox.url, "--zone", "0, 0"]),
    doctor([sandbox.url, "--zone", "-12.05,-77.04"]),
    doctor([sandbox.url, "--customer", "+15550100001"], { DOCTOR_PASSWORD: "password" }),
  ]);
  expect(forPeople).toMatchObject({ code: 0, stderr: "" });
  expect(forPeople.stdout).toContain("Customers will notice nothing.");
  expect(JSON.parse(forMachines.stdout)).toMatchObject({ refusal: null, server: { dialect: "M" } });
  expect(elsewhere.code).toBe(1);
  expect(elsewhere.stdout).toContain("1. No zone serves 0, 0");
  expect(south.stdout).toContain("1. No zone serves -12.05, -77.04");
  expect(withCustomer.code).toBe(0);
  expect(withCustomer.stdout).toContain("GET /customer/wish-list");
  expect(JSON.stringify(withCustomer)).not.toContain("Bearer");
});

test("the doctor says in words what it needs", async () => {
  const [nothing, noPoint, noPassword, noApi, settings] = await Promise.all([
    doctor([]),
    doctor([sandbox.url, "--zone", "here"]),
    doctor([sandbox.url, "--customer", "+15550100001"]),
    doctor(["ftp://elsewhere.example", "--json"]),
    doctor(["--settings"], { DELIVERY_API_URL: sandbox.url, SESSION_SECRETS: "hush" }),
  ]);
  expect(nothing).toMatchObject({ code: 2, stderr: expect.stringContaining("Give the address of a delivery API.") });
  expect(noPoint).toMatchObject({ code: 2, stderr: expect.stringContaining('--zone wants "latitude,longitude"') });
  expect(noPassword).toMatchObject({ code: 2, stderr: expect.stringContaining("No password came") });
  expect(noApi.code).toBe(2);
  expect(JSON.parse(noApi.stderr).refusal).toContain("DELIVERY_API_URL");
  expect(settings).toMatchObject({
    code: 1,
    stderr: expect.stringContaining("SESSION_SECRETS holds a secret shorter"),
  });
  expect(settings.stdout).toMatch(/SESSION_SECRETS +environment +\(hidden\)/);
});
