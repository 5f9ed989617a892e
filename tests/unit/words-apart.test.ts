import { expect, test } from "vitest";
import { wordsRunTogether } from "../harness/words-apart";

test.each([
  ["<a>Cart</a><span>1</span>", ["Cart|1"]],
  ["<a>Cart</a> <span>1</span>", []],
  ["<b>4.10</b><span>(14 reviews)</span>", ["4.10|(14 reviews)"]],
  ["<label>Large<em>+$2.00</em></label>", ["Large|+$2.00"]],
  ["<span>Included</span><label><input type=radio> <span>Large</span></label>", ["Included|▢"]],
  ["<input type=hidden><span>Sauces</span>", []],
  // Text browsers know these, but none of the younger ones.
  ["<p>Home</p><p>Cart</p><ul><li>Track</li><li>Account</li></ul>", []],
  ["<nav>Home</nav><section>Cart</section>", ["Home|Cart"]],
  ["<em>+$2.00</em><fieldset><legend>Sauces</legend></fieldset>", ["+$2.00|Sauces"]],
  ["<noscript><a>Stop</a><a>Skip</a></noscript>", ["Stop|Skip"]],
  // A name within a sentence, and what belongs to it.
  ["Order <bdi>100001</bdi>, <b>paid</b>.", []],
  ["<img alt=Sushi><img alt=Salads>", ["Sushi|Salads"]],
  ["<span>Save</span><svg><title>heart</title></svg>", []],
])("what a text browser reads as one word: %s", (html, found) => {
  expect(wordsRunTogether(html)).toEqual(found);
});
