import { expect, test } from "vitest";
import type { RequestContext } from "~/request/context/request-context";
import { endingOf } from "./ending.server";

const now = Date.parse("2026-11-20T12:00:59.250Z");
const contextOf = (isDocument: boolean) =>
  ({
    isDocument,
    now: () => new Date(now),
    timeZone: "UTC",
    language: "en",
    t: (key: string) => key,
  }) as unknown as RequestContext;

test.each([
  ["a document, which others are given too, from the start of its minute", true, "2026-11-20T12:00:00.000Z", 3_600_000],
  ["the data of a navigation from now", false, "2026-11-20T12:00:59.250Z", 3_540_750],
])("SALE-02 SALE-04 a countdown counts in %s", (_, isDocument, drawnAt, leftMs) => {
  expect(endingOf(contextOf(isDocument), "2026-11-20T13:00:00Z")).toEqual({
    leftMs,
    drawnAt: Date.parse(drawnAt),
    text: "sales:ends",
  });
});

test.each([true, false])("SALE-05 what has ended this minute has nothing left (document: %s)", (isDocument) => {
  expect(endingOf(contextOf(isDocument), "2026-11-20T12:00:30Z")?.leftMs).toBe(0);
});
