import { type AgentClient, agentClients, firstPrompts } from "#/documents/agents/agent-clients";
import { type AgentsGuide, agentsGuideParts, agentsGuideTexts, type GuideTool } from "#/documents/agents/agents-guide";
import { webhooksPageCss } from "#/documents/webhooks/webhooks-page-css";
import { html, type Markup, trusted } from "#/kernel/markup";

/** The guide for agents as one HTML document that needs nothing else and runs nothing. */
export function agentsPage(guide: AgentsGuide): string {
  const { baseUrl, tools, resources, prompts, errors } = guide;
  const { lead, ways, keys, install } = agentsGuideTexts;
  const gone = tools.flatMap(({ name, deprecation }) => (deprecation === undefined ? [] : [{ name, says: deprecation }]));
  return html`<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Agents · Livery</title><style>${trusted(webhooksPageCss + shortCss)}</style></head>
<body><div class="page">
<header><h1>Agents</h1>
<p class="lead">${lead}</p>
<p>The same <a href="${baseUrl}/docs/agents.md">as Markdown</a>. Back to the <a href="${baseUrl}/docs">API reference</a>.</p></header>
<nav aria-label="On this page"><ul>${agentsGuideParts.map(([id, name]) => html`<li><a href="#${id}">${name}</a></li>`)}</ul></nav>
<main>
${section("begin", html`${[ways, keys, install].map(paragraph)}`)}
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
${section("deprecated", gone.length === 0 ? html`<p>Nothing is.</p>` : explained(gone))}
</main></div></body></html>`.text;
}

const section = (id: (typeof agentsGuideParts)[number][0], content: Markup) =>
  html`<section id="${id}"><h2>${agentsGuideParts.find(([part]) => part === id)?.[1]}</h2>${content}</section>`;

/** Code that is so short that it stands on one line, characters. */
const shortLength = 20;
const shortCss = ".one{white-space:nowrap}.to{white-space:normal}\n";

/** Text of our own, code in backticks. */
const inline = (words: string) =>
  words
    .split("`")
    .map((piece, index) =>
      index % 2 === 1 ? html`<code${piece.length <= shortLength && html` class="one"`}>${piece}</code>` : piece,
    );
const paragraph = (words: string) => html`<p>${inline(words)}</p>`;

const explained = (rows: readonly { readonly name: string; readonly says: string }[]) =>
  html`<dl>${rows.map(({ name, says }) => html`<dt><code>${name}</code></dt><dd>${inline(says)}</dd>`)}</dl>`;

const client = ({ name, transport, snippet: { place, text }, note }: AgentClient, index: number) =>
  html`<details${index === 0 && trusted(" open")}><summary>${name}<span>${transport === "http" ? "HTTP" : "stdio"} · ${place}</span></summary><pre tabindex="0"><code>${text}</code></pre><p>${inline(note)}</p></details>
`;

const toolArticle = ({ name, description, key, deprecation, arguments: given }: GuideTool) => html`<article id="${name}">
<h3><code>${name}</code><span class="to">${key.replace(/\.$/, "")}</span></h3>
<p>${deprecation !== undefined && html`<strong>${deprecation}</strong> `}${inline(description)}</p>
${given.length > 0 && explained(given.map(({ name, says, required }) => ({ name, says: required ? `${says} (required)` : says })))}
</article>
`;
