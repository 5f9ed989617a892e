import type { SandboxContext } from "../context";
import { pictureName } from "../pictures/name";
import { landingTexts } from "../seed/data/landing";
import { inLanguage, pictureUrl } from "../wire/text";

type TextKey = keyof typeof landingTexts;

const links = {
  playstore_url_status: "1",
  playstore_url: "https://apps.example/doorstep",
  apple_store_url_status: "1",
  apple_store_url: "https://apps.example/doorstep",
};
const businessLinks = {
  seller_playstore_url_status: "1",
  seller_playstore_url: "https://apps.example/doorstep-store",
  dm_playstore_url_status: "1",
  dm_playstore_url: "https://apps.example/doorstep-rider",
};
/** The operator's application pages. */
const applications = {
  earning_seller_button_url: "https://doorstep.example/stores",
  earning_dm_button_url: "https://doorstep.example/riders",
};
const icon = pictureName("logo", "door", 12);
const banner = pictureName("cover", ["hamburger", "red-apple", "pill", "package"], 22);
const promotions = [
  pictureName("banner", ["motor-scooter", "pizza"], 45),
  pictureName("banner", ["carrot", "bread"], 140),
  pictureName("banner", ["package", "bicycle"], 200),
];

/** `GET /react-landing-page`: flat in M and N, sections in X (docs/delivery-api.md §14). */
export async function landingJson(ctx: SandboxContext) {
  const text = (key: TextKey) => landingTexts[key][ctx.language === "ar" ? 1 : 0];
  const url = (name: string) => pictureUrl(ctx, "landing", name);
  const testimonials = await testimonialsJson(ctx);
  if (ctx.dialect === "x") return sections(text, url, testimonials);
  const texts = Object.fromEntries((Object.keys(landingTexts) as TextKey[]).map((key) => [key, text(key)]));
  return {
    ...texts,
    header_icon: icon,
    header_icon_full_url: url(icon),
    header_banner: banner,
    header_banner_full_url: url(banner),
    company_button_url: "https://doorstep.example/about",
    ...applications,
    business_image: banner,
    business_image_full_url: url(banner),
    testimonial_list: testimonials,
    fixed_promotional_banner: promotions[0],
    fixed_promotional_banner_full_url: url(promotions[0] ?? banner),
    promotion_banners: promotions.map((img) => ({ img, storage: "public" })),
    promotion_banners_full_url: promotions.map(url),
    download_user_app_links: links,
    download_business_app_links: businessLinks,
    base_urls: {},
    s3_base_urls: {},
  };
}

/** `GET /testimonial` and the list inside the landing page. */
export async function testimonialsJson(ctx: SandboxContext) {
  const rows = await ctx.db.selectFrom("testimonials").selectAll().where("status", "=", 1).orderBy("id").execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    designation: inLanguage(ctx.language, row, "designation"),
    review: inLanguage(ctx.language, row, "review"),
    reviewer_image: row.image,
    reviewer_image_full_url: pictureUrl(ctx, "landing", row.image),
    status: row.status,
  }));
}

function sections(text: (key: TextKey) => string, url: (name: string) => string, testimonials: object[]) {
  return {
    hero_section: {
      header_title: text("header_title"),
      header_sub_title: text("header_sub_title"),
      header_tag_line: text("header_tag_line"),
      header_icon_full_url: url(icon),
      header_banner_full_url: url(banner),
    },
    promotional_banner_section: { promotion_banners_full_url: promotions.map(url) },
    user_app_download_section: {
      download_user_app_title: text("download_user_app_title"),
      download_user_app_sub_title: text("download_user_app_sub_title"),
      download_user_app_links: links,
    },
    seller_app_download_section: {
      earning_seller_title: text("earning_seller_title"),
      earning_seller_sub_title: text("earning_seller_sub_title"),
      earning_seller_button_name: text("earning_seller_button_name"),
      earning_seller_button_url: applications.earning_seller_button_url,
    },
    deliveryman_app_download_section: {
      earning_dm_title: text("earning_dm_title"),
      earning_dm_sub_title: text("earning_dm_sub_title"),
      earning_dm_button_name: text("earning_dm_button_name"),
      earning_dm_button_url: applications.earning_dm_button_url,
    },
    testimonial_section: { testimonial_title: text("testimonial_title"), testimonial_list: testimonials },
    company_intro_section: {
      company_title: text("company_title"),
      company_sub_title: text("company_sub_title"),
      company_description: text("company_description"),
      company_button_name: text("company_button_name"),
    },
    footer_section: {
      fixed_newsletter_title: text("fixed_newsletter_title"),
      fixed_newsletter_sub_title: text("fixed_newsletter_sub_title"),
      fixed_footer_description: text("fixed_footer_description"),
    },
    meta_title: text("header_title"),
    meta_description: text("header_sub_title"),
  };
}
