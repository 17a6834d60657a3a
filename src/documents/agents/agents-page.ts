import { type AgentClient, listAgentClients, firstPrompts } from "#/documents/agents/agent-clients";
import { type AgentsGuide, agentsGuideSections, agentsGuideTexts, type GuideTool } from "#/documents/agents/agents-guide";
import { renderDocsPage } from "#/documents/site-layout/docs-page";
import { renderDefinitions, renderParagraph } from "#/documents/site-layout/guide-content";
import { renderInlineCode } from "#/documents/site-layout/inline-code";
import { html, type Markup, trustMarkup } from "#/kernel/markup";

/** The guide for agents as one HTML document without scripts. */
export function renderAgentsPage(guide: AgentsGuide): string {
  const { baseUrl, tools, resources, prompts, errors } = guide;
  const { lead, connecting, keys, install } = agentsGuideTexts;
  const deprecated = tools.flatMap(({ name, deprecation }) => (deprecation === undefined ? [] : [{ name, says: deprecation }]));
  const body = html`
    ${renderSection("begin", html`${[connecting, keys, install].map(renderParagraph)}`)}\n
    ${renderSection("clients", html`${listAgentClients(baseUrl).map(renderClient)}`)}\n
    ${renderSection(
      "first",
      html`
        <dl>${firstPrompts.map(({ description: says, prompt }) => html`<dt>${says}</dt><dd>${prompt}</dd>`)}</dl>`,
    )}\n
    ${renderSection("tools", html`${renderParagraph(agentsGuideTexts.building)}${tools.map(renderTool)}`)}\n
    ${renderSection(
      "resources",
      html`${renderParagraph(agentsGuideTexts.resources)}${renderDefinitions(
        resources.map(({ uri, description, mediaType, isKeyed }) => ({
          name: uri,
          says: `${description} ${mediaType}.${isKeyed ? " Requires a key with the READ permission." : ""}`,
        })),
      )}`,
    )}\n
    ${renderSection(
      "prompts",
      html`${renderParagraph(agentsGuideTexts.prompts)}${prompts.map(
        ({
          name,
          description,
          arguments: parameters,
        }) => html`<article id="prompt-${name}"><h3><code>${name}</code></h3><p>${description}</p>\n
      ${renderDefinitions(parameters.map((one) => ({ name: one.name, says: one.description })))}</article>\n`,
      )}`,
    )}\n
    ${renderSection(
      "errors",
      html`
        ${renderParagraph(agentsGuideTexts.errors)}
        ${renderDefinitions(errors.map(({ code, status, description: says }) => ({ name: code, says: `${status}. ${says}` })))}`,
    )}\n
    ${renderSection(
      "deprecated",
      deprecated.length === 0 ? html`<p>No tools are deprecated.</p>` : renderDefinitions(deprecated),
    )}`;
  return renderDocsPage({
    title: "Agents",
    current: "/docs/agents",
    lead,
    more: html`<p>Also available <a href="${baseUrl}/docs/agents.md">as Markdown</a>.</p>`,
    sections: agentsGuideSections.map(([id, name]) => ({ id, name })),
    body,
  });
}

const renderSection = (id: (typeof agentsGuideSections)[number][0], content: Markup) =>
  html`<section id="${id}"><h2>${agentsGuideSections.find(([part]) => part === id)?.[1]}</h2>${content}</section>`;

const renderClient = ({ name, transport, snippet: { location, text }, note }: AgentClient, index: number) =>
  html`
    <details${index === 0 && trustMarkup(" open")}>
      <summary>${name}<span>${transport === "http" ? "HTTP" : "stdio"} · ${location}</span></summary>
      <pre tabindex="0"><code>${text}</code></pre>
      <p>${renderInlineCode(note)}</p>
    </details>\n`;

const renderTool = ({ name, description, key, deprecation, arguments: parameters }: GuideTool) => html`
  <article id="${name}">\n
    <h3><code>${name}</code><span class="to">${key.replace(/\.$/, "")}</span></h3>\n
    <p>${deprecation !== undefined && html`<strong>${deprecation}</strong> `}${renderInlineCode(description)}</p>\n
    ${
      parameters.length > 0 &&
      renderDefinitions(
        parameters.map(({ name, description: says, required }) => ({ name, says: required ? `${says} (required)` : says })),
      )
    }\n
  </article>\n`;
