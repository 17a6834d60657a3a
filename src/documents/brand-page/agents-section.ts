import { html, type Markup } from "#/kernel/markup";
import type { BrandPageContext } from "#/documents/brand-page/brand-page-context";
import { renderCommand, quoteShellArgument } from "#/documents/brand-page/command";
import { renderSection } from "#/documents/design-overview/section";

/** What an agent's configuration file says of this server. */
const createConfiguration = (baseUrl: string) =>
  JSON.stringify({ mcpServers: { livery: { type: "http", url: `${baseUrl}/mcp` } } }, null, 2);

/**
 * How to let coding agents work in the brand: tools over MCP, rules in the repository, prompts to
 * paste.
 */
export function renderAgentsSection({ baseUrl, slug, designId }: BrandPageContext): Markup {
  const rulesUrl = `${baseUrl}/api/v1/designs/${encodeURIComponent(designId)}/rules-pack`;
  const promptPath = `/api/v1/systems/${encodeURIComponent(slug)}/agent-prompt`;
  return renderSection(
    "agents",
    html`<p>Three ways, from the one that goes deepest to the one that needs nothing.</p>`,
    html`<div class="ov-ways">
<div class="ov-way"><h3 class="ov-subtitle">Tools</h3><p>Agents that speak the Model Context Protocol read tokens, components and rules from this server. Published systems need no key; other tools take one as <code>Authorization: Bearer</code>.</p>${renderCommand(createConfiguration(baseUrl))}<p>Agents that start a program instead run this one.</p>${renderCommand(`livery mcp --server ${quoteShellArgument(baseUrl)}`)}</div>
<div class="ov-way"><h3 class="ov-subtitle">Rules in the repository</h3><p>Few rules that can be checked, written into the files that agents read before they begin. What stands outside the marked blocks is left alone.</p>${renderCommand(`livery rules ${quoteShellArgument(slug)} --dir . --write`)}<p>Elsewhere than on this server, with a key that may read:</p>${renderCommand(`curl -fsS -H "Authorization: Bearer $LIVERY_API_KEY" ${quoteShellArgument(rulesUrl)}`)}</div>
<div class="ov-way"><h3 class="ov-subtitle">Prompts</h3><p><a href="${promptPath}">Two prompts</a>, one for a new project and one for an existing one, with every address an agent needs.</p>${renderCommand(`curl -fsS ${quoteShellArgument(baseUrl + promptPath)}`)}</div>
</div>`,
  );
}
