import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import { ListToolsRequestSchema } from "@modelcontextprotocol/sdk/types.js";

/** A minimal MCP server with the first-generation SDK on Node: the baseline for start-up. */
const server = new Server({ name: "reference", version: "1.0.0" }, { capabilities: { tools: {} } });
const tools = [{ name: "hello", description: "Says hello", inputSchema: { type: "object", properties: {} } }];
server.setRequestHandler(ListToolsRequestSchema, () => ({ tools }));
await server.connect(new StdioServerTransport());
