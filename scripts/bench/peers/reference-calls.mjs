import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { StreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/streamableHttp.js";
import { CallToolRequestSchema } from "@modelcontextprotocol/sdk/types.js";

/**
 * MCP over HTTP with the first-generation SDK on Node, without sessions as its examples show it:
 * `node reference-calls.mjs RESULT_FILE` answers every call of a tool with that result.
 */
const result = JSON.parse(readFileSync(process.argv[2] ?? "", "utf8"));

const http = createServer(async (request, response) => {
  const server = new Server({ name: "reference", version: "1.0.0" }, { capabilities: { tools: {} } });
  server.setRequestHandler(CallToolRequestSchema, () => result);
  const transport = new StreamableHTTPServerTransport({ sessionIdGenerator: undefined, enableJsonResponse: true });
  response.on("close", () => void Promise.all([transport.close(), server.close()]));
  await server.connect(transport);
  await transport.handleRequest(request, response);
});
http.listen(0, "127.0.0.1", () => process.stderr.write(`ready on http://127.0.0.1:${http.address().port}\n`));
process.on("SIGTERM", () => process.exit(0));
