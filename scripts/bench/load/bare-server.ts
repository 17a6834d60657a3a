import { readFileSync } from "node:fs";

/**
 * The baseline for one address: `bun bare-server.ts BODY_FILE HEADERS_JSON PATH` answers every request
 * with those bytes and headers. With `--reads`, it also reads from each request what a server must
 * that counts calls by address and checks host, credentials and conditions, and sets one header.
 */
const [, , bodyFile = "", headersJson = "{}", , mode] = process.argv;
const body = new Uint8Array(readFileSync(bodyFile));
const headers = new Headers(JSON.parse(headersJson));
const checkedHeaders = ["host", "authorization", "cookie", "if-none-match", "x-request-id", "traceparent"];
let characters = 0;

function readRequest(request: Request, server: Bun.Server<undefined>): void {
  for (const name of checkedHeaders) characters += request.headers.get(name)?.length ?? 0;
  characters += request.url.length + (server.requestIP(request)?.address.length ?? 0);
  headers.set("ratelimit", `"public";r=${characters % 600};t=0`);
}

const server = Bun.serve({
  hostname: "127.0.0.1",
  port: 0,
  fetch(request, self) {
    if (mode === "--reads") readRequest(request, self);
    return new Response(body, { headers });
  },
});
process.stderr.write(`ready on http://127.0.0.1:${server.port}\n`);
process.on("SIGTERM", () => process.exit(0));
