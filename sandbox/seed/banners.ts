import { pictureName } from "../pictures/name";
import { inLanguage } from "../wire/text";
import { banners, moduleBanners, parcelVideo, whyChoose } from "./data/offers";
import { cellsOf, hueOf, inArabic, moduleIds, type SeedData, storeNamed } from "./seed-data";

/** Banners of the operator and of stores, and the fixed pictures of module pages. */
export function addBanners(data: SeedData): void {
  addModuleBanners(data);
  for (const cells of cellsOf(banners)) {
    const [
      module = "1",
      type = "",
      target = "",
      zone = "1",
      art = "",
      title = "",
      arabic = "",
      line = "",
      arabicLine = "",
    ] = cells;
    const id = data.banners.length + 1;
    const store = type === "default" ? null : storeNamed(data, target);
    const item = type === "item_wise" ? data.items.find(({ store_id }) => store_id === store?.id) : undefined;
    const picture = (lines: string[]) => pictureName("banner", art.split("+"), hueOf(id), lines);
    data.banners.push({
      id,
      title,
      translations: inArabic({ title: arabic, image: picture([arabic, arabicLine]) }),
      type,
      store_id: type === "store_wise" ? (store?.id ?? null) : null,
      item_id: item?.id ?? null,
      link: type === "default" ? target : null,
      zone_id: Number(zone),
      module_id: Number(module),
      featured: type === "default" ? 1 : 0,
      status: 1,
      created_by: "admin",
      image: picture([title, line]),
    });
  }
  for (const store of data.stores.filter(({ featured }) => featured === 1)) {
    const id = data.banners.length + 1;
    const art = store.cover_photo.split(".")[1]?.split("+").slice(0, 2) ?? [];
    data.banners.push({
      id,
      title: store.name,
      translations: inArabic({ title: inLanguage("ar", store, "name") }),
      type: null,
      store_id: store.id,
      item_id: null,
      link: null,
      zone_id: store.zone_id,
      module_id: store.module_id,
      featured: 0,
      status: 1,
      created_by: "store",
      image: pictureName("banner", art, hueOf(id)),
    });
  }
}

function addModuleBanners(data: SeedData): void {
  const add = (moduleId: number, key: string, value: string, type: string, arabic: string) =>
    data.module_banners.push({
      id: data.module_banners.length + 1,
      module_id: moduleId,
      key,
      value,
      type,
      translations: inArabic({ value: arabic }),
      status: 1,
    });
  for (const [module = "1", key = "", art = "", title = "", arabic = ""] of cellsOf(moduleBanners)) {
    const picture = (text: string) =>
      pictureName("banner", art.split("+"), hueOf(data.module_banners.length + 4), [text]);
    add(Number(module), key, picture(title), "promotional_banner", picture(arabic));
  }
  for (const [key = "", text = "", arabic = ""] of cellsOf(parcelVideo)) {
    const value = key === "banner_image" ? pictureName("cover", text.split("+"), 45) : text;
    add(moduleIds.parcel, key, value, "video_content", key === "banner_image" ? value : arabic);
  }
  cellsOf(whyChoose).forEach(([title = "", arabic = "", text = "", arabicText = "", art = ""], index) => {
    data.why_choose.push({
      id: index + 1,
      module_id: moduleIds.parcel,
      title,
      short_description: text,
      translations: inArabic({ title: arabic, short_description: arabicText }),
      image: pictureName("pack", art, hueOf(index)),
      status: 1,
    });
  });
}
