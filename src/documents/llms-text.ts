import { docsPages, hasMarkdownTwin } from "#/documents/site-layout/docs-pages";
import { quoteText } from "#/kernel/text/quote-text";

/** A published system, as the index lists it. */
export type IndexedSystem = { readonly slug: string; readonly name: string; readonly version: string; readonly summary: string };

/**
 * `/llms.txt` (llmstxt.org): what this server has for agents, as Markdown with a title, a summary
 * and lists of links. Links lead to Markdown where a page has it.
 */
export function renderLlmsText({
  systems,
  nextUrl,
  baseUrl,
}: {
  readonly systems: readonly IndexedSystem[];
  /** Absolute URL of the next page of systems. */
  readonly nextUrl: string | null;
  readonly baseUrl: string;
}): string {
  const lines = systems.map(
    ({ slug, name, version, summary }) =>
      `- [${slug}](${baseUrl}/systems/${encodeURIComponent(slug)}.md): ${quoteText(name)} ${version}. ${summary}`,
  );
  const more = nextUrl === null ? [] : [`- [More systems](${nextUrl})`];
  return `# Livery

> Brand design systems for apps and coding agents: tokens, marks, icons, imagery, components and pages, with versions.

Connect over MCP at <${baseUrl}/mcp> for tools that find, return and check every part. Published systems need no key.

## Systems

${lines.length === 0 ? "No system is published yet." : [...lines, ...more].join("\n")}

## Documentation

${docsPages
  .filter(({ path }) => hasMarkdownTwin(path))
  .map(({ path, name, description }) => `- [${name}](${baseUrl}${path}.md): ${description}`)
  .join("\n")}

## Optional

- [OpenAPI](${baseUrl}/api/v1/openapi.json): the API for programs.
- [Systems as JSON](${baseUrl}/api/v1/systems): the list above for programs, in pages.
`;
}
