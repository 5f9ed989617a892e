import { z } from "zod";
import { EnvironmentError, readEnvironment, schema } from "./env.server";
import { lookUp } from "./look-up";

/** What a value must not be shown of: secrets, keys, and addresses that carry a password or a key, also where they are written wrongly. */
const secretName = /SECRET|_KEYS?$|PASSWORD|TOKEN/;
const secretAddress = /^(?!mailto:)(?!https?:\/\/[^@]*@\dx\b[^@]*$).*@|[?&]\w*(key|token|secret|pass)\w*=/i;
const hidden = "(hidden)";

/**
 * Every setting with its value as text, secrets hidden, and where it comes from; and what is wrong with any of them.
 */
export function settingsOf(source: Readonly<Record<string, string | undefined>>): {
  settings: { name: string; value: string; source: "environment" | "default" | "not set" }[];
  problems: string[];
} {
  const settings = Object.entries(schema.shape).map(([name, part]) => {
    const given = lookUp(source, name)?.trim();
    if (given) {
      const isHidden = secretName.test(name) || secretAddress.test(given);
      return { name, value: isHidden ? hidden : given, source: "environment" as const };
    }
    const byDefault = part instanceof z.ZodDefault ? String(part.parse(undefined)) : "";
    return { name, value: byDefault, source: byDefault === "" ? ("not set" as const) : ("default" as const) };
  });
  try {
    readEnvironment(source);
    return { settings, problems: [] };
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    return { settings, problems: error.problems };
  }
}
