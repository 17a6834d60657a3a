import { ProtocolError, ProtocolErrorCode, Server } from "@modelcontextprotocol/server";
import { completeArgument } from "#/transports/mcp/completions";
import type { ResourceSubscriptions } from "#/transports/mcp/resource-subscriptions";
import { instructions } from "#/transports/mcp/instructions";
import { isKnownTool, listTools } from "#/transports/mcp/list-tools";
import { readPictureContent } from "#/transports/mcp/picture-content";
import { getPrompt } from "#/transports/mcp/prompts/get-prompt";
import { listResources, listTemplates } from "#/transports/mcp/resources/list-resources";
import { readResource } from "#/transports/mcp/resources/read-resource";
import { registerSkills, skillsCapability } from "#/transports/mcp/skills";
import { toToolError } from "#/transports/mcp/tool-error";
import { toToolResult } from "#/transports/mcp/tool-result";
import type { ToolSource } from "#/transports/mcp/tool-source";
import { Failure } from "#/kernel/errors";
import { version } from "#/kernel/version";
import { agentPrompts } from "#/operations/agents/agent-prompts";

/** How long a client may keep the lists that are the same for everyone, milliseconds. */
const listTtlMs = 300_000;

/** This server never asks a client to fill in a form, so there is nothing to validate; the SDK's own validator would cost every start. */
const jsonSchemaValidator = {
  getValidator(): never {
    throw new Error("this server asks clients for nothing");
  },
};

/**
 * What a connection can be told of between its requests: nothing; what it listens for, which the entry keeps count of (2026-07-28); or the addresses that it follows
 * (2025-11-25).
 */
export type SubscriptionMode = "nothing" | "listening" | ResourceSubscriptions;

/**
 * A protocol server over a source, for one connection or one request, in both eras of the protocol. Shapes are listed as JSON Schema and judged by the gate; the
 * low-level server is used so that nothing is registered or judged twice.
 */
export function createMcpServer(source: ToolSource, subscriptionMode: SubscriptionMode = "nothing"): Server {
  const canSubscribe = subscriptionMode !== "nothing";
  const server = new Server(
    {
      name: "livery",
      title: "Livery",
      version,
      description: "Brand design systems: read them, build with them, send external design work back.",
    },
    {
      capabilities: {
        tools: {},
        resources: canSubscribe ? { subscribe: true, ...(subscriptionMode === "listening" && { listChanged: true }) } : {},
        prompts: {},
        completions: {},
        extensions: { ...skillsCapability, ...appsCapability },
      },
      cacheHints: {
        "tools/list": { ttlMs: listTtlMs, cacheScope: "public" },
        "prompts/list": { ttlMs: listTtlMs, cacheScope: "public" },
        "resources/list": { ttlMs: 0, cacheScope: "private" },
        "resources/templates/list": { ttlMs: listTtlMs, cacheScope: "private" },
        "resources/read": { ttlMs: 0, cacheScope: "private" },
      },
      instructions,
      jsonSchemaValidator,
    },
  );
  server.setRequestHandler("tools/list", () => ({ tools: [...listTools(source.now())] }));
  server.setRequestHandler("tools/call", async ({ params: { name, arguments: values = {} } }) => {
    if (!isKnownTool(name))
      throw new ProtocolError(ProtocolErrorCode.InvalidParams, `There is no tool named ${JSON.stringify(name)}.`);
    try {
      const { reply, notice } = await source.call(name, values);
      const result = toToolResult(reply, notice);
      return { ...result, content: [...result.content, ...(await readPictureContent(source, name, values))] };
    } catch (error) {
      if (error instanceof Failure) return toToolError(error, name, source);
      throw error;
    }
  });
  server.setRequestHandler("resources/list", ({ params }) => listResources(source, params?.cursor));
  server.setRequestHandler("resources/templates/list", () => ({ resourceTemplates: listTemplates(source) }));
  server.setRequestHandler("resources/read", ({ params: { uri } }) => readResource(source, uri));
  server.setRequestHandler("prompts/list", () => ({
    prompts: agentPrompts.map((prompt) => ({ ...prompt, arguments: [...prompt.arguments] })),
  }));
  server.setRequestHandler("prompts/get", ({ params: { name, arguments: promptArguments = {} } }) =>
    getPrompt(source, name, promptArguments),
  );
  server.setRequestHandler("completion/complete", ({ params }) => completeArgument(source, params));
  registerSkills(server, source);
  if (typeof subscriptionMode === "object") {
    server.setRequestHandler("resources/subscribe", ({ params: { uri } }) => {
      subscriptionMode.add(uri);
      return {};
    });
    server.setRequestHandler("resources/unsubscribe", ({ params: { uri } }) => {
      subscriptionMode.remove(uri);
      return {};
    });
  }
  return server;
}

/** That tools name pages to be shown beside their answers (MCP Apps, 2026-01-26). */
const appsCapability = { "io.modelcontextprotocol/ui": { mimeTypes: ["text/html;profile=mcp-app"] } };
