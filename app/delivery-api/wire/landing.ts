import { z } from "zod";
import type { LandingTexts } from "../model";
import * as read from "./scalars";

const wireTexts = z.object({
  fixed_newsletter_title: read.description,
  fixed_newsletter_sub_title: read.description,
  fixed_footer_description: read.description,
});

/** `GET /react-landing-page` (docs/delivery-api.md §14): flat in M, in sections in X. */
export function readLandingTexts(body: unknown): LandingTexts {
  const record = z.record(z.unknown()).parse(body);
  const wire = wireTexts.parse(read.toRecord(record.footer_section) ?? record);
  return {
    newsletterTitle: wire.fixed_newsletter_title,
    newsletterSubtitle: wire.fixed_newsletter_sub_title,
    footerDescription: wire.fixed_footer_description,
  };
}
