import { readFileSync } from "node:fs";
import { Hono } from "hono";

/** Hono on Bun: `bun hono-server.ts BODY_FILE HEADERS_JSON PATH` answers GETs of one path with those bytes and headers. */
const [, , bodyFile = "", headersJson = "{}", path = "/"] = process.argv;
const body = new Uint8Array(readFileSync(bodyFile));
const headers: Record<string, string> = JSON.parse(headersJson);
const app = new Hono();
app.get(path, (context) => context.body(body, 200, headers));
const server = Bun.serve({ hostname: "127.0.0.1", port: 0, fetch: app.fetch });
process.stderr.write(`ready on http://127.0.0.1:${server.port}\n`);
process.on("SIGTERM", () => process.exit(0));
