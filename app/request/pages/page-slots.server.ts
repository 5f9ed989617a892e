import type { RequestContext } from "~/request/context/request-context";
import { requestValue } from "~/request/context/request-value";
import { issueFormToken } from "~/session/form-token.server";
import { newKey } from "~/session/login.server";

/** What differs in every answer, also of one and the same page. All of it stands in HTML and JSON without escaping. */
export type PageSlots = {
  nonce: string;
  formToken: string;
  requestId: string;
  servedAt: string;
  /** In the page's own address; empty where it tells none. */
  distance: string;
};

/** In a page that caches of others keep (docs/decisions/0195): nothing of one answer. */
export const slotsOfNobody: PageSlots = { nonce: "", formToken: "", requestId: "", servedAt: "", distance: "" };

/** Of a page: bytes, or what each answer has its own of. */
export type PagePart = Buffer<ArrayBuffer> | keyof PageSlots;

/** The bytes of parts for one answer. */
export const filled = (parts: readonly PagePart[], slots: PageSlots): Buffer<ArrayBuffer> =>
  Buffer.concat(parts.map((part) => (typeof part === "string" ? Buffer.from(slots[part]) : part)));

/** Smaller parts are copied together: each piece of an answer costs a write. */
const smallBytes = 16_384;

/** The bytes of parts for one answer, without a copy of the large ones, which many answers share. */
export function piecesOf(parts: readonly PagePart[], slots: PageSlots): Buffer<ArrayBuffer>[] {
  const pieces: Buffer<ArrayBuffer>[] = [];
  let small: PagePart[] = [];
  const copySmall = () => {
    if (small.length > 0) pieces.push(filled(small, slots));
    small = [];
  };
  for (const part of parts) {
    if (part.length < smallBytes || typeof part === "string") small.push(part);
    else {
      copySmall();
      pieces.push(part);
    }
  }
  copySmall();
  return pieces;
}

/** A text cut at marks: the bytes between them, and what each mark stands for. */
export const cutAt = <Gap>(text: string, marks: ReadonlyMap<string, Gap>): (Buffer<ArrayBuffer> | Gap)[] =>
  text
    .split(new RegExp(`(${[...marks.keys()].map((mark) => mark.replaceAll("\\", "\\\\")).join("|")})`))
    .map((part) => marks.get(part) ?? Buffer.from(part));

/** By the marks that stand for them, the names of slots. */
export const marksOf = (placeholders: PageSlots): ReadonlyMap<string, keyof PageSlots> =>
  new Map(Object.entries(placeholders).map(([name, mark]) => [mark, name as keyof PageSlots]));

type SlotSource = Pick<RequestContext, "session" | "requestId" | "now" | "distance">;

const slots = requestValue<PageSlots>();

/** Those of them that the root's data tell. */
export const rootSlots = ({ formToken, requestId, servedAt }: PageSlots) => ({ formToken, requestId, servedAt });

/** The slots of the answer to this visitor. */
export const slotsOf = (source: SlotSource): PageSlots => slots.once(source, () => newSlots(source));

const newSlots = ({ session, requestId, now, distance }: SlotSource): PageSlots => ({
  nonce: newKey(),
  formToken: issueFormToken(session.visitor.formKey, now()),
  requestId,
  servedAt: String(now().getTime()),
  distance: distance ?? "",
});
