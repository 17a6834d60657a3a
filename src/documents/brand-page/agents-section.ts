import { html, type Markup } from "#/kernel/markup";
import type { BrandPageContext } from "#/documents/brand-page/brand-page-context";
import { getInstallerPath } from "#/documents/install-command";
import { renderCommand, quoteShellArgument } from "#/documents/brand-page/command";
import { renderSection } from "#/documents/design-overview/section";

/** The entry for this server in an MCP client's configuration file. */
const createConfiguration = (baseUrl: string) =>
  JSON.stringify({ mcpServers: { livery: { type: "http", url: `${baseUrl}/mcp` } } }, null, 2);

/** How to connect coding agents: tools over MCP, rules in the repository, prompts to paste. */
export function renderAgentsSection({ baseUrl, slug }: BrandPageContext): Markup {
  const installerUrl = baseUrl + getInstallerPath(slug);
  const promptPath = `/api/v1/systems/${encodeURIComponent(slug)}/agent-prompt`;
  return renderSection(
    "agents",
    html`<p>Three ways to give a coding agent the brand, from full integration to a prompt that you paste.</p>`,
    html`
      <div class="ov-ways">\n
        <div class="ov-way">
          <h3 class="ov-subtitle">Tools</h3>
          <p>
            Agents that support the Model Context Protocol read tokens, components and rules from this server.
            Published systems need no key. Other tools require one in the <code>Authorization: Bearer</code> header.
          </p>
          ${renderCommand(createConfiguration(baseUrl))}
          <p>For agents that start a local server instead:</p>
          ${renderCommand(`livery mcp --server ${quoteShellArgument(baseUrl)}`)}
        </div>\n
        <div class="ov-way">
          <h3 class="ov-subtitle">Rules in the repository</h3>
          <p>
            Writes a short list of verifiable rules into the files that agents read first. Text outside the marked blocks is not changed.
          </p>
          ${renderCommand(`curl -fsSL ${quoteShellArgument(installerUrl)} | sh`)}
          <p>
            It shows its changes and asks first. In CI, this fails if the files were edited or a newer version is served:
          </p>
          ${renderCommand(`curl -fsSL ${quoteShellArgument(installerUrl)} | sh -s -- --check`)}
          <p>With the executable:</p>
          ${renderCommand(`livery rules ${quoteShellArgument(slug)} --dir . --write`)}
        </div>\n
        <div class="ov-way">
          <h3 class="ov-subtitle">Prompts</h3>
          <p>
            <a href="${promptPath}">Two prompts</a>
            , one for a new project and one for an existing project, with every URL that an agent needs.
          </p>
          ${renderCommand(`curl -fsS ${quoteShellArgument(baseUrl + promptPath)}`)}
        </div>\n
      </div>`,
  );
}
