import { renderAgentPrompt } from "#/documents/agent-prompt";
import { createTextReply } from "#/kernel/reply";
import { StrictObject } from "#/kernel/schema";
import { agentPromptMaxAgeSeconds } from "#/model/limits";
import { operation } from "#/operations/operation";
import { exportFactsOf } from "#/operations/systems/export-facts";
import { systemName, systemTarget } from "#/operations/systems/name-input";
import { bySlug, findServedSystem, noSystem, servedContent } from "#/operations/systems/served-system";
import { deprecatedUntil, reading, tool } from "#/operations/tool";

export const getAgentPrompt = operation({
  name: "get_agent_prompt",
  title: "Get the agent prompt",
  summary: "Markdown with two prompts to copy into a coding agent: one for a new project, one for an existing one.",
  tag: "Systems",
  access: "public",
  lasting: true,
  looksAtCaller: true,
  input: StrictObject({ name: systemName }),
  media: {
    mediaTypes: ["text/markdown; charset=utf-8"],
    description: "The prompts. `X-System-Updated-At` tells when the content last changed.",
    headers: { "X-System-Updated-At": "When the content last changed, ISO 8601" },
  },
  example: { input: { name: "nordhavn-optik" } },
  rest: { method: "GET", path: "/api/v1/systems/:name/agent-prompt", anyOrigin: true },
  tool: tool({
    description: "Markdown with two prompts to copy into a coding agent: one for a new project, one for an existing one.",
    auth: "public",
    hints: reading,
    replaced: { from: deprecatedUntil, by: "get_repo_rules_pack" },
    target: systemTarget,
    input: StrictObject({ name: systemName }),
  }),
  missing: noSystem,
  find: findServedSystem,
  canonical: bySlug,
  async run(context, _, served) {
    const content = await servedContent(context, served);
    return createTextReply(renderAgentPrompt(content, exportFactsOf(context, served)), "text/markdown", {
      cacheControl: `public, max-age=${agentPromptMaxAgeSeconds}`,
      headers: { "x-system-updated-at": served.system.updatedAt },
    });
  },
});
