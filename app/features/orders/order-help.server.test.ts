import { expect, test } from "vitest";
import { fail, type Order, ok } from "~/delivery-api";
import type { RequestContext } from "~/request/context/request-context";
import { orderHelp } from "./order-help.server";

const delivered = {
  ...{ id: 100042, status: "delivered", paymentStatus: "paid", refund: null },
  store: { vendorId: 9 },
} as unknown as Order;

type Shop = { address?: string; token?: string | null; order?: Order | null };

function helpOf({ address = "?order=100042", token = "t", order = delivered }: Shop, refunds = true) {
  const asked: number[] = [];
  const context = {
    url: new URL(`http://shop.test/help-and-support${address}`),
    session: { visitor: { token } },
    api: {
      orders: {
        track: async ({ orderId }: { orderId: number }) => {
          asked.push(orderId);
          return order ? ok(order) : fail("not-found");
        },
      },
    },
  } as unknown as RequestContext;
  return { help: orderHelp(context, refunds), asked };
}

const chat = "/chatting?type=vendor&id=9&order=100042";
const refund = "/my-orders?dialog=refund&order=100042";
const running = { ...delivered, status: "picked_up" } as Order;
const parcel = { ...delivered, store: null } as Order;

test.each<[string, Shop, boolean, { storeChatHref: string | null; refundHref: string | null }]>([
  ["delivered", {}, true, { storeChatHref: chat, refundHref: refund }],
  ["delivered, where no money is given back", {}, false, { storeChatHref: chat, refundHref: null }],
  ["on its way", { order: running }, true, { storeChatHref: chat, refundHref: null }],
  ["a parcel", { order: parcel }, true, { storeChatHref: null, refundHref: refund }],
  ["another's", { order: null }, true, { storeChatHref: null, refundHref: null }],
  ["a guest's", { token: null }, true, { storeChatHref: null, refundHref: null }],
])("an order that is %s has its number, and its customer's ways", async (_, shop, refunds, ways) => {
  expect(await helpOf(shop, refunds).help).toEqual({ id: 100042, ...ways });
});

test.each(["", "?order=", "?order=0", "?order=12a", "?order=-4", `?order=${"9".repeat(16)}`])(
  "no order is named, and none asked for, by %s",
  async (address) => {
    const { help, asked } = helpOf({ address });
    expect(await help).toBeNull();
    expect(asked).toEqual([]);
  },
);
