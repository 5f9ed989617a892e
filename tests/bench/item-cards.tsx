import { createServer } from "node:http";
import { CartProvider } from "~/features/cart/CartContext";
import { fallbackConfig, ShopFactsProvider } from "~/features/catalogue/ShopFacts";
import { anItem } from "~/features/catalogue/testing";
import { useCardView } from "~/features/items/card-view";
import { ItemCard } from "~/features/items/ItemCard";
import { WishlistProvider } from "~/features/wishlist/WishlistContext";
import { render } from "../harness/render";

/** The shop's own item cards without the page around them: what `mantine-cards.tsx` is compared with. */
const facts = { ...fallbackConfig, module: null, isSignedIn: false, hasPlace: true, place: null };

const items = Array.from({ length: Number(process.env.CARDS) }, (_, index) => ({
  ...anItem({
    id: index + 1,
    name: `Harbour Burger ${index}`,
    image: `/picture/${index}.svg`,
    price: 9,
    discount: { value: 10, type: "percent" },
    rating: 4,
    ratingCount: 12,
  }),
  isCampaign: false,
  sale: "available" as const,
  isInStock: true,
}));

function Cards() {
  const view = useCardView();
  return items.map((item) => <ItemCard key={item.id} item={item} view={view} />);
}

const page = (
  <ShopFactsProvider value={facts}>
    <CartProvider cart={{ lines: [] }}>
      <WishlistProvider wishes={null}>
        <Cards />
      </WishlistProvider>
    </CartProvider>
  </ShopFactsProvider>
);

createServer((_, response) => {
  response.setHeader("Content-Type", "text/html; charset=utf-8");
  response.end(`<!DOCTYPE html><html lang="en"><body>${render(page)}</body></html>`);
}).listen(Number(process.env.PORT), "127.0.0.1");
