import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { json, type StubApi, startStubApi, visitor } from "./stub-api";

let api: StubApi;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  api = await startStubApi();
});
afterEach(async () => {
  vi.useRealTimers();
  await api.close();
});

const info = async () => {
  const result = await api.client.api(visitor({ token: "t" })).customer.info();
  return result.ok ? "ok" : result.failure.kind;
};
const calls = () => api.seenOf("/customer/info").length;
const times = async (count: number) => {
  const outcomes = [];
  for (let index = 0; index < count; index += 1) outcomes.push(await info());
  return outcomes;
};

describe("a server in trouble", () => {
  it("is left alone after five failures in a row, and asked again after two seconds", async () => {
    api.answer((_, response) => json(response, {}, 503));
    // The config's own call succeeds in between, so it is asked first and kept.
    await api.client.api(visitor()).config.get();
    await times(3);
    expect(api.client.upstream.state()).toBe("open");
    const before = calls();
    expect(before).toBe(5);
    expect(await info()).toBe("unavailable");
    expect(calls()).toBe(before);

    api.answer((_, response) => json(response, { id: 1 }));
    vi.setSystemTime(Date.now() + 2100);
    expect(await info()).toBe("ok");
    expect(api.client.upstream.state()).toBe("ok");
    expect(
      api.events.filter(({ event }) => event === "breaker").map((event) => "state" in event && event.state),
    ).toEqual(["open", "half-open", "ok"]);
  });

  it("is not told of calls that are held back as its own failures: they have an outcome and no duration", async () => {
    await api.client.api(visitor()).config.get();
    api.answer((_, response) => json(response, {}, 503));
    await times(4);
    const told = api.metrics.filter(({ endpoint }) => endpoint === "/customer/info");
    // A call is sent twice, but for the third: the breaker opens with its first answer.
    expect(told.map(({ outcome, ms }) => [outcome, ms !== null])).toEqual([
      ["unavailable", true],
      ["unavailable", true],
      ["unavailable", true],
      ["held-back", false],
    ]);
    api.metrics.length = 0;
    vi.setSystemTime(Date.now() + 2100);
    await api.client.api(visitor({ token: "t", deadlineAt: Date.now() - 1 })).customer.info();
    expect(api.metrics).toEqual([{ endpoint: "/customer/info", method: "GET", outcome: "held-back", ms: null }]);
  });

  it("is asked by one call alone after the pause", async () => {
    await api.client.api(visitor()).config.get();
    api.answer((_, response) => json(response, {}, 503));
    await times(3);
    vi.setSystemTime(Date.now() + 2100);
    const waiting: (() => void)[] = [];
    api.answer((_, response) => void waiting.push(() => json(response, { id: 1 })));
    const before = calls();
    const first = info();
    await vi.waitFor(() => expect(waiting).toHaveLength(1));
    expect(await times(3)).toEqual(["unavailable", "unavailable", "unavailable"]);
    waiting[0]?.();
    expect(await first).toBe("ok");
    expect(calls()).toBe(before + 1);
  });

  it.each([500, 404, 403, 401])(
    "is not suspected for %i: one path's answer is not the server's state",
    async (status) => {
      await api.client.api(visitor()).config.get();
      api.answer((_, response) => json(response, {}, status));
      await times(8);
      expect(api.client.upstream.state()).toBe("ok");
      expect(calls()).toBe(8);
    },
  );

  it("is not suspected when visitors leave", async () => {
    await api.client.api(visitor()).config.get();
    for (let index = 0; index < 8; index += 1) {
      const controller = new AbortController();
      api.answer(() => controller.abort());
      await api.client.api(visitor({ token: "t", signal: controller.signal })).customer.info();
    }
    expect(api.client.upstream.state()).toBe("ok");
  });

  it("is not taken for well when the visitor whose call tries it leaves", async () => {
    await api.client.api(visitor()).config.get();
    api.answer((_, response) => json(response, {}, 503));
    await times(3);
    vi.setSystemTime(Date.now() + 2100);
    const controller = new AbortController();
    api.answer(() => controller.abort());
    await api.client.api(visitor({ token: "t", signal: controller.signal })).customer.info();
    expect(api.client.upstream.state()).toBe("open");
    const before = calls();
    expect(await times(3)).toEqual(["unavailable", "unavailable", "unavailable"]);
    expect(calls()).toBe(before);

    api.answer((_, response) => json(response, { id: 1 }));
    vi.setSystemTime(Date.now() + 2100);
    expect(await info()).toBe("ok");
    expect(api.client.upstream.state()).toBe("ok");
  });
});
