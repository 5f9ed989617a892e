import { IANAZone } from "luxon";
import { z } from "zod";

const schema = z.object({
  SANDBOX_PORT: z.coerce.number().int().min(0).max(65535).default(4000),
  SANDBOX_HOST: z.string().min(1).default("127.0.0.1"),
  SANDBOX_CITY: z.enum(["small", "large"]).default("small"),
  SANDBOX_FILE: z.string().min(1).optional(),
  SANDBOX_DIALECT: z.enum(["m", "n", "x"]).default("m"),
  SANDBOX_SPEED: z.coerce.number().positive().default(1),
  SANDBOX_TIME_ZONE: z
    .string()
    .refine((zone) => IANAZone.isValidZone(zone), "is not an IANA time zone")
    .default("UTC"),
  SANDBOX_PUBLIC_URL: z.string().url().optional(),
});

/** One for each, so that the large one is built once. */
const defaultFiles = { small: ".data/sandbox.db", large: ".data/sandbox-large.db" };

/**
 * The sandbox's options from environment variables; empty ones count as absent.
 * @throws Error naming every variable that is wrong.
 */
export function readEnvironment(env: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
  const result = schema.safeParse(given);
  if (!result.success) {
    throw new Error(result.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`).join("\n"));
  }
  const { data } = result;
  return {
    port: data.SANDBOX_PORT,
    host: data.SANDBOX_HOST,
    city: data.SANDBOX_CITY,
    file: data.SANDBOX_FILE ?? defaultFiles[data.SANDBOX_CITY],
    dialect: data.SANDBOX_DIALECT,
    speed: data.SANDBOX_SPEED,
    operatorZone: data.SANDBOX_TIME_ZONE,
    publicUrl: data.SANDBOX_PUBLIC_URL ?? null,
  };
}
