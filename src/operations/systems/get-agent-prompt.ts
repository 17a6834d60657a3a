import { createTextReply } from "#/kernel/http/reply";
import { StrictObject } from "#/kernel/schema";
import { agentPromptMaxAgeSeconds } from "#/model/limits";
import { defineOperation } from "#/operations/operation";
import {
  getSystemExportFacts,
  systemName,
  systemTarget,
  canonicalizeToSlug,
  findServedSystem,
  systemNotFoundMessage,
  loadServedContent,
} from "#/operations/systems/resolve";
import { deprecatedToolsRemovedAt, readOnlyHints, defineTool } from "#/operations/tool";

export const getAgentPrompt = defineOperation({
  name: "get_agent_prompt",
  title: "Get the agent prompt",
  summary: "Returns two prompts for a coding agent as Markdown: one for a new project, one for an existing project.",
  tag: "Systems",
  access: "public",
  cacheable: true,
  variesByCaller: true,
  input: StrictObject({ name: systemName }),
  media: {
    mediaTypes: ["text/markdown; charset=utf-8"],
    description: "The prompts.",
    headers: { "X-System-Updated-At": "When the content last changed, ISO 8601" },
  },
  example: { input: { name: "nordhavn-optik" } },
  rest: { method: "GET", path: "/api/v1/systems/:name/agent-prompt", anyOrigin: true },
  tool: defineTool({
    description: "Returns two prompts for a coding agent as Markdown: one for a new project, one for an existing project.",
    auth: "public",
    hints: readOnlyHints,
    deprecation: { removedAt: deprecatedToolsRemovedAt, replacement: "get_repo_rules_pack" },
    target: systemTarget,
    input: StrictObject({ name: systemName }),
  }),
  notFoundMessage: systemNotFoundMessage,
  find: findServedSystem,
  canonicalize: canonicalizeToSlug,
  async run(context, _, served) {
    const content = await loadServedContent(context, served);
    const { renderAgentPrompt } = await import("#/kits/writers");
    return createTextReply(renderAgentPrompt(content, getSystemExportFacts(context, served)), "text/markdown", {
      cacheControl: `public, max-age=${agentPromptMaxAgeSeconds}`,
      headers: { "x-system-updated-at": served.system.updatedAt },
    });
  },
});
