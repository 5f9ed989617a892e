import { pictureLimits } from "../../app/limits";
import type { Advice } from "./report";

const pictureNames = /image|logo|icon|cover|photo|picture|thumbnail|banner|background/i;
const timeoutMs = 5000;
/** One of each list is enough to see whether a storage answers. */
const most = 20;

/** The addresses of pictures in an answer, the first of each name. */
export function picturesIn(value: unknown): string[] {
  const found = new Map<string, string>();
  const visit = (part: unknown, name: string) => {
    if (typeof part === "string") {
      if (pictureNames.test(name) && /^https?:/.test(part) && !found.has(name)) found.set(name, part);
    } else if (Array.isArray(part)) {
      for (const one of part.slice(0, 3)) visit(one, name);
    } else if (typeof part === "object" && part !== null) {
      for (const [key, one] of Object.entries(part)) visit(one, key);
    }
  };
  visit(value, "");
  return [...found.values()];
}

/** Loads a few pictures, and says which do not come, weigh too much, or lie where the storefront would not let a browser look. */
export async function judgePictures(
  addresses: string[],
  site: { apiOrigin: string; imageOrigins: string[]; fetch: typeof fetch },
): Promise<Advice[]> {
  const chosen = [...new Set(addresses)].slice(0, most);
  const problems = await Promise.all(chosen.map((address) => problemOf(address, site.fetch)));
  const allowed = new Set([site.apiOrigin, ...site.imageOrigins]);
  const elsewhere = [...new Set(addresses.map((address) => new URL(address).origin))].filter(
    (one) => !allowed.has(one),
  );
  return [
    ...chosen.flatMap((address, at): Advice[] => {
      const problem = problems[at];
      return problem ? [{ weight: "problem", text: `Picture ${address} ${problem}.` }] : [];
    }),
    ...(elsewhere.length > 0
      ? [
          {
            weight: "problem" as const,
            text: `Pictures lie at ${elsewhere.join(", ")}: set IMAGE_ORIGINS=${[...site.imageOrigins, ...elsewhere].join(",")}, or browsers will not load them.`,
          },
        ]
      : []),
  ];
}

async function problemOf(address: string, fetcher: typeof fetch): Promise<string | null> {
  try {
    const answer = await fetcher(address, { signal: AbortSignal.timeout(timeoutMs) });
    const type = answer.headers.get("content-type") ?? "";
    const length = Number(answer.headers.get("content-length") ?? 0);
    await answer.body?.cancel();
    if (!answer.ok) return `answers ${answer.status}`;
    if (!type.startsWith("image/")) return `is no picture (${type || "no content type"})`;
    return length > pictureLimits.bytes
      ? `weighs ${Math.round(length / 1e6)} MB: over 10 MB it is not made smaller`
      : null;
  } catch (error) {
    return error instanceof Error && error.name === "TimeoutError" ? "has not come within 5 s" : "cannot be reached";
  }
}
