import { expect, test } from "vitest";
import { render } from "../../../tests/harness/render";
import type { ReviewsData } from "./load-reviews.server";
import { ReviewsPage } from "./ReviewsPage";

const review: ReviewsData["reviews"][number] = {
  id: 7,
  rating: 5,
  customerName: "Ann",
  date: null,
  itemName: "Plain Rice",
  comment: "Still warm",
  reply: null,
  pictures: ["https://api.example.test/a.png#01234567", "https://api.example.test/b.png"],
};

test("the pictures of a review have names, and are links to themselves as they were sent", () => {
  const html = render(
    <ReviewsPage
      title="Reviews of Harbour Kitchen"
      store={{ name: "Harbour Kitchen", href: "/store/harbour-kitchen", logo: null, rating: 4.2, ratingCount: 1 }}
      hasReviews
      ratings={[]}
      reviews={[review]}
      total={1}
      moreHref={null}
    />,
  );
  for (const [address, name] of [
    ["https://api.example.test/a.png", "Picture 1 of this review"],
    ["https://api.example.test/b.png", "Picture 2 of this review"],
  ])
    expect(html).toContain(`<a href="${address}" target="_blank" rel="noreferrer" aria-label="${name}"><`);
});
