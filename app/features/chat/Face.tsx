import { Icon } from "~/ui/Icon";
import { SizedImage } from "~/ui/Picture";
import type { ChatRow } from "./load-chat.server";

const icons = { vendor: "building-store", delivery_man: "motorbike", admin: "message-circle" } as const;

/** Who one writes with: their picture, or a sign of what they are. The name stands beside it. */
export function Face({ of: { image, kind } }: { of: Pick<ChatRow, "image" | "kind"> }) {
  if (image) return <SizedImage className="ava" src={image} width={40} height={40} />;
  return (
    <span className="ava" aria-hidden="true">
      <Icon name={icons[kind]} flip={kind !== "vendor"} />
    </span>
  );
}
