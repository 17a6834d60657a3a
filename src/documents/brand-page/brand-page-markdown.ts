import { type BrandPageContext, getBrandPagePath, type PublicVersion } from "#/documents/brand-page/brand-page-context";
import { listDownloads } from "#/documents/brand-page/downloads";
import { formatColorTable, formatTypeLines, describeShape } from "#/documents/brand-summary";
import { formatRuleMarkdown } from "#/documents/handoff/rule-markdown";
import { escapeMarkdown } from "#/documents/markdown";
import { formatOwnValueTable } from "#/documents/own-values";
import { listVoiceLines } from "#/documents/voice-lines";
import { quotingNote, quoteText } from "#/kernel/text/quote-text";
import type { DesignContent } from "#/model/design-content";

/** The most versions in the list. Older ones are on the page. */
const maxVersions = 5;

/**
 * A system's brand page as Markdown, for agents: values, parts with the addresses of their code,
 * files, set-up and versions. Text of people appears as quoted data.
 */
export function renderBrandPageMarkdown(content: DesignContent, context: Omit<BrandPageContext, "allowsDownload">): string {
  const { direction, components, pages } = content;
  const { baseUrl, slug, version, systemName } = context;
  const partUrl = `${baseUrl}/api/v1/systems/${encodeURIComponent(slug)}`;
  const listParts = (kind: string, parts: readonly { readonly slug: string; readonly name: string }[]) =>
    parts.map((part) => `- [${escapeMarkdown(part.name)}](${partUrl}/${kind}/${part.slug})`).join("\n");
  const sections: readonly (readonly [title: string, text: string])[] = [
    ["Colours", [formatColorTable(content), ...formatOwnValueTable(content.tokens)].join("\n\n")],
    ["Type", formatTypeLines(content)],
    ["Shape", formatRuleMarkdown(describeShape(content))],
    [
      "Voice",
      listVoiceLines(content, escapeMarkdown)
        .map((line) => `- ${line}`)
        .join("\n"),
    ],
    ["Components", listParts("components", components)],
    ["Pages", listParts("pages", pages)],
    ["Files", formatFiles({ ...context, allowsDownload: true })],
    ["Coding agents", formatSetUp(context)],
    ["Versions", formatVersions(context)],
  ];
  return `# ${quoteText(systemName)} ${version}

> ${escapeMarkdown(direction.summary)}

${quotingNote} The same as a page for people: <${baseUrl}${getBrandPagePath(slug)}>

${sections
  .filter(([, text]) => text !== "")
  .map(([title, text]) => `## ${title}\n\n${text}`)
  .join("\n\n")}
`;
}

const formatFiles = (context: BrandPageContext): string =>
  listDownloads(context)
    .flatMap(({ downloads }) => downloads)
    .map(({ title, use, path }) => `- [${title}](${context.baseUrl}${path})${use === "" ? "" : `: ${use}`}`)
    .join("\n");

function formatSetUp({ baseUrl, slug }: Pick<BrandPageContext, "baseUrl" | "slug">): string {
  const encoded = encodeURIComponent(slug);
  return `- MCP over HTTP: <${baseUrl}/mcp>; published systems need no key
- Fonts for any page: <${baseUrl}/fonts/${encoded}.css>
- Registry for the shadcn command line: <${baseUrl}/r/${encoded}/registry.json>
- Skill, a SKILL.md with rules and their checks: <${baseUrl}/api/v1/systems/${encoded}/skill>
- Prompts for a new and an existing project: <${baseUrl}/api/v1/systems/${encoded}/agent-prompt>
- Set-up of each client: <${baseUrl}/docs/agents.md>`;
}

const kindLabels: Readonly<Record<PublicVersion["kind"], string>> = {
  release: "published",
  rc: "approved",
  alpha: "foundation",
};

function formatVersions({ versions, version }: Pick<BrandPageContext, "versions" | "version">): string {
  const lines = versions.slice(0, maxVersions).map(({ number, kind, createdAt, changelog, releaseNotes }) => {
    const { added, removed, changed } = changelog;
    const counts = [`${added.length} added`, `${removed.length} removed`, `${changed.length} changed`].join(", ");
    const notes = releaseNotes === null ? "" : ` Notes: ${quoteText(releaseNotes)}`;
    return `- ${number}${number === version ? " (live)" : ""}, ${kindLabels[kind]} ${createdAt.slice(0, 10)}: ${counts}.${notes}`;
  });
  const rest = versions.length - lines.length;
  return [...lines, ...(rest > 0 ? [`- and ${rest} older`] : [])].join("\n");
}
