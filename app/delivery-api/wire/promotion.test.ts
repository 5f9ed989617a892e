import { describe, expect, it } from "vitest";
import { ZodError } from "zod";
import {
  readConditions,
  readParcelCategories,
  readPromotionalBanners,
  readSlides,
  readVideoContent,
} from "./promotion";
import type { Reader } from "./reader";

const dropped: string[] = [];
const reader: Reader = {
  dialect: "m",
  images: { parcelCategory: "https://api.example.test/parcel_category" },
  customerVerification: false,
  sign: (address) => address,
  onDropped: (what) => dropped.push(what),
};
const none = { newArrivals: null, bestReviewed: null, bottom: null, basics: null };

describe("promotional banners", () => {
  it("DATA-27 are read by their keys, full addresses first", () => {
    const body = {
      new_arrival_section_banner: "n.png",
      new_arrival_section_banner_full_url: "https://cdn.example.test/n.png",
      bottom_section_banner: "c.png",
      basic_section_nearby: "d.png",
      promotional_banner_url: "https://api.example.test/promo",
    };
    expect(readPromotionalBanners(body, reader)).toEqual({
      newArrivals: "https://cdn.example.test/n.png",
      bestReviewed: null,
      bottom: "https://api.example.test/promo/c.png",
      basics: "https://api.example.test/promo/d.png",
    });
  });

  it.each([[[]], [{}], [{ bottom_section_banner: "c.png" }], [{ bottom_section_banner_full_url: "javascript:1" }]])(
    "DATA-27 are none in %j",
    (body) => {
      expect(readPromotionalBanners(body, reader)).toEqual(none);
    },
  );

  it("are no page of HTML", () => {
    expect(() => readPromotionalBanners("<html>", reader)).toThrow(ZodError);
  });
});

it("DATA-25 slides keep their picture, title and short description", () => {
  const body = {
    banners: [
      { id: 1, title: "Fast", short_description: "Soon", image_full_url: "https://x.test/w.png" },
      { id: 2, value_full_url: "https://x.test/p.png" },
      { title: "no id" },
    ],
  };
  expect(readSlides(body, reader)).toEqual([
    { id: 1, title: "Fast", text: "Soon", image: "https://x.test/w.png" },
    { id: 2, title: "", text: "", image: "https://x.test/p.png" },
  ]);
  expect(readSlides([], reader)).toEqual([]);
  expect(dropped).toEqual(["banner"]);
});

describe("the film", () => {
  const urls = {
    banner_video: "https://video.test/v",
    banner_video_content_full_url: "https://x.test/v.mp4",
    banner_image_full_url: "https://x.test/i.png",
  };
  it.each([
    ["video", { kind: "embed", src: "https://video.test/v" }],
    ["video_content", { kind: "video", src: "https://x.test/v.mp4" }],
    ["image", { kind: "image", src: "https://x.test/i.png" }],
    ["", { kind: "image", src: "https://x.test/i.png" }],
  ])("HOME-parc-07 of type `%s`", (banner_type, media) => {
    expect(readVideoContent({ ...urls, banner_type }, reader).media).toEqual(media);
  });

  it("HOME-parc-07 is no script, and the picture where its own address is missing", () => {
    const script = { banner_type: "video", banner_video: "javascript:alert(1)" };
    expect(readVideoContent(script, reader).media).toBeNull();
    expect(readVideoContent({ ...urls, banner_type: "video", banner_video: null }, reader).media?.kind).toBe("image");
  });

  it("HOME-parc-07 has its picture under the misspelt key as well", () => {
    const { banner_image_full_url, ...others } = urls;
    const body = { ...others, banner_iamge_full_url: banner_image_full_url, banner_type: "image" };
    expect(readVideoContent(body, reader).media).toEqual({ kind: "image", src: banner_image_full_url });
  });

  it("DATA-26 six values make three pairs", () => {
    const values = [1, 2, 3].flatMap((number) => [
      { key: `content${number}_title`, value: `Label ${number}` },
      { key: `content${number}_subtitle`, value: `Text ${number}` },
    ]);
    const pairs = [1, 2, 3].map((number) => ({ label: `Label ${number}`, text: `Text ${number}` }));
    expect(readVideoContent({ banner_contents: values }, reader).contents).toEqual(pairs);
    expect(readVideoContent({ banner_contents: values.slice(0, 3) }, reader).contents).toEqual([
      pairs[0],
      { label: "Label 2", text: "" },
    ]);
  });
});

it("DATA-35 a condition has id and name", () => {
  expect(readConditions([{ id: "2", name: "Fever" }, { id: 3 }], reader)).toEqual([{ id: 2, name: "Fever" }]);
});

it("DATA-29 a parcel category has a picture by its file name too", () => {
  const rows = [{ id: 1, name: "Documents", description: "<p>Letters</p>", image: "p.png" }];
  expect(readParcelCategories(rows, reader)).toEqual([
    {
      id: 1,
      name: "Documents",
      description: "Letters",
      image: "https://api.example.test/parcel_category/p.png",
      perKm: null,
      minimum: null,
    },
  ]);
});
