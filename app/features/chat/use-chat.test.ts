import { expect, test } from "vitest";
import type { ChatData } from "./load-chat.server";
import { newest } from "./use-chat";

const data = (statusQuery: string, at: number) => ({ statusQuery, at }) as ChatData;

test.each([
  ["nothing has come", null, "loaded"],
  ["a later answer", data("a", 2), "answer"],
  ["an answer of another chat", data("b", 2), "loaded"],
  ["an answer from before the page was loaded again", data("a", 0), "loaded"],
])("%s: the %s state is shown", (_, answer, shown) => {
  const loaded = data("a", 1);
  expect(newest(loaded, answer)).toBe(shown === "loaded" ? loaded : answer);
});
