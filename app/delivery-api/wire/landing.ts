import { z } from "zod";
import type { LandingPage } from "../model";
import { allSigned, type Reader, readRows, signed } from "./reader";
import * as read from "./scalars";

const wireTexts = z.object({
  fixed_newsletter_title: read.description,
  fixed_newsletter_sub_title: read.description,
  fixed_footer_description: read.description,
  download_user_app_title: read.description,
  download_user_app_sub_title: read.description,
  earning_seller_title: read.description,
  earning_seller_sub_title: read.description,
  earning_seller_button_name: read.description,
  earning_seller_button_url: read.httpUrl,
  earning_dm_title: read.description,
  earning_dm_sub_title: read.description,
  earning_dm_button_name: read.description,
  earning_dm_button_url: read.httpUrl,
  company_title: read.description,
  company_sub_title: read.description,
  company_description: read.description,
  testimonial_title: read.description,
});

const wireLinks = z.object({
  playstore_url: read.httpUrl,
  playstore_url_status: read.isOne,
  apple_store_url: read.httpUrl,
  apple_store_url_status: read.isOne,
});

const wireTestimonial = z.object({
  id: read.id,
  name: read.name,
  designation: read.description,
  review: read.description,
  reviewer_image_full_url: read.httpUrl,
});

/** `GET /react-landing-page` (docs/delivery-api.md §14, DATA-22): flat in M, in sections in X; the names are the same in both. */
export function readLandingPage(body: unknown, reader: Reader): LandingPage {
  const record = z.record(z.unknown()).parse(body);
  const sections = Object.entries(record).flatMap(([key, value]) =>
    key.endsWith("_section") ? [read.toRecord(value)] : [],
  );
  const flat: Record<string, unknown> = Object.assign({}, record, ...sections);
  const wire = wireTexts.parse(flat);
  const appLinkRecord = read.toRecord(flat.download_user_app_links);
  const links = wireLinks.parse(appLinkRecord ?? {});
  return {
    newsletterTitle: wire.fixed_newsletter_title,
    newsletterSubtitle: wire.fixed_newsletter_sub_title,
    footerDescription: wire.fixed_footer_description,
    promotions: allSigned(reader, read.listOf(read.httpUrl).parse(flat.promotion_banners_full_url)),
    app: {
      isTold: appLinkRecord !== null,
      title: wire.download_user_app_title,
      text: wire.download_user_app_sub_title,
      playStore: links.playstore_url_status ? links.playstore_url : null,
      appStore: links.apple_store_url_status ? links.apple_store_url : null,
    },
    storeOwner: {
      title: wire.earning_seller_title,
      text: wire.earning_seller_sub_title,
      button: wire.earning_seller_button_name,
      url: wire.earning_seller_button_url,
    },
    deliveryMan: {
      title: wire.earning_dm_title,
      text: wire.earning_dm_sub_title,
      button: wire.earning_dm_button_name,
      url: wire.earning_dm_button_url,
    },
    company: { title: wire.company_title, subtitle: wire.company_sub_title, text: wire.company_description },
    testimonialTitle: wire.testimonial_title,
    testimonials: readRows(flat.testimonial_list, "testimonial", reader, (row) => {
      const { id, name, designation, review, reviewer_image_full_url } = wireTestimonial.parse(row);
      return { id, name, designation, review, image: signed(reader, reviewer_image_full_url) };
    }),
  };
}

/** A page of text: HTML as a JSON string or in `value` (docs/delivery-api.md §14); as it came, to be sanitised. One switched off is empty. */
export function readTextPage(body: unknown): string {
  if (typeof body === "string") return body.slice(0, 200_000);
  const wire = z.object({ value: read.text, status: read.flagOrTrue }).parse(body);
  return wire.status ? wire.value.slice(0, 200_000) : "";
}
