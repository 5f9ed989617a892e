import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { arrive } from "./arrivals";
import { emptyParts, hostileFields } from "./hostile-forms";
import { intents } from "./intents";
import { fetchFrom, type Visitor, visitorOf } from "./visitor";

/**
 * Strangers who attack a shop in every way at once, from a process of their own as if from another machine:
 * `node --import tsx tests/harness/attack.ts URL SECONDS`. Prints how often each way was answered how.
 */

const [url = "", seconds = "0"] = process.argv.slice(2);
const endsAt = Date.now() + Number(seconds) * 1000;
const [slowForms, slowUploads] = [50, 20];

const answered: Record<string, Record<string, number>> = {};
function count(way: string, status: number | string) {
  answered[way] ??= {};
  answered[way][status] = (answered[way][status] ?? 0) + 1;
}

/** One stranger after the other, each with a pause as long as a line from far away would make it. */
async function again(way: string, pauseMs: number, attempt: (turn: number) => Promise<Response>) {
  for (let turn = 0; Date.now() < endsAt; turn += 1) {
    const answer = await attempt(turn);
    await answer.arrayBuffer();
    count(way, answer.status);
    await wait(pauseMs);
  }
}

const nth = <T>(list: readonly T[], turn: number): T => list[turn % list.length] as T;

/** What the machines of the attackers are called, a way each. */
const machines = {
  forms: "198.51.100.1",
  parts: "198.51.100.2",
  uploads: "198.51.100.3",
  slowForms: "198.51.100.4",
  slowUploads: "198.51.100.5",
  pictures: "198.51.100.6",
  search: "198.51.100.7",
};

const visitorFrom = (machine: string): Visitor => visitorOf(url, fetchFrom(machine));

/** A stranger with a cookie of their own making: without any, a post comes no further than the gate. */
function strangerFrom(machine: string): Visitor {
  const visitor = visitorFrom(machine);
  visitor.take([["visitor", "made-up"]]);
  return visitor;
}

function hostileForm(turn: number) {
  const [name, value] = nth(hostileFields, turn);
  return strangerFrom(machines.forms).post("/auth/sign-in", { intent: nth(intents, turn), [name]: value });
}

const parts = emptyParts('name="a"');
const manyParts = () => strangerFrom(machines.parts).postBody("/home", parts, "multipart/form-data; boundary=x");

/** Five pictures of 5 MB. */
function uploads() {
  const body = new FormData();
  body.set("intent", "send-message");
  for (let number = 1; number <= 5; number += 1)
    body.append("pictures", new Blob([new Uint8Array(5_000_000)], { type: "image/jpeg" }), `${number}.jpg`);
  return strangerFrom(machines.uploads).postBody("/home", body, null);
}

/** Says that a long body follows, sends most of it at once and the rest a byte a second. */
function slow(way: string, machine: string, path: string, type: string, length: number, first: Buffer | string) {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  const head = [
    `POST ${path} HTTP/1.1`,
    "Host: shop",
    `Origin: ${url}`,
    `X-Forwarded-For: ${machine}`,
    "Cookie: visitor=made-up",
    `Content-Type: ${type}`,
    `Content-Length: ${length}`,
  ];
  socket.write(`${head.join("\r\n")}\r\n\r\n`);
  socket.write(first);
  const drip = setInterval(() => socket.write("a"), 1000);
  const end = setTimeout(() => socket.destroy(), endsAt - Date.now());
  socket.once("data", (answer) => count(way, answer.toString("latin1").split(" ")[1] ?? "unreadable"));
  socket.on("error", () => undefined);
  socket.on("close", () => {
    clearInterval(drip);
    clearTimeout(end);
    count(way, "closed");
  });
}

const slowForm = () =>
  slow("slow form", machines.slowForms, "/auth/sign-in", "application/x-www-form-urlencoded", 200_000, "intent=");
const photo = Buffer.concat([
  Buffer.from('--x\r\nContent-Disposition: form-data; name="pictures"; filename="1.jpg"\r\n\r\n'),
  Buffer.alloc(5_000_000),
]);
const slowUpload = () =>
  slow("slow upload", machines.slowUploads, "/home", "multipart/form-data; boundary=x", 30_000_000, photo);

/** Addresses of pictures as pages give them, in all formats: each is another picture to make. */
async function wantedPictures() {
  const html = await (await searcher.get("/store/harbour-kitchen")).text();
  const addresses = [...new Set(html.match(/\/pictures\/\d+\?[^\s"]+/g))].map((text) => text.replaceAll("&amp;", "&"));
  return addresses.flatMap((address) => ["image/avif", "image/webp", "*/*"].map((accept) => ({ address, accept })));
}

const searcher = visitorFrom(machines.search);
await arrive(searcher);
const pictures = await wantedPictures();
if (pictures.length === 0) throw new Error("No page shows a picture");
for (let number = 0; number < slowForms; number += 1) slowForm();
// They take the room of the others, who have come through by then.
setTimeout(() => {
  for (let number = 0; number < slowUploads; number += 1) slowUpload();
}, Number(seconds) * 700);
await Promise.all([
  again("hostile form", 20, hostileForm),
  again("hostile form", 20, (turn) => hostileForm(turn + 1000)),
  again("empty parts", 500, manyParts),
  again("uploads", 500, uploads),
  ...[0, 1, 2, 3].map((first) =>
    again("large picture", 20, (turn) => {
      const { address, accept } = nth(pictures, turn * 4 + first);
      return visitorFrom(machines.pictures).get(address, { Accept: accept });
    }),
  ),
  again("broken rows", 200, (turn) => searcher.get(`/home?data_type=searched&search=dish${turn}`)),
]);
process.stdout.write(`${JSON.stringify(answered)}\n`);
