import { expect, test } from "vitest";
import { newKey } from "~/session/login.server";
import { formAnswerOf, withFormAnswer } from "./form-answer-address";

test.each(["/", "/cart", "/?dialog=address", "/search?q=a%20b&page=2"])("%s is found again", (address) => {
  const key = newKey();
  expect(formAnswerOf(withFormAnswer(address, key))).toEqual({ address, key });
});

test.each([
  "/cart",
  "/cart?answer=",
  "/cart?answer=short",
  `/cart?answer=${"x".repeat(25)}`,
  `/cart?answer=${"x".repeat(24)}&page=2`,
  `/cart?my_answer=${"x".repeat(24)}`,
  `/answer=${"x".repeat(24)}`,
])("%s carries none", (address) => {
  expect(formAnswerOf(address)).toBeNull();
});
