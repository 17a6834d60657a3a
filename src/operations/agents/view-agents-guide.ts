import type { AgentsGuide, GuideTool } from "#/documents/agents/agents-guide";
import { docsHeaders } from "#/documents/site-layout/docs-headers";
import { httpStatusByCode, toPublicCode } from "#/kernel/http/error-body";
import { createTextReply } from "#/kernel/http/reply";
import { StrictObject } from "#/kernel/schema";
import { agentPrompts } from "#/operations/agents/agent-prompts";
import { agentResources } from "#/operations/agents/agent-resources";
import { defineOperation } from "#/operations/operation";
import { describeRequiredKey } from "#/operations/describe-required-key";
import { failureHints } from "#/operations/failure-hints";
import { tools } from "#/operations/tools";
import { describeDeprecation, isAvailable, type ToolOperation } from "#/operations/tool-operation";

const cacheOptions = { cacheControl: "public, max-age=300" };

function createGuide(baseUrl: string, now: Date): AgentsGuide {
  return {
    baseUrl,
    tools: tools.filter((toolOperation) => isAvailable(toolOperation, now)).map(toGuideTool),
    resources: agentResources,
    prompts: agentPrompts,
    errors: Object.entries(failureHints).map(([code, description]) => ({
      code: toPublicCode(code),
      description,
      status: httpStatusByCode[code as keyof typeof failureHints],
    })),
  };
}

function toGuideTool(toolOperation: ToolOperation): GuideTool {
  const { name, tool } = toolOperation;
  const required: readonly string[] = tool.input.required ?? [];
  return {
    name,
    description: tool.description,
    key: describeRequiredKey(toolOperation),
    ...(tool.deprecation && { deprecation: describeDeprecation(tool.deprecation) }),
    arguments: Object.entries(tool.input.properties).map(([argument, { description = "", enum: choices }]) => ({
      name: argument,
      description: `${description}${Array.isArray(choices) ? `${description && ": "}${choices.join(", ")}` : ""}`,
      required: required.includes(argument),
    })),
  };
}

/** The guide as a page and as Markdown. */
export async function renderAgentsGuide(
  baseUrl: string,
  now: Date,
): Promise<{ readonly page: string; readonly markdown: string }> {
  const guide = createGuide(baseUrl, now);
  const { renderAgentsPage, renderAgentsMarkdown } = await import("#/documents/docs-writers");
  return { page: renderAgentsPage(guide), markdown: renderAgentsMarkdown(guide) };
}

const shared = { tag: "Server", access: "public", rate: "static", input: StrictObject({}) } as const;

/** The guide as a web page. */
export const viewAgentsGuide = defineOperation({
  ...shared,
  name: "view_agents_guide",
  title: "View the agents guide",
  summary: "Returns the guide to connecting agents: client setup, tools, resources, prompts and errors.",
  media: { mediaTypes: ["text/html"], description: "The guide as HTML." },
  rest: { method: "GET", path: "/docs/agents", hidden: true },
  async run({ baseUrl, clock }) {
    const { renderAgentsPage } = await import("#/documents/docs-writers");
    return createTextReply(renderAgentsPage(createGuide(baseUrl, clock.now())), "text/html", {
      ...cacheOptions,
      headers: docsHeaders,
    });
  },
});

/** The guide as Markdown, for agents. */
export const getAgentsGuide = defineOperation({
  ...shared,
  name: "get_agents_guide",
  title: "Get the agents guide as Markdown",
  summary: "Returns the guide to connecting agents as Markdown.",
  media: { mediaTypes: ["text/markdown"], description: "The guide as Markdown." },
  rest: { method: "GET", path: "/docs/agents.md", hidden: true, anyOrigin: true },
  async run({ baseUrl, clock }) {
    const { renderAgentsMarkdown } = await import("#/documents/docs-writers");
    return createTextReply(renderAgentsMarkdown(createGuide(baseUrl, clock.now())), "text/markdown", cacheOptions);
  },
});
