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
import { toToolError, toToolResult } from "#/transports/mcp/results";
import type { ToolSource } from "#/transports/mcp/tool-source";
import { Failure } from "#/kernel/errors";
import { version } from "#/kernel/version";
import { agentPrompts } from "#/operations/agents/agent-prompts";

/** How long a client may keep the lists that are the same for everyone, milliseconds. */
const listTtlMs = 300_000;

/**
 * Validates forms that clients fill in. This server never sends one, and loading the SDK's
 * validator would slow every start.
 */
const jsonSchemaValidator = {
  getValidator(): never {
    throw new Error("this server sends no forms");
  },
};

/**
 * What a connection can subscribe to: nothing, `subscriptions/listen`, which the SDK tracks
 * (2026-07-28), or single resources (2025-11-25).
 */
export type SubscriptionMode = "nothing" | "listening" | ResourceSubscriptions;

/**
 * Creates a protocol server for one connection or one request, in both versions of the protocol. It
 * uses the SDK's low-level server: schemas are listed as JSON Schema and validated by the
 * operations, not a second time here.
 */
export function createMcpServer(source: ToolSource, subscriptionMode: SubscriptionMode = "nothing"): Server {
  const canSubscribe = subscriptionMode !== "nothing";
  const server = new Server(
    {
      name: "livery",
      title: "Livery",
      version,
      description: "Brand design systems: read them, build with them, and import designs made elsewhere.",
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
      throw new ProtocolError(
        ProtocolErrorCode.InvalidParams,
        `Unknown tool ${JSON.stringify(name)}. tools/list shows the available ones.`,
      );
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

/** Declares that tools name pages for clients to show with their results (MCP Apps, 2026-01-26). */
const appsCapability = { "io.modelcontextprotocol/ui": { mimeTypes: ["text/html;profile=mcp-app"] } };
