import { ZodError } from "zod";
import { rowLimits } from "../../limits";
import { lookUp } from "../../look-up";
import type { Dialect, Page } from "../model";
import { plainText, text, toList, toNumber, toRecord } from "./scalars";

export const imageKinds = {
  item: "item_image_url",
  campaign: "campaign_image_url",
  store: "store_image_url",
  cover: "store_cover_photo_url",
  brand: "brand_image_url",
  category: "category_image_url",
  banner: "banner_image_url",
  module: "module_image_url",
  business: "business_logo_url",
  customer: "customer_image_url",
  courier: "delivery_man_image_url",
  chat: "chat_image_url",
  gateway: "gateway_image_url",
  parcelCategory: "parcel_category_image_url",
  review: "review_image_url",
  notification: "notification_image_url",
  attachment: "order_attachment_url",
} as const;

export type ImageKind = keyof typeof imageKinds;
/** Folders of pictures for servers that send bare file names (M). */
export type ImageBases = Partial<Record<ImageKind, string>>;

/** What the config says about the server, needed to read its other answers. */
export type ServerProfile = { dialect: Dialect; images: ImageBases; customerVerification: boolean };

/** How to read one answer. */
export type Reader = ServerProfile & {
  /** The address of a picture with the signature that pages ask for it by. */
  sign: (address: string) => string;
  /** Told of each row left out. */
  onDropped: (what: string, problem: string) => void;
};

/** What reads pictures and needs no more of the reader. */
export type Signer = Pick<Reader, "sign">;

/** The address of a picture: the full one, else the file's name in its folder, else null. Signed. */
export function imageUrl(
  reader: Signer & Pick<Reader, "images">,
  kind: ImageKind,
  full: string | null,
  file: string,
): string | null {
  return signed(reader, fileAddress(reader.images, kind, full, file));
}

/** The same, not signed: for what no page draws. */
export function fileAddress(images: ImageBases, kind: ImageKind, full: string | null, file: string): string | null {
  if (full !== null) return full;
  const base = images[kind];
  if (base === undefined || file === "") return null;
  // Names of reviews' pictures begin with the folder itself (docs/delivery-api.md §7.4).
  const folder = `${base.slice(base.lastIndexOf("/") + 1)}/`;
  const address = `${base}/${file.startsWith(folder) ? file.slice(folder.length) : file}`;
  return URL.canParse(address) ? new URL(address).href : null;
}

/** The signed address of a picture, null where there is none. */
export const signed = (reader: Signer, address: string | null): string | null =>
  address === null ? null : reader.sign(address);

/** The signed addresses of several; those that are none are left out. */
export const allSigned = (reader: Signer, addresses: readonly (string | null)[]): string[] =>
  addresses.flatMap((address) => (address === null ? [] : reader.sign(address)));

/** The signed addresses of several pictures: the full ones; where a server sends names alone (M), those in the folder of their kind. */
export function imageUrls(
  reader: Signer & Pick<Reader, "images">,
  kind: ImageKind,
  full: readonly (string | null)[],
  files: unknown,
): string[] {
  const signedUrls = allSigned(reader, full);
  if (signedUrls.length > 0) return signedUrls;
  return toList(files)
    .map((file) => imageUrl(reader, kind, null, text.parse(toRecord(file)?.img ?? file)))
    .filter((url) => url !== null);
}

/** One line about what is wrong with an answer: paths and reasons, never values. */
export function problemOf(error: unknown): string {
  if (!(error instanceof ZodError)) return "unreadable";
  const issues = error.issues.slice(0, 5).map((issue) => `${issue.path.join(".") || "body"}: ${issue.message}`);
  return issues.join("; ");
}

/**
 * Reads a list row by row; broken rows are left out and told to the reader. A body that is no list has no rows. Of a list that is too long
 * the first rows are read. Throws a ZodError when so many rows in a row are broken that the list is another one than the contract's.
 */
export function readRows<T>(
  value: unknown,
  what: string,
  reader: Reader,
  readRow: (row: unknown) => T,
  most: number = rowLimits.rows,
): T[] {
  const listed = toList(value);
  if (listed.length > most) reader.onDropped(what, `${listed.length - most} rows over ${most}`);
  return withoutStacks(() => {
    const rows: T[] = [];
    let [broken, inARow] = [0, 0];
    for (const row of listed.slice(0, most)) {
      try {
        rows.push(readRow(row));
        inARow = 0;
      } catch (error) {
        broken += 1;
        inARow += 1;
        if (broken <= rowLimits.told) reader.onDropped(what, problemOf(error));
        if (inARow > rowLimits.brokenInARow) throw wrongShape(`${inARow} broken ${what} in a row`);
      }
    }
    if (broken > rowLimits.told) reader.onDropped(what, `${broken - rowLimits.told} more rows`);
    return rows;
  });
}

/** A broken row is told by its reasons; a stack for each would cost more than reading it. */
function withoutStacks<T>(work: () => T): T {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    return work();
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

/** The same for an answer that must be a list; throws a ZodError when it is none. */
export function readList<T>(body: unknown, what: string, reader: Reader, readRow: (row: unknown) => T): T[] {
  if (!Array.isArray(body)) throw wrongShape("not a list");
  return readRows(body, what, reader, readRow);
}

/** A page of rows under `key` (docs/delivery-api.md §1.7); throws a ZodError when the key is missing. */
export function readPage<T>(
  body: unknown,
  key: string,
  requested: { page: number; limit: number },
  reader: Reader,
  readRow: (row: unknown) => T,
): Page<T> {
  const record = toRecord(body);
  if (record === null || !Object.hasOwn(record, key)) throw wrongShape(`no ${key}`);
  const rows = readRows(lookUp(record, key), key, reader, readRow, requested.limit);
  return { rows, total: Math.max(0, toNumber(record.total_size) ?? rows.length), ...requested };
}

/** The words of a server that has done what it was asked; empty when it says nothing. */
export function readMessage(body: unknown): string {
  return plainText(toRecord(body)?.message, 300);
}

/** The error of an answer that has not the shape of the contract. */
export function wrongShape(message: string): ZodError {
  return new ZodError([{ code: "custom", path: [], message }]);
}
