import { agentClients, firstPrompts } from "#/documents/agents/agent-clients";
import { type AgentsGuide, agentsGuideTexts, type GuideTool } from "#/documents/agents/agents-guide";
import { fenced } from "#/documents/markdown";

/** The guide for agents as Markdown. */
export function agentsMarkdown({ baseUrl, tools, resources, prompts, errors }: AgentsGuide): string {
  const { lead, ways, keys, install } = agentsGuideTexts;
  const deprecated = tools.flatMap(({ name, deprecation }) => (deprecation === undefined ? [] : [{ name, says: deprecation }]));
  return `${[
    "# Livery for agents",
    lead,
    `API reference: ${baseUrl}/docs`,
    "## Begin",
    ...[ways, keys, install],
    "## Clients",
    ...agentClients(baseUrl).map(
      ({ name, snippet: { place, language, text }, note }) => `### ${name}\n\n${place}:\n\n${fenced(text, language)}\n\n${note}`,
    ),
    "## First prompts",
    firstPrompts.map(({ says, prompt }) => `- ${says}: “${prompt}”`).join("\n"),
    "## Tools",
    ...tools.map(toolPart),
    "## Resources",
    agentsGuideTexts.resources,
    list(
      resources.map(({ uri, description, mediaType, isKeyed }) => ({
        name: uri,
        says: `${description} ${mediaType}.${isKeyed ? " Needs a key with READ." : ""}`,
      })),
    ),
    "## Prompts",
    agentsGuideTexts.prompts,
    ...prompts.map(
      ({ name, description, arguments: given }) =>
        `### \`${name}\`\n\n${description}\n\n${list(given.map((one) => ({ name: one.name, says: one.description })))}`,
    ),
    "## Errors",
    agentsGuideTexts.errors,
    list(errors.map(({ code, status, says }) => ({ name: code, says: `${status}. ${says}` }))),
    "## Deprecated",
    deprecated.length === 0 ? "Nothing is." : list(deprecated),
  ].join("\n\n")}\n`;
}

const list = (rows: readonly { readonly name: string; readonly says: string }[]) =>
  rows.map(({ name, says }) => `- \`${name}\`: ${says}`).join("\n");

const toolPart = ({ name, description, key, deprecation, arguments: given }: GuideTool) =>
  [
    `### \`${name}\``,
    `${deprecation === undefined ? "" : `${deprecation} `}${description} ${key}`,
    ...(given.length > 0
      ? [list(given.map(({ name, says, required }) => ({ name, says: `${says}${required ? " (required)" : ""}` })))]
      : []),
  ].join("\n\n");
