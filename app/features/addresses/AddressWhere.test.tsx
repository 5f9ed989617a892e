import { expect, test } from "vitest";
import { render } from "../../../tests/harness/render";
import { AddressWhere } from "./AddressWhere";

const point = { latitude: 25.2, longitude: 55.3 };
const map = { tileUrl: null, stillUrl: null, googleMapsApiKey: null, center: point };
const place = { ...point, address: "12 Harbour Street" };

/** The form's map and what is said of its point. */
const where = (said: { error?: string; answered?: string } = {}) =>
  render(
    <AddressWhere
      formId="address"
      map={map}
      start={said.error === undefined ? null : { ...place, error: said.error }}
      sight={undefined}
      errors={said.answered === undefined ? undefined : [said.answered]}
    />,
  );

test("LOC-10 live regions stand in the form of an address before a point is chosen", () => {
  expect(where()).toMatch(
    /<p class="vh" aria-live="polite" aria-atomic="true"><\/p><div role="status" class="vh"><\/div>/,
  );
});

test("LOC-10 what is wrong with a point is said by a live region, and what a form was answered with the focus", () => {
  const message = '<p class="err" id="address-problem">';
  expect(where({ error: "Nobody delivers there" })).toContain(`<div role="status">${message}`);
  expect(where({ answered: "Address is required" })).toContain(`<div role="status" class="vh"></div>${message}`);
});
