/**
 * How much of anything the shop takes: one line why for each. Texts of single fields have the limits of their own forms; how often
 * something may be tried stands with what counts it (request/posting/attempts.server.ts).
 */

/** Bytes of a posted body, told by its `Content-Length` before any of it is read. */
export const bodyLimits = {
  /** A checkout of 200 lines with Arabic names, as the addresses of forms write them, comes to 200 KB. */
  form: 256 * 1024,
  /** Five pictures of 5 MB and the rest of the form; what exceeds a field's own cap is told at that field, with all that was typed. */
  withFiles: 32_000_000,
  /** All large ones that one process holds at a time: five of the largest, or fifty of one photo. Beyond them it asks to try again. */
  together: 160_000_000,
  /** Those of one machine, as far as its address is known: two of the largest, so that nobody takes the room of all by sending slowly. */
  perMachine: 64_000_000,
} as const;

/** What browsers tell unasked. */
export const reportLimits = {
  /** Bytes: a dozen violations with their addresses. */
  bytes: 32 * 1024,
  /** Reports that are counted of one message. */
  reports: 20,
} as const;

/** How a process takes requests when there are more than it can answer at once. */
export const loadLimits = {
  /** Requests that begin in one turn of the event loop: what a slow core needs for them should not be felt as a pause. */
  perTurn: 2,
  /** Milliseconds for which none begins while new connections come. */
  listeningMs: 80,
  /** Pages that wait to be rendered, one in a turn, until none begins. */
  toRender: 20,
  /** Milliseconds that a page or data waits to begin; then it is refused. Half of it for the first in the line, and newcomers are refused at once. */
  readsWaitMs: 1000,
  /** The same of posts: somebody has typed something, or orders. */
  postsWaitMs: 3000,
} as const;

/** Paths that no form with a file posts to: sign-in, and what takes buttons only. Dialogs with files stand on any page. */
export const pathsWithoutFiles = /^\/(auth|cart\/lines|push|settings\/change|wishlist\/entries)(\/|\.data|$)/;

/** What a posted form may be made of. */
export const formLimits = {
  /** The largest form of ours, a checkout with an operator's own fields, has under a hundred. */
  fields: 300,
  /** The longest name of ours, an add-on's quantity, has 30 characters. */
  nameLength: 100,
  /** Bytes of all texts together: as much as a form without files may bring. */
  texts: bodyLimits.form,
  /** Bytes of one part's header: a file name of 255 characters, each three bytes as `%XX`, and room to spare. */
  partHeader: 4096,
} as const;

/** What is read of one answer of the delivery API. */
export const answerLimits = {
  /** Bytes: the longest lists in the field are a tenth of it. */
  bytes: 4 * 1024 * 1024,
  /** Characters of one HTML text of an operator, such as a policy: some 30 printed pages. */
  html: 200_000,
} as const;

/** What is read of one list in it. */
export const rowLimits = {
  /** Rows where the call asked for no number of them: more than any page shows, and read in a tenth of a second. */
  rows: 5000,
  /** Broken rows side by side, after which the list is not what the contract says. */
  brokenInARow: 20,
  /** Broken rows that are told one by one; of the rest only their number. */
  told: 20,
} as const;

/** What a picture that is made smaller may be, and how long anybody waits for it. Beyond these the browser gets the original. */
export const pictureLimits = {
  /** Characters of its address: more than any storage's names with a signature of its own. */
  address: 2000,
  /** Bytes as it was uploaded: a camera's best photo. */
  bytes: 10 * 1024 * 1024,
  /** A photo of 5,160 by 3,870, wider than any screen: two of 40 million at a time took 880 MB. */
  pixels: 20_000_000,
  /** Its storage is asked for so long; a browser that went there itself would wait no longer. */
  fetchMs: 5000,
  /** At most, since each keeps a core busy; fewer where pages would have none left. */
  atATime: 2,
  /** Who stands in line behind them for a second is sooner served by the original. */
  waitMs: 1000,
  /** So many in line are a home's worth; nobody behind them would be served within that second. */
  inLine: 64,
  /** Seconds that making one may take. */
  makingSeconds: 5,
} as const;

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** How long a customer stays signed in on one browser, in milliseconds. */
export const loginLimits = {
  /** Whoever orders every week signs in once a month. */
  oldestMs: 30 * day,
  /** A browser that was left alone for two weeks may have another owner. */
  idleMs: 14 * day,
  /** The cookie is written anew for that once a day, not with every page. */
  seenEveryMs: day,
  /** Ended sign-ins that one process remembers: a hundred bytes each; Redis, where there is one, remembers all. */
  mostEnded: 100_000,
} as const;

/** What the shop may have a browser remember, in bytes of its `Cookie` header. */
export const cookieLimits = {
  /** Common proxies take header lines of 8 KB; other cookies of the domain come along. */
  all: 6 * 1024,
  /** A token of 1,400 characters with its sign-in, and carts in ten modules. */
  visitor: 3072,
  /** Cookies whose text need not be verified again, and the characters of all, which take thrice as much as objects: those of some two hundred visitors. */
  lately: 500,
  latelyBytes: 128 * 1024,
} as const;

/** Numbers of guests that were just made. */
export const guestLimits = {
  /** Milliseconds in which presses of one browser are one guest: far longer than any of them waits for its answer. */
  sameMs: 60_000,
  /** Browsers that one process remembers for that long: a hundred bytes each. */
  remembered: 10_000,
} as const;

/** Answers of the last minutes that are one visitor's own. */
export const recentLimits = {
  /** Milliseconds: what is changed elsewhere shows here by then. */
  freshMs: 60_000,
  /** Milliseconds: so old may one be that is shown while the delivery API is slow or in trouble. */
  keepMs: 600_000,
  /** Milliseconds: as long a page waits for a newer one. */
  waitMs: 150,
  /** Characters of one: a wishlist of three thousand entries. */
  one: 32_768,
  /** Visitors that one process keeps them of. */
  owners: 20_000,
  /** Characters that one process keeps of all: those of ten thousand visitors with a filled cart. */
  all: 16 * 1024 * 1024,
} as const;

const mebibyte = 1024 * 1024;

/** Bytes that one process keeps of pages and answers, which it would otherwise make or ask for again (ADR 0202). */
export const cacheLimits = {
  /** Answers of the delivery API, as JSON: as objects they take up to four times as much. */
  answers: 24 * mebibyte,
  /** Whole pages of guests with nothing of their own: 160 of them. */
  pages: 16 * mebibyte,
  /** Pages that visitors share, without what is each visitor's own, and without their cards. */
  markup: 10 * mebibyte,
  /** Cards, which pages share. */
  sharedFragments: 6 * mebibyte,
  /** Parts of pages as visitors with the same values are shown them. */
  fragments: 2 * mebibyte,
  /** What pages are put together from without their loaders: a page's data, as objects. */
  loadedPages: 12 * mebibyte,
  /** Which answers these are made of, by the pages' addresses, which strangers may make long. */
  answerNames: mebibyte,
} as const;

/** Live streams: each holds a connection and a timer, and asks the delivery API every ten seconds. */
export const streamLimits = {
  /** Of one process. */
  all: 2000,
  /** Of one machine, as far as its address is known: a part of a town on its phones, and nobody takes those of all. */
  perMachine: 200,
} as const;

/** Analytics events on their way to the operator's collector. */
export const analyticsLimits = {
  /** That wait for it: a busy minute's. One of a long list has a few kilobytes. */
  waiting: 2000,
  /** In one batch, and in one request where the collector takes batches. */
  batch: 50,
  /** Milliseconds that the first of a batch waits for others. */
  everyMs: 1000,
  /** Milliseconds that the collector has for one request. */
  sendMs: 5000,
  /** Milliseconds that a process which is told to stop spends on what still waits. */
  flushMs: 1000,
  /** Items of one list that are told. */
  items: 30,
} as const;

/** Checkout forms that wait while their customer picks an address without scripts: too many cost somebody what they typed, never an order. */
export const draftLimits = {
  /** Milliseconds after the visitor's last one: who looks for an address comes back within it. */
  keepMs: hour,
  /** Bytes of one: ten times a form that people fill. */
  one: 10_000,
  /** Forms of one visitor: a tab or two, and the one that was left before. */
  perOwner: 3,
  /** Bytes that one process keeps of all: 30,000 forms of a kilobyte. The visitor who was here least recently loses theirs. */
  all: 32 * 1024 * 1024,
} as const;

/** What may be chosen of one item, wherever it is carried; whether the item has it is for the rules to say. */
export const selectionLimits = {
  /** Sets of options that something was chosen of. */
  groups: 20,
  /** Options of one set. */
  labels: 30,
  addOns: 30,
} as const;

/** Notes that wait in carts: apart from forms, so that no form pushes one out. */
export const cartNoteLimits = {
  /** Milliseconds after the visitor's last one, as with a form. */
  keepMs: hour,
  /** Stores that a visitor has a note for; the one written first leaves. */
  stores: 5,
  /** All notes of a visitor are one text, which a new one replaces. */
  perOwner: 1,
  /** Bytes of it: as many notes of the longest, each character six bytes of JSON. */
  one: 16 * 1024,
  /** Bytes that one process keeps of all: 10,000 visitors with a note or two. */
  all: 4 * mebibyte,
} as const;

/** Carts that were emptied, to be had back. */
export const clearedCartLimits = {
  /** Milliseconds: who misses one does so within it. */
  keepMs: hour,
  /** The last one of a visitor. */
  perOwner: 1,
  /** Lines of one: as many as an order takes. */
  lines: 200,
  /** Bytes of one: so many lines with long Arabic names and a handful of options each. */
  one: 192 * 1024,
  /** Bytes that one process keeps of all: 8,000 of ten lines. */
  all: 16 * mebibyte,
} as const;

/** Forms that were refused or computed anew, for the page that shows them again without scripts: what is pushed out costs what was typed. */
export const formAnswerLimits = {
  /** Milliseconds: who goes back to one does so within it. */
  keepMs: 600_000,
  /** Bytes of one: all a visitor may type into the longest form, twice. A larger one is shown by the answer to its own post. */
  one: 64 * 1024,
  /** Forms of one visitor: so many tries of a form, or forms one after the other, are still behind Back. */
  perOwner: 5,
  /** Forms of one machine: a busy house without scripts, and 6 MB of Redis at most. One more is shown by the answer to its own post. */
  byMachine: { times: 100, minutes: 10 },
  /** Bytes that one process keeps of all: 2,000 forms of a kilobyte, in ten minutes. */
  all: 2 * 1024 * 1024,
} as const;

/** The one-time keys of orders: no living one is forgotten for another. */
export const orderKeyLimits = {
  /** Milliseconds: as long as a form may be open in a tab. */
  keepMs: day,
  /** Milliseconds that what was typed stays with an order of unknown fate: whoever tries again does so within it. */
  typedMs: hour,
  /** Bytes of what was typed, as with a form that waits. */
  typed: draftLimits.one,
  /** Bytes of all keys in one process: 150,000 orders a day. Beyond them new orders are refused until old keys have ended. */
  all: 32 * 1024 * 1024,
} as const;

/** Orders that no cart stands behind (parcel, prescription, Buy Now): the delivery API would take them twice. */
export const lookBackLimits = {
  /** Milliseconds: whoever got no answer tries again within it. */
  sameMs: hour,
  /** Orders that a browser remembers it was told of: more just alike than anybody places in that time. */
  told: 5,
} as const;
