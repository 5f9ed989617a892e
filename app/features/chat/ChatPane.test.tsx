// @vitest-environment jsdom
import { act, useState } from "react";
import { expect, test } from "vitest";
import { mount } from "../../../tests/harness/mount";
import { ChatPane } from "./ChatPane";
import type { OpenChat } from "./load-chat.server";

const chatOf = (...ids: number[]) =>
  ({
    name: "Harbour Kitchen",
    kind: "vendor",
    image: null,
    isOpen: false,
    olderHref: null,
    allHref: "/chatting",
    messages: ids.map((id) => ({ id, text: `Message ${id}`, pictures: [], orderId: null, at: "", isMine: false })),
  }) as unknown as OpenChat;

test("new messages are told to who cannot see them; a page of older ones, and what follows it, is not read out as if it were new", async () => {
  let show = (_: OpenChat) => {};
  const close = await mount(() => {
    const [open, setOpen] = useState(chatOf(3, 4));
    show = setOpen;
    return <ChatPane open={open} current="/chatting" />;
  });
  const live = async (...ids: number[]) => {
    await act(async () => show(chatOf(...ids)));
    const log = document.querySelector("[role=log]");
    expect(log?.querySelectorAll("li")).toHaveLength(ids.length);
    return log?.getAttribute("aria-live");
  };
  expect(await live(3, 4)).toBeNull();
  expect(await live(1, 2, 3, 4)).toBe("off");
  expect(await live(1, 2, 3, 4)).toBe("off");
  expect(await live(1, 2, 3, 4, 5)).toBeNull();
  expect(await live(2, 3, 4, 5, 6)).toBeNull();
  await close();
});
