import { expect, it } from "vitest";
import { stillMapAddress } from "./still-map-address";

const view = { latitude: 40.7, longitude: -74, zoom: 17, width: 459, height: 236 };

it.each([
  [
    "http://maps.test/static.svg?lat={latitude}&lng={longitude}&zoom={zoom}&w={width}&h={height}",
    "http://maps.test/static.svg?lat=40.7&lng=-74&zoom=17&w=459&h=236",
  ],
  [
    "https://maps.test/?center={latitude},{longitude}&markers={latitude},{longitude}&size={width}x{height}&key={key}",
    "https://maps.test/?center=40.7,-74&markers=40.7,-74&size=459x236&key={key}",
  ],
])("fills %s", (template, address) => {
  expect(stillMapAddress(template, view)).toBe(address);
});
