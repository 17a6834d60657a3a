import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import { ListToolsRequestSchema } from "@modelcontextprotocol/sdk/types.js";

/** The least server of tools by the first generation's SDK, for node: the baseline of an agent's start. */
const server = new Server({ name: "reference", version: "1.0.0" }, { capabilities: { tools: {} } });
const tools = [{ name: "hello", description: "Says hello", inputSchema: { type: "object", properties: {} } }];
server.setRequestHandler(ListToolsRequestSchema, () => ({ tools }));
await server.connect(new StdioServerTransport());
