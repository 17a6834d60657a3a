import { type DocsPath, docsPages, hasMarkdownTwin } from "#/documents/site-layout/docs-pages";
import { html, type Markup } from "#/kernel/markup";

const guides = docsPages.filter(({ path }) => path !== "/docs");

/** The guides as a section of the page at `/docs`. */
export const renderGuideList = (): Markup => html`
  <section id="guides">
    <h2>Guides</h2>\n
    <p>They ship with the program and need no network. <a href="/docs/index.md">As Markdown</a>.</p>
    <dl>
      ${guides.map(({ path, name, description }) => html`<dt><a href="${path}">${name}</a></dt><dd>${description}</dd>\n`)}
    </dl>
  </section>\n`;

/** The index for agents, with links to Markdown. */
export function renderDocsIndexMarkdown(baseUrl: string): string {
  const toHref = (path: DocsPath) => `${baseUrl}${path}${hasMarkdownTwin(path) ? ".md" : ""}`;
  return `# Livery documentation

Livery turns a short brief into a published brand system. These guides ship with the program and need no network.

${docsPages.map(({ path, name, description }) => `- [${name}](${toHref(path)}): ${description}`).join("\n")}
- [OpenAPI](${baseUrl}/api/v1/openapi.json): the API for programs.
`;
}
