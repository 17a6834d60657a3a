import { listAgentClients, firstPrompts } from "#/documents/agents/agent-clients";
import { type AgentsGuide, agentsGuideTexts, type GuideTool } from "#/documents/agents/agents-guide";
import { formatDefinitions } from "#/documents/site-layout/guide-content";
import { formatCodeBlock } from "#/documents/markdown";

/** The guide for agents as Markdown. */
export function renderAgentsMarkdown({ baseUrl, tools, resources, prompts, errors }: AgentsGuide): string {
  const { lead, connecting, keys, install } = agentsGuideTexts;
  const deprecated = tools.flatMap(({ name, deprecation }) => (deprecation === undefined ? [] : [{ name, says: deprecation }]));
  return `${[
    "# Livery for agents",
    lead,
    `API reference: ${baseUrl}/docs`,
    "## Get started",
    ...[connecting, keys, install],
    "## Clients",
    ...listAgentClients(baseUrl).map(
      ({ name, snippet: { location, language, text }, note }) =>
        `### ${name}\n\n${location}:\n\n${formatCodeBlock(text, language)}\n\n${note}`,
    ),
    "## First prompts",
    firstPrompts.map(({ description: says, prompt }) => `- ${says}: “${prompt}”`).join("\n"),
    "## Tools",
    agentsGuideTexts.building,
    ...tools.map(formatTool),
    "## Resources",
    agentsGuideTexts.resources,
    formatDefinitions(
      resources.map(({ uri, description, mediaType, isKeyed }) => ({
        name: uri,
        says: `${description} ${mediaType}.${isKeyed ? " Requires a key with the READ permission." : ""}`,
      })),
    ),
    "## Prompts",
    agentsGuideTexts.prompts,
    ...prompts.map(
      ({ name, description, arguments: parameters }) =>
        `### \`${name}\`\n\n${description}\n\n${formatDefinitions(parameters.map((one) => ({ name: one.name, says: one.description })))}`,
    ),
    "## Errors",
    agentsGuideTexts.errors,
    formatDefinitions(errors.map(({ code, status, description: says }) => ({ name: code, says: `${status}. ${says}` }))),
    "## Deprecated",
    deprecated.length === 0 ? "No tools are deprecated." : formatDefinitions(deprecated),
  ].join("\n\n")}\n`;
}

const formatTool = ({ name, description, key, deprecation, arguments: parameters }: GuideTool) =>
  [
    `### \`${name}\``,
    `${deprecation === undefined ? "" : `${deprecation} `}${description} ${key}`,
    ...(parameters.length > 0
      ? [
          formatDefinitions(
            parameters.map(({ name, description: says, required }) => ({
              name,
              says: `${says}${required ? " (required)" : ""}`,
            })),
          ),
        ]
      : []),
  ].join("\n\n");
