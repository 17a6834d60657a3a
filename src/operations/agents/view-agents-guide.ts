import type { AgentsGuide, GuideTool } from "#/documents/agents/agents-guide";
import { renderAgentsMarkdown } from "#/documents/agents/agents-markdown";
import { renderAgentsPage } from "#/documents/agents/agents-page";
import { docsHeaders } from "#/documents/site-layout/docs-page";
import { httpStatusByCode } from "#/kernel/http-status";
import { toPublicCode } from "#/kernel/error-body";
import { createTextReply } from "#/kernel/reply";
import { StrictObject } from "#/kernel/schema";
import { agentPrompts } from "#/operations/agents/agent-prompts";
import { agentResources } from "#/operations/agents/agent-resources";
import { operation } from "#/operations/operation";
import { keyNeededBy } from "#/operations/tool-key";
import { refusalHints } from "#/operations/refusal-hints";
import { tools } from "#/operations/tools";
import { deprecationOf, isThere, type ToolOperation } from "#/operations/tool-operation";

const kept = { cacheControl: "public, max-age=300" };

function guide(baseUrl: string, now: Date): AgentsGuide {
  return {
    baseUrl,
    tools: tools.filter((one) => isThere(one, now)).map(guideTool),
    resources: agentResources,
    prompts: agentPrompts,
    errors: Object.entries(refusalHints).map(([code, description]) => ({
      code: toPublicCode(code),
      description,
      status: httpStatusByCode[code as keyof typeof refusalHints],
    })),
  };
}

function guideTool(one: ToolOperation): GuideTool {
  const { name, tool } = one;
  const required: readonly string[] = tool.input.required ?? [];
  return {
    name,
    description: tool.description,
    key: keyNeededBy(one),
    ...(tool.replaced && { deprecation: deprecationOf(tool.replaced) }),
    arguments: Object.entries(tool.input.properties).map(([argument, { description = "", enum: words }]) => ({
      name: argument,
      description: `${description}${Array.isArray(words) ? `${description && ": "}${words.join(", ")}` : ""}`,
      required: required.includes(argument),
    })),
  };
}

const shared = { tag: "Server", access: "public", rate: "static", input: StrictObject({}) } as const;

/** The guide for people. */
export const viewAgentsGuide = operation({
  ...shared,
  name: "view_agents_guide",
  title: "Read how agents are connected",
  summary: "Set-up of each client, the tools, resources and prompts that agents have, and the errors that they meet.",
  media: { mediaTypes: ["text/html"], description: "The guide." },
  rest: { method: "GET", path: "/docs/agents", hidden: true },
  run: async ({ baseUrl, clock }) =>
    createTextReply(renderAgentsPage(guide(baseUrl, clock.now())), "text/html", {
      ...kept,
      headers: docsHeaders,
    }),
});

/** The same for agents. */
export const getAgentsGuide = operation({
  ...shared,
  name: "get_agents_guide",
  title: "Get the guide for agents as Markdown",
  summary: "The guide for agents as Markdown.",
  media: { mediaTypes: ["text/markdown"], description: "The guide." },
  rest: { method: "GET", path: "/docs/agents.md", hidden: true, anyOrigin: true },
  run: async ({ baseUrl, clock }) => createTextReply(renderAgentsMarkdown(guide(baseUrl, clock.now())), "text/markdown", kept),
});
