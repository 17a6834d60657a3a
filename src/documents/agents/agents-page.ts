import { type AgentClient, agentClients, firstPrompts } from "#/documents/agents/agent-clients";
import { type AgentsGuide, agentsGuideParts, agentsGuideTexts, type GuideTool } from "#/documents/agents/agents-guide";
import { docsPage } from "#/documents/livery-frame/docs-page";
import { inlineCode } from "#/documents/livery-frame/inline-code";
import { html, type Markup, trustMarkup } from "#/kernel/markup";

/** The guide for agents as one HTML document that needs nothing else and runs nothing. */
export function agentsPage(guide: AgentsGuide): string {
  const { baseUrl, tools, resources, prompts, errors } = guide;
  const { lead, ways, keys, install } = agentsGuideTexts;
  const gone = tools.flatMap(({ name, deprecation }) => (deprecation === undefined ? [] : [{ name, says: deprecation }]));
  const body = html`${section("begin", html`${[ways, keys, install].map(paragraph)}`)}
${section("clients", html`${agentClients(baseUrl).map(client)}`)}
${section("first", html`<dl>${firstPrompts.map(({ says, prompt }) => html`<dt>${says}</dt><dd>${prompt}</dd>`)}</dl>`)}
${section("tools", html`${tools.map(toolArticle)}`)}
${section(
  "resources",
  html`${paragraph(agentsGuideTexts.resources)}${explained(
    resources.map(({ uri, description, mediaType, isKeyed }) => ({
      name: uri,
      says: `${description} ${mediaType}.${isKeyed ? " Needs a key with READ." : ""}`,
    })),
  )}`,
)}
${section(
  "prompts",
  html`${paragraph(agentsGuideTexts.prompts)}${prompts.map(
    ({
      name,
      description,
      arguments: given,
    }) => html`<article id="prompt-${name}"><h3><code>${name}</code></h3><p>${description}</p>
${explained(given.map((one) => ({ name: one.name, says: one.description })))}</article>
`,
  )}`,
)}
${section(
  "errors",
  html`${paragraph(agentsGuideTexts.errors)}${explained(errors.map(({ code, status, says }) => ({ name: code, says: `${status}. ${says}` })))}`,
)}
${section("deprecated", gone.length === 0 ? html`<p>Nothing is.</p>` : explained(gone))}`;
  return docsPage({
    title: "Agents",
    current: "/docs/agents",
    lead,
    more: html`<p>The same <a href="${baseUrl}/docs/agents.md">as Markdown</a>.</p>`,
    parts: agentsGuideParts.map(([id, name]) => ({ id, name })),
    body,
  });
}

const section = (id: (typeof agentsGuideParts)[number][0], content: Markup) =>
  html`<section id="${id}"><h2>${agentsGuideParts.find(([part]) => part === id)?.[1]}</h2>${content}</section>`;

const paragraph = (words: string) => html`<p>${inlineCode(words)}</p>`;

const explained = (rows: readonly { readonly name: string; readonly says: string }[]) =>
  html`<dl>${rows.map(({ name, says }) => html`<dt><code>${name}</code></dt><dd>${inlineCode(says)}</dd>`)}</dl>`;

const client = ({ name, transport, snippet: { place, text }, note }: AgentClient, index: number) =>
  html`<details${index === 0 && trustMarkup(" open")}><summary>${name}<span>${transport === "http" ? "HTTP" : "stdio"} · ${place}</span></summary><pre tabindex="0"><code>${text}</code></pre><p>${inlineCode(note)}</p></details>
`;

const toolArticle = ({ name, description, key, deprecation, arguments: given }: GuideTool) => html`<article id="${name}">
<h3><code>${name}</code><span class="to">${key.replace(/\.$/, "")}</span></h3>
<p>${deprecation !== undefined && html`<strong>${deprecation}</strong> `}${inlineCode(description)}</p>
${given.length > 0 && explained(given.map(({ name, says, required }) => ({ name, says: required ? `${says} (required)` : says })))}
</article>
`;
