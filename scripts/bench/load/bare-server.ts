import { readFileSync } from "node:fs";

/**
 * The baseline for one address: `bun bare-server.ts BODY_FILE HEADERS_JSON` answers every request
 * with those bytes and headers.
 */
const [, , bodyFile = "", headersJson = "{}"] = process.argv;
const body = new Uint8Array(readFileSync(bodyFile));
const headers = new Headers(JSON.parse(headersJson));
const server = Bun.serve({ hostname: "127.0.0.1", port: 0, fetch: () => new Response(body, { headers }) });
process.stderr.write(`ready on http://127.0.0.1:${server.port}\n`);
process.on("SIGTERM", () => process.exit(0));
