import { readFileSync } from "node:fs";
import { createServer } from "node:http";

/** The other yardstick: a server that does nothing but send the bytes of a page. */
const page = readFileSync(process.env.PAGE ?? "");

createServer((_, response) => {
  response.setHeader("Content-Type", "text/html; charset=utf-8");
  response.end(page);
}).listen(Number(process.env.PORT), "127.0.0.1");
