import { expect, test } from "vitest";
import { render } from "../../../tests/harness/render";
import { Face } from "./Face";

test.each(["delivery_man", "admin"] as const)("LNG-05 the sign of who writes, %s, is mirrored", (kind) => {
  expect(render(<Face of={{ image: null, kind }} />)).toContain('<svg class="i flip"');
});
