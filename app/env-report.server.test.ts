import { expect, test } from "vitest";
import { variableNames } from "./env.server";
import { settingsOf } from "./env-report.server";

const minimal = { DELIVERY_API_URL: "http://localhost:4000", SESSION_SECRETS: "0123456789abcdef".repeat(2) };

test("settings are listed with their source, secrets and passwords in addresses hidden, and what is wrong", () => {
  const { settings, problems } = settingsOf({
    ...minimal,
    ...{ REDIS_URL: "redis://:hush@cache:6379", PORT: "none", GOOGLE_CLIENT_SECRET: "hush", FIREBASE_API_KEY: "hush" },
    ANALYTICS_URL: "https://collector.example.com/in?api_key=hush",
    LOG_LEVEL: "hush",
  });
  const listed = new Map(settings.map(({ name, value, source }) => [name, `${source}: ${value}`]));
  expect(listed.get("DELIVERY_API_URL")).toBe("environment: http://localhost:4000");
  expect(listed.get("HOST")).toBe("default: 127.0.0.1");
  expect(listed.get("MAP_TILE_URL")).toBe("not set: ");
  expect(listed.get("REDIS_URL")).toBe("environment: (hidden)");
  expect(JSON.stringify(settings.filter(({ name }) => name !== "LOG_LEVEL"))).not.toMatch(/hush|0123456789abcdef/);
  expect(settings.map(({ name }) => name)).toEqual(variableNames);
  expect(problems).toEqual([
    "PORT is not a port",
    "LOG_LEVEL is none of fatal, error, warn, info, debug, trace, silent",
  ]);
});

test.each([
  ["REDIS_URL", "redis://:hush@cache:6379"],
  ["REDIS_URL", "redis+sentinel://:hush@one,two/mymaster/0"],
  ["REDIS_URL", "rediss+cluster://shop:hush@one,two"],
  ["REDIS_URL", "redis+sentinel://one,two/mymaster?sentinelPassword=hush"],
  ["REDIS_URL", "redis://cache?password=hush"],
  // None of these starts a shop, and whoever looks for the reason shows the list to others.
  ["REDIS_URL", "redis://:hu/sh@cache"],
  ["REDIS_URL", "redis://:hu#sh@cache"],
  ["REDIS_URL", ":hush@cache:6379"],
  ["DELIVERY_API_URL", "https://user:hush@example.com"],
  ["MAP_TILE_URL", "https://tiles.example.com/{z}/{x}/{y}.png?access_token=hush"],
])("%s=%s is not shown", (name, value) => {
  const setting = settingsOf({ ...minimal, [name]: value }).settings.find((one) => one.name === name);
  expect(setting?.value).toBe("(hidden)");
});

test.each([
  ["REDIS_URL", "redis+sentinel://one,two/mymaster/0"],
  ["SECURITY_CONTACT", "mailto:security@example.com"],
  ["MAP_TILE_URL", "https://tiles.example.com/{z}/{x}/{y}.png?style=dark"],
  ["MAP_TILE_URL", "https://tiles.example.com/{z}/{x}/{y}@2x.png"],
])("%s=%s is shown", (name, value) => {
  const setting = settingsOf({ ...minimal, [name]: value }).settings.find((one) => one.name === name);
  expect(setting?.value).toBe(value);
});
