// @vitest-environment jsdom
import { afterAll, beforeEach, expect, test } from "vitest";
import { lastFocused } from "./last-focused";
import "./keyboard";

const [field, button] = ["input", "button"].map((name) => document.createElement(name)) as [
  HTMLInputElement,
  HTMLButtonElement,
];
const page = document.createElement("main");

beforeEach(() => {
  page.removeAttribute("inert");
  page.append(field, button);
  document.body.append(page);
  field.disabled = false;
  field.focus();
  expect(lastFocused()).toBe(field);
});

/** What follows a change of the focus at once. */
const soon = () => new Promise<void>((resolve) => setTimeout(resolve));

// What the window takes down at its end would be seen by what has no window any more.
afterAll(() => {
  page.remove();
  return soon();
});

/** As browsers say it of a field that they take the focus from by themselves. */
const tellOfLoss = () => void field.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));

test("a field that was left for something without a focus, as a button in Safari, is forgotten", async () => {
  field.blur();
  await soon();
  expect(lastFocused()).toBeNull();
});

test("what goes on to something else is followed", async () => {
  button.focus();
  await soon();
  expect(lastFocused()).toBe(button);
});

test.each([
  [
    "becomes inert with the page",
    () => {
      page.setAttribute("inert", "");
      field.blur();
    },
  ],
  [
    "is disabled",
    () => {
      field.disabled = true;
      field.blur();
    },
  ],
  ["has the focus of a window that is left", tellOfLoss],
])("what %s is remembered", async (_, happen) => {
  happen();
  await soon();
  expect(lastFocused()).toBe(field);
});

test("what takes the place of a field that is removed has the focus, though browsers tell of the loss before", async () => {
  tellOfLoss();
  field.remove();
  await soon();
  expect(document.activeElement).toBe(button);
});
