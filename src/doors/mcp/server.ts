import { ProtocolError, ProtocolErrorCode, Server } from "@modelcontextprotocol/server";
import { instructions } from "#/doors/mcp/instructions";
import { isKnownTool, listedTools, replacementOf } from "#/doors/mcp/listed-tools";
import { toolError } from "#/doors/mcp/tool-error";
import { toolResult } from "#/doors/mcp/tool-result";
import type { ToolSource } from "#/doors/mcp/tool-source";
import { Failure } from "#/kernel/errors";
import { version } from "#/kernel/version";

/** How long a client may keep the list, milliseconds. It is the same for everyone. */
const listTtlMs = 300_000;

/** This server never asks a client to fill in a form, so there is nothing to validate; the SDK's own validator would cost every start. */
const jsonSchemaValidator = {
  getValidator(): never {
    throw new Error("this server asks clients for nothing");
  },
};

/**
 * A protocol server over a source of tools, for one connection or one request, in both eras of the protocol. Shapes are listed as JSON Schema and judged by the gate;
 * the low-level server is used so that nothing is registered or judged twice.
 */
export function mcpServer(source: ToolSource): Server {
  const server = new Server(
    {
      name: "livery",
      title: "Livery",
      version,
      description: "Brand design systems: read them, build with them, send external design work back.",
    },
    {
      capabilities: { tools: {} },
      cacheHints: { "tools/list": { ttlMs: listTtlMs, cacheScope: "public" } },
      instructions,
      jsonSchemaValidator,
    },
  );
  server.setRequestHandler("tools/list", () => ({ tools: [...listedTools(source.now())] }));
  server.setRequestHandler("tools/call", async ({ params: { name, arguments: values = {} } }) => {
    if (!isKnownTool(name))
      throw new ProtocolError(ProtocolErrorCode.InvalidParams, `There is no tool named ${JSON.stringify(name)}.`);
    try {
      const { reply, notice } = await source.call(name, values);
      return toolResult(reply, notice);
    } catch (error) {
      if (error instanceof Failure) return toolError(error, replacementOf(name));
      throw error;
    }
  });
  return server;
}
