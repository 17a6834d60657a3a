import { readFileSync } from "node:fs";
import Fastify from "fastify";

/** Fastify on Node: `node fastify-server.mjs BODY_FILE HEADERS_JSON PATH` answers GETs of one path with those bytes and headers. */
const [, , bodyFile = "", headersJson = "{}", path = "/"] = process.argv;
const body = readFileSync(bodyFile);
const headers = JSON.parse(headersJson);
const app = Fastify();
app.get(path, (_, reply) => reply.headers(headers).send(body));
const url = await app.listen({ host: "127.0.0.1", port: 0 });
process.stderr.write(`ready on ${url}\n`);
process.on("SIGTERM", () => process.exit(0));
