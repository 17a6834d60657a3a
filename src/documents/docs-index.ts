import { renderDocsPage } from "#/documents/site-layout/docs-page";
import { type DocsPath, docsPages, hasMarkdownTwin } from "#/documents/site-layout/docs-pages";
import { html } from "#/kernel/markup";

/** A route of the API as the index lists it. */
export type IndexedRoute = {
  readonly id: string;
  readonly tag: string;
  readonly title: string;
  readonly method: string;
  readonly path: string;
};

const lead = "Livery turns a short brief into a published brand system. These guides ship with the program and need no network.";

const listedPages = docsPages.filter(({ path }) => path !== "/docs");

/** The first page of the documentation: the guides, then every route with a link to its reference. */
export function renderDocsIndexPage(routes: readonly IndexedRoute[]): string {
  return renderDocsPage({
    title: "Documentation",
    current: "/docs",
    lead,
    more: html`<p>The guides <a href="/docs/index.md">as Markdown</a>.</p>`,
    sections: [
      { id: "guides", name: "Guides" },
      { id: "routes", name: "Routes of the API" },
    ],
    body: html`<section id="guides"><h2>Guides</h2>
<dl>${listedPages.map(({ path, name, description }) => html`<dt><a href="${path}">${name}</a></dt><dd>${description}</dd>\n`)}</dl>
</section>
<section id="routes"><h2>Routes of the API</h2>
<p>For programs, the same as <a href="/api/v1/openapi.json">OpenAPI</a>.</p>
${[...Map.groupBy(routes, ({ tag }) => tag)].map(
  ([tag, tagRoutes]) => html`<h3 class="apart">${tag}</h3>
<ul>${tagRoutes.map(
    ({ id, title, method, path }) =>
      html`<li id="${id}"><a href="/docs/reference#${id}">${title}</a> <code>${method} ${path}</code></li>\n`,
  )}</ul>
`,
)}</section>`,
  });
}

/** The index for agents, with links to Markdown. */
export function renderDocsIndexMarkdown(baseUrl: string): string {
  const toHref = (path: DocsPath) => `${baseUrl}${path}${hasMarkdownTwin(path) ? ".md" : ""}`;
  return `# Livery documentation

${lead}

${listedPages.map(({ path, name, description }) => `- [${name}](${toHref(path)}): ${description}`).join("\n")}
- [OpenAPI](${baseUrl}/api/v1/openapi.json): the API for programs.
`;
}
